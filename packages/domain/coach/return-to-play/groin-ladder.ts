import { COMMON_ENTRY, COMMON_RED_FLAGS, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

/** Recovery of the adductors: tense, lift, hold longer levers, then run sideways, cut and slide. */
export const GROIN_LADDER: RecoveryLadder = {
  id: 'leiste',
  region: 'Adduktoren',
  name: 'Zurück nach der Leistenzerrung',
  scope:
    'Für eine Zerrung oder einen kleinen Riss der Adduktoren. Nach einem Abriss, einem Leistenbruch oder bei Schmerz im Hüftgelenk gilt der Plan deiner Behandlung.',
  citation:
    'Kriterien statt Kalender nach Serner u. a. 2020 (81 Sportler, Orthopaedic Journal of Sports Medicine): schmerzfrei nach 13, zurück im Mannschaftstraining nach 18 Tagen, jeweils im Mittel. Stufen, Grenzen und Tage sind von uns.',
  source:
    'Serner et al. 2020, Orthop J Sports Med 8(1):2325967119897247 (criteria-based exercise programme for acute adductor injuries, 81 male athletes; grades 0–2: clinically pain-free after a median of 13 days, full team training after 18; grade 3 after months; abstract read). The exercises and bounds here are ours; the ladder of the Copenhagen exercise is that of the module.',
  entry: COMMON_ENTRY,
  redFlags: [
    ...COMMON_RED_FLAGS,
    { id: 'delle', text: 'Eine tastbare Delle oder ein großer Bluterguss an der Innenseite des Oberschenkels' },
    { id: 'husten', text: 'Eine Vorwölbung in der Leiste, oder Schmerz beim Husten' },
    { id: 'hoden', text: 'Schmerz im Hoden oder Unterbauch' },
  ],
  stages: [
    recoveryStage({
      id: 'anspannen',
      name: 'Anspannen ohne Schmerz',
      goal: 'Die Innenseite sanft anspannen und wieder normal gehen.',
      exercises: [
        ['adduktoren-druecken', 3, 10],
        ['gesaessbruecke-dynamisch', 2, 12],
        ['beinheben-seitlage', 2, 12],
      ],
      days: 3,
      checks: [
        { id: 'gehen', text: 'Du gehst und steigst Treppen ohne Hinken' },
        { id: 'druecken', text: 'Du drückst die Knie fest zusammen, mit höchstens leichtem Schmerz' },
      ],
    }),
    recoveryStage({
      id: 'heben',
      name: 'Heben gegen die Schwerkraft',
      goal: 'Das Bein aus der Seitlage heben, erste Schritte zur Seite.',
      exercises: [
        ['seitlage-adduktoren', 3, 10],
        ['frosch-bruecke', 3, 10],
        ['ausfallschritt-stern', 2, 6],
      ],
      days: 4,
      checks: [{ id: 'spreizen', text: 'Du spreizt das gestreckte Bein fast so weit wie das andere' }],
      tests: [{ id: 'heben-seiten', text: 'Adduktorenheben in Seitlage im Vergleich zur anderen Seite', unit: 'percent', atLeast: 80 }],
    }),
    recoveryStage({
      id: 'kraft',
      name: 'Kraft und Laufen',
      goal: 'Mit kurzem Hebel stützen und geradeaus laufen.',
      exercises: [
        ['kopenhagen-kurz', 3, 15],
        ['seitlicher-ausfallschritt', 3, 8],
        ['lockeres-einlaufen', 1, 240],
        ['lauf-abc-skipping', 3, 15],
      ],
      days: 5,
      checks: [{ id: 'lauf15', text: 'Du läufst 15 Minuten geradeaus, und am Morgen danach zieht nichts' }],
      tests: [{ id: 'stuetz', text: 'Kopenhagen-Stütz mit kurzem Hebel, verletzte Seite', unit: 'seconds', atLeast: 20 }],
    }),
    recoveryStage({
      id: 'tempo',
      name: 'Tempo und Seitschritte',
      goal: 'Mit langem Hebel stützen, bis fast zum vollen Tempo steigern, seitlich laufen.',
      exercises: [
        ['kopenhagen-stuetz', 3, 15],
        ['steigerungslaeufe', 4, 30],
        ['seitgalopp-armkreisen', 3, 20],
        ['schnitttechnik-langsam', 3, 6],
      ],
      days: 4,
      checks: [{ id: 'steigern', text: 'Steigerungsläufe bis fast zum vollen Tempo ohne Schmerz' }],
      tests: [{ id: 'stuetz-seiten', text: 'Kopenhagen-Stütz im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'schneiden',
      name: 'Richtungswechsel',
      goal: 'Bremsen, schneiden und seitlich springen, vom halben zum vollen Tempo.',
      exercises: [
        ['seitlicher-cut-45', 3, 4],
        ['seitsprung-halten', 3, 5],
        ['bremsen-auf-zwei-kontakte', 4, 10],
        ['kopenhagen-stuetz', 3, 20],
      ],
      days: 4,
      checks: [
        { id: 'cut-voll', text: 'Richtungswechsel und Abwehrschritte im vollen Tempo ohne Schmerz' },
        { id: 'vertrauen', text: 'Du denkst dabei nicht mehr an die Leiste' },
      ],
      tests: [{ id: 'seithop', text: 'Seitlicher Einbeinsprung im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'mannschaft',
      name: 'Mannschaftstraining',
      goal: 'Erst ohne, dann mit Gegner. Der Kopenhagen-Stütz bleibt zweimal in der Woche.',
      exercises: [
        ['skatersprung', 3, 8],
        ['sprint-10m', 4, 10],
        ['kopenhagen-stuetz', 2, 25],
      ],
      days: 5,
      checks: [
        { id: 'training-voll', text: 'Zwei volle Trainings mit der Mannschaft ohne Schmerz, auch am Morgen danach' },
        { id: 'freigabe', text: 'Wer dich behandelt, ist mit dem Spielen einverstanden' },
      ],
    }),
  ],
};
