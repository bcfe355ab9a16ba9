import { COMMON_ENTRY, COMMON_RED_FLAGS, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

/** Recovery of a sprained finger: protect, bend, grip, catch, throw. */
export const FINGER_LADDER: RecoveryLadder = {
  id: 'finger',
  region: 'Finger',
  name: 'Zurück nach der Fingerverletzung',
  scope:
    'Für einen verstauchten oder angerissenen Finger ohne Bruch. Nach Bruch, Sehnenabriss oder Operation gilt der Plan deiner Behandlung.',
  citation:
    'Berner Konsens zur Rückkehr in den Sport (Ardern u. a. 2016, British Journal of Sports Medicine): schrittweise und nach Kriterien. Stufen, Grenzen und Tage sind Praxis und von uns.',
  source:
    'Ardern et al. 2016, Br J Sports Med 50(14):853–864 (return to sport as a continuum, decided together; abstract read). No study of such a ladder for fingers is known to us: stages, exercises, bounds and days are coaching practice.',
  entry: COMMON_ENTRY,
  redFlags: [
    ...COMMON_RED_FLAGS,
    { id: 'sehne', text: 'Du kannst die Fingerspitze nicht mehr strecken oder beugen' },
    { id: 'schief', text: 'Der Finger steht schief oder lässt sich zur Seite wegdrücken' },
    { id: 'kalt', text: 'Der Finger ist kalt, blass oder blau' },
  ],
  stages: [
    recoveryStage({
      id: 'schuetzen',
      name: 'Schützen',
      goal: 'Schwellung abklingen lassen, Schiene oder Tape wie besprochen. Der Rest des Körpers trainiert weiter.',
      exercises: [
        ['kaefer', 3, 8],
        ['gesaessbruecke-dynamisch', 2, 12],
        ['beinheben-seitlage', 2, 12],
      ],
      days: 3,
      checks: [{ id: 'schwillt-ab', text: 'Die Schwellung nimmt ab' }],
    }),
    recoveryStage({
      id: 'bewegen',
      name: 'Beugen und strecken',
      goal: 'Den Finger aus eigener Kraft bewegen, so weit besprochen ist.',
      exercises: [
        ['griff-finger-strecken-band', 2, 10],
        ['unterarmdehnung', 2, 30],
        ['brustwirbel-seitlage', 2, 8],
      ],
      days: 5,
      checks: [{ id: 'faust', text: 'Du machst fast eine volle Faust und streckst den Finger fast ganz' }],
    }),
    recoveryStage({
      id: 'greifen',
      name: 'Greifen',
      goal: 'Den Ball drücken und halten, ziehen mit wenig Gewicht. Tape an den Nachbarfinger.',
      exercises: [
        ['griff-ball-druecken', 3, 8],
        ['griff-finger-strecken-band', 3, 12],
        ['rucksack-rudern', 3, 10],
      ],
      days: 5,
      checks: [{ id: 'tragen', text: 'Du trägst eine volle Tasche ohne Schmerz' }],
      tests: [{ id: 'griff-seiten', text: 'Ball von oben halten im Vergleich zur anderen Seite', unit: 'percent', atLeast: 80 }],
    }),
    recoveryStage({
      id: 'fangen',
      name: 'Fangen und stützen',
      goal: 'Erst weich, dann fester zugespielt; Gewicht auf die Hand nehmen.',
      exercises: [
        ['ball-fuehren-um-koerper', 3, 30],
        ['griff-ball-halten', 3, 15],
        ['einbeinstand-ball-wand', 2, 30],
        ['liegestuetz-erhoeht', 3, 8],
      ],
      days: 5,
      checks: [{ id: 'fangen', text: '30 feste Pässe fangen ohne Schmerz, mit Tape' }],
      tests: [{ id: 'griff-voll', text: 'Ball von oben halten im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'mannschaft',
      name: 'Mannschaftstraining',
      goal: 'Werfen, prellen und verteidigen; im Tor erst mit halber Kraft geworfen. Das Tape bleibt noch Wochen.',
      exercises: [
        ['einwerfen-drei-stufen', 2, 60],
        ['handball-zielwurf-ecken', 3, 8],
        ['liegestuetz', 3, 8],
      ],
      days: 5,
      checks: [
        { id: 'training-voll', text: 'Zwei volle Trainings mit der Mannschaft ohne Schmerz, auch am Morgen danach' },
        { id: 'freigabe', text: 'Wer dich behandelt, ist mit dem Spielen einverstanden' },
      ],
    }),
  ],
};
