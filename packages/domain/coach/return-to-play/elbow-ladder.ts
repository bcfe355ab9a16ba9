import { COMMON_ENTRY, COMMON_RED_FLAGS, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

/** Recovery of the elbow of throwers and goalkeepers: move, grip, support, then throw by number and effort. */
export const ELBOW_LADDER: RecoveryLadder = {
  id: 'ellbogen',
  region: 'Ellbogen',
  name: 'Zurück nach Ellbogenschmerz',
  scope: 'Für Ellbogenschmerz beim Werfen oder im Tor. Nach Auskugeln, Bandriss, Bruch oder Operation gilt der Plan deiner Behandlung.',
  citation:
    'Aufbau der Würfe nach Reinold u. a. 2002 (JOSPT), dort für Baseball; Rückkehr nach Kriterien wie im Berner Konsens (Ardern u. a. 2016). Stufen und Zahlen für Handball sind von uns.',
  source:
    'Reinold et al. 2002, J Orthop Sports Phys Ther 32(6):293–298 (interval throwing: number, distance and effort in steps with days between; from memory, made for baseball); Ardern et al. 2016, Br J Sports Med 50(14):853–864 (abstract read). Stages, exercises, bounds and days for handball are coaching practice.',
  entry: COMMON_ENTRY,
  redFlags: [
    ...COMMON_RED_FLAGS,
    { id: 'ausgekugelt', text: 'Der Ellbogen war ausgekugelt, blockiert oder gibt nach' },
    { id: 'strecken', text: 'Du kannst den Arm nicht mehr ganz strecken oder beugen' },
    { id: 'wachstum', text: 'Unter 16 Jahren: Schmerz innen am Ellbogen bei jedem Wurf' },
  ],
  stages: [
    recoveryStage({
      id: 'bewegen',
      name: 'Bewegen',
      goal: 'Den Arm ganz strecken und beugen; Schulter und Brustwirbelsäule beweglich halten.',
      exercises: [
        ['unterarmdehnung', 2, 30],
        ['schulterblatt-wandgleiten', 2, 10],
        ['brustwirbel-seitlage', 2, 8],
      ],
      days: 3,
      checks: [{ id: 'ganz', text: 'Du streckst und beugst den Arm ganz, mit höchstens leichtem Schmerz' }],
    }),
    recoveryStage({
      id: 'greifen',
      name: 'Greifen und ziehen',
      goal: 'Unterarm und Schulterblatt kräftigen, noch ohne Stütz.',
      exercises: [
        ['griff-finger-strecken-band', 3, 12],
        ['ellbogenrudern-rueckenlage', 3, 8],
        ['bauchlage-arm-90-heben', 3, 8],
        ['griff-ball-druecken', 2, 10],
      ],
      days: 4,
      checks: [{ id: 'tragen', text: 'Du trägst eine volle Tasche am langen Arm ohne Schmerz' }],
      tests: [{ id: 'griff-seiten', text: 'Ball von oben halten im Vergleich zur anderen Seite', unit: 'percent', atLeast: 80 }],
    }),
    recoveryStage({
      id: 'stuetzen',
      name: 'Stützen und rudern',
      goal: 'Gewicht auf den Arm nehmen, erst mit erhöhten Händen.',
      exercises: [
        ['liegestuetz-erhoeht', 3, 8],
        ['schulterblatt-liegestuetz', 2, 12],
        ['rucksack-rudern', 3, 10],
        ['band-aussenrotation-90', 3, 12],
      ],
      days: 5,
      checks: [{ id: 'stuetz', text: 'Liegestütz mit erhöhten Händen ohne Schmerz' }],
      tests: [{ id: 'griff-voll', text: 'Ball von oben halten im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'schnell',
      name: 'Schnell ohne Ball',
      goal: 'Wurfbewegung ohne Ball und das Bremsen danach.',
      exercises: [
        ['wurf-kraftkette-langsam', 3, 6],
        ['schattenwurf', 3, 8],
        ['band-schlagwurf-umkehr', 3, 10],
      ],
      days: 4,
      checks: [{ id: 'schatten', text: '20 Schattenwürfe, und am Morgen danach schmerzt nichts mehr als davor' }],
    }),
    recoveryStage({
      id: 'werfen',
      name: 'Werfen nach Zahl',
      goal: 'Erst wenige Würfe mit halber Kraft, alle zwei Tage zehn mehr. Im Tor: Bälle mit wenig Tempo halten.',
      exercises: [
        ['einwerfen-drei-stufen', 2, 60],
        ['handball-abpraller-halten', 2, 8],
        ['handball-schlagwurf-wand', 3, 8],
      ],
      days: 5,
      checks: [
        { id: 'dreissig', text: '30 Würfe oder gehaltene Bälle, und am Morgen danach schmerzt nichts mehr als davor' },
        { id: 'vertrauen', text: 'Du holst aus und triffst, ohne den Arm zu schonen' },
      ],
    }),
    recoveryStage({
      id: 'mannschaft',
      name: 'Mannschaftstraining',
      goal: 'Würfe mit vollem Tempo, erst ohne, dann mit Gegner. Eine Bandage darf bleiben.',
      exercises: [
        ['handball-zielwurf-ecken', 3, 8],
        ['handball-anlauf-drei-schritte', 3, 6],
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
