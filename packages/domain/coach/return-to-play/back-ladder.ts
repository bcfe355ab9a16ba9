import { COMMON_ENTRY, COMMON_RED_FLAGS, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

/** Recovery of the lower back: move, brace, lift, then land, turn and fall again. */
export const BACK_LADDER: RecoveryLadder = {
  id: 'ruecken',
  region: 'unterer Rücken',
  name: 'Zurück nach Rückenschmerz',
  scope:
    'Für Schmerz im unteren Rücken ohne Ausstrahlung ins Bein. Nach einem Bandscheibenvorfall, einem Wirbelbruch oder einer Stressreaktion am Wirbel gilt der Plan deiner Behandlung.',
  citation:
    'Berner Konsens zur Rückkehr in den Sport (Ardern u. a. 2016, British Journal of Sports Medicine): schrittweise, nach Kriterien, gemeinsam entschieden. Stufen, Grenzen und Tage sind Praxis und von uns.',
  source:
    'Ardern et al. 2016, Br J Sports Med 50(14):853–864 (return to sport as a continuum, decided together; abstract read). No study of such a ladder for handball is known to us: stages, exercises, bounds and days are coaching practice.',
  entry: COMMON_ENTRY,
  redFlags: [
    ...COMMON_RED_FLAGS,
    { id: 'blase', text: 'Probleme mit Blase oder Darm, oder Taubheit zwischen den Beinen: sofort in die Klinik' },
    { id: 'bein', text: 'Schmerz, der bis unter das Knie zieht, oder ein schwacher Fuß' },
    { id: 'sturz', text: 'Der Schmerz begann mit einem Sturz oder Schlag' },
    { id: 'ueberstrecken', text: 'Unter 20 Jahren: Schmerz beim Überstrecken, der länger als zwei Wochen bleibt' },
  ],
  stages: [
    recoveryStage({
      id: 'bewegen',
      name: 'Bewegen im Alltag',
      goal: 'In Bewegung bleiben und die Spannung im Rumpf wiederfinden.',
      exercises: [
        ['kaefer', 3, 8],
        ['brustwirbel-seitlage', 2, 8],
        ['gesaessbruecke-dynamisch', 2, 12],
      ],
      days: 3,
      checks: [
        { id: 'alltag', text: 'Sitzen, Gehen und Aufstehen gehen mit höchstens leichtem Schmerz' },
        { id: 'schlaf', text: 'Du schläfst durch' },
      ],
    }),
    recoveryStage({
      id: 'halten',
      name: 'Halten und aus der Hüfte beugen',
      goal: 'Den Rumpf ruhig halten, während sich Arme, Beine und Hüfte bewegen.',
      exercises: [
        ['bird-dog', 3, 8],
        ['unterarmstuetz', 3, 20],
        ['seitstuetz-kurz', 3, 15],
        ['hueftscharnier-stock', 2, 10],
      ],
      days: 4,
      checks: [{ id: 'buecken', text: 'Du beugst dich aus der Hüfte bis zu den Knien ohne Schmerz' }],
      tests: [{ id: 'seite', text: 'Kurzer Seitstütz auf den Knien, schwächere Seite', unit: 'seconds', atLeast: 30 }],
    }),
    recoveryStage({
      id: 'kraft',
      name: 'Kraft und Laufen',
      goal: 'Beine und Hüfte ohne Last kräftigen, geradeaus laufen.',
      exercises: [
        ['kniebeuge-koerpergewicht', 3, 10],
        ['einbeinige-hueftbruecke', 3, 8],
        ['seitstuetz', 3, 20],
        ['lockeres-einlaufen', 1, 240],
      ],
      days: 5,
      checks: [{ id: 'lauf15', text: 'Du läufst 15 Minuten geradeaus, und der Rücken ist am Morgen danach nicht steifer' }],
      tests: [{ id: 'stuetz', text: 'Unterarmstütz am Stück', unit: 'seconds', atLeast: 60 }],
    }),
    recoveryStage({
      id: 'last',
      name: 'Heben und strecken',
      goal: 'Last vom Boden heben, den Rücken unter Last strecken und drehen.',
      exercises: [
        ['rucksack-rudern', 3, 10],
        ['einbeinige-standwaage', 3, 8],
        ['rueckenstrecken-bauchlage', 3, 8],
        ['seitstuetz-hueftheben', 3, 8],
      ],
      days: 5,
      checks: [{ id: 'heben', text: 'Du hebst einen vollen Rucksack vom Boden ohne Schmerz' }],
      tests: [{ id: 'seite-lang', text: 'Seitstütz, schwächere im Vergleich zur stärkeren Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'schnell',
      name: 'Schnell drehen und landen',
      goal: 'Wurfbewegung ohne Ball, Sprünge und Läufe bis fast zum vollen Tempo.',
      exercises: [
        ['schattenwurf', 3, 6],
        ['landung-auf-zwei-beinen', 3, 6],
        ['steigerungslaeufe', 4, 30],
        ['seitstuetz', 3, 30],
      ],
      days: 4,
      checks: [
        { id: 'drehen', text: 'Schnelles Drehen und Landen ohne Schmerz' },
        { id: 'vertrauen', text: 'Du schonst den Rücken nicht mehr' },
      ],
    }),
    recoveryStage({
      id: 'mannschaft',
      name: 'Mannschaftstraining',
      goal: 'Erst ohne, dann mit Körperkontakt und Fallen; der Rumpf bleibt Teil des Aufwärmens.',
      exercises: [
        ['bremsen-auf-zwei-kontakte', 4, 10],
        ['skatersprung', 3, 8],
        ['unterarmstuetz', 2, 40],
      ],
      days: 5,
      checks: [
        { id: 'training-voll', text: 'Zwei volle Trainings mit der Mannschaft ohne Schmerz, auch am Morgen danach' },
        { id: 'freigabe', text: 'Wer dich behandelt, ist mit dem Spielen einverstanden' },
      ],
    }),
  ],
};
