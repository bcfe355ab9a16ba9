import { COMMON_ENTRY, COMMON_RED_FLAGS, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

/** Recovery from knee pain or a minor knee injury: calm, strength, landing, then cutting. */
export const KNEE_LADDER: RecoveryLadder = {
  id: 'knie',
  region: 'Knie',
  name: 'Zurück nach Knieschmerz',
  scope:
    'Für Schmerz an Kniescheibe oder Patellasehne und leichte Verletzungen. Nach Kreuzband- oder Meniskusriss und nach Operationen gehst du diesen Weg nur zusammen mit deiner Behandlung; das dauert viele Monate.',
  citation:
    'Konsens zur Rückkehr in den Sport (Ardern u. a. 2016) und van Melick u. a. 2016, beide British Journal of Sports Medicine; Leitlinie von Willy u. a. 2019 (JOSPT). Tage und Anzahlen sind von uns.',
  source:
    'Ardern et al. 2016, Br J Sports Med 50(14):853–864 (return to sport as a continuum; from memory); van Melick et al. 2016, Br J Sports Med 50(24):1506–1515 (hop and strength at least 90 % of the other side; from memory); Willy et al. 2019, J Orthop Sports Phys Ther 49(9):CPG1–CPG95 (hip and knee strength in patellofemoral pain; from memory). Days and counts are ours.',
  entry: COMMON_ENTRY,
  redFlags: [
    ...COMMON_RED_FLAGS,
    { id: 'blockade', text: 'Das Knie blockiert oder lässt sich nicht ganz strecken' },
    { id: 'erguss', text: 'Es wurde innerhalb weniger Stunden dick' },
    { id: 'nachgeben', text: 'Es gibt beim Gehen oder Drehen nach' },
    { id: 'auftreten', text: 'Du kannst nicht auftreten' },
  ],
  stages: [
    recoveryStage({
      id: 'beruhigen',
      name: 'Beruhigen und anspannen',
      goal: 'Das Knie beruhigen und Oberschenkel und Hüfte halten, ohne zu springen.',
      exercises: [
        ['wandsitzen', 3, 30],
        ['gesaessbruecke-dynamisch', 3, 12],
        ['beinheben-seitlage', 2, 12],
      ],
      days: 3,
      checks: [
        { id: 'gehen', text: 'Gehen und Treppen hinauf ohne Hinken' },
        { id: 'nicht-dick', text: 'Das Knie ist nicht dick' },
      ],
    }),
    recoveryStage({
      id: 'kraft',
      name: 'Kraft auf zwei Beinen',
      goal: 'Langsame Kniebeugen und Hüftkraft, so tief wie es ohne Schmerz geht.',
      exercises: [
        ['kniebeuge-koerpergewicht', 3, 12],
        ['einbeinige-hueftbruecke', 3, 10],
        ['wadenheben-einbeinig', 3, 12],
        ['seitstuetz-hueftheben', 2, 10],
      ],
      days: 7,
      checks: [{ id: 'treppe-ab', text: 'Treppen hinunter mit höchstens leichtem Schmerz' }],
      tests: [{ id: 'aufstehen', text: 'Kniebeugen bis zur Stuhlhöhe am Stück', unit: 'count', atLeast: 20 }],
    }),
    recoveryStage({
      id: 'einbeinig',
      name: 'Kraft auf einem Bein',
      goal: 'Auf einem Bein kräftigen, Knie über dem Fuß.',
      exercises: [
        ['box-aufsteigen', 3, 10],
        ['einbeinige-kniebeuge-kontrolle', 3, 8],
        ['bulgarische-kniebeuge', 3, 8],
        ['lockeres-einlaufen', 1, 240],
      ],
      days: 7,
      checks: [{ id: 'lauf15', text: 'Du läufst 15 Minuten locker, und am Morgen danach ist das Knie ruhig' }],
      tests: [
        { id: 'stuhl', text: 'Aufstehen vom Stuhl auf einem Bein, verletzte Seite', unit: 'count', atLeast: 10 },
        { id: 'stuhl-seiten', text: 'Aufstehen auf einem Bein im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 },
      ],
    }),
    recoveryStage({
      id: 'landen',
      name: 'Landen',
      goal: 'Weich landen: erst auf zwei Beinen, dann auf einem.',
      exercises: [
        ['landung-auf-zwei-beinen', 3, 6],
        ['squat-jump-halten', 3, 4],
        ['einbeiniger-sprung-vor', 3, 4],
        ['bulgarische-kniebeuge', 3, 8],
      ],
      days: 7,
      checks: [{ id: 'landen-leise', text: 'Du landest leise, das Knie fällt nicht nach innen' }],
      tests: [{ id: 'hop', text: 'Einbeinsprung nach vorn im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'schneiden',
      name: 'Bremsen und schneiden',
      goal: 'Richtungswechsel vom halben zum vollen Tempo, dazu Sprünge zur Seite.',
      exercises: [
        ['schnitttechnik-langsam', 3, 6],
        ['bremsen-auf-zwei-kontakte', 4, 10],
        ['seitsprung-halten', 3, 5],
        ['seitlicher-cut-45', 3, 4],
      ],
      days: 7,
      checks: [
        { id: 'cut-voll', text: 'Richtungswechsel im vollen Tempo ohne Schmerz und ohne Schwellung danach' },
        { id: 'vertrauen', text: 'Du vertraust dem Knie' },
      ],
      tests: [
        { id: 'dreierhop', text: 'Drei Sprünge nacheinander auf einem Bein im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 },
      ],
    }),
    recoveryStage({
      id: 'mannschaft',
      name: 'Mannschaftstraining',
      goal: 'Erst ohne, dann mit Gegner; Knie-Kontrolle bleibt dein Aufwärmen.',
      exercises: [
        ['landen-aus-anlauf', 3, 4],
        ['seitlicher-cut-45', 3, 4],
        ['einbeinige-kniebeuge-kontrolle', 2, 10],
      ],
      days: 7,
      checks: [
        { id: 'training-voll', text: 'Drei volle Trainings mit der Mannschaft, das Knie bleibt ruhig' },
        { id: 'freigabe', text: 'Wer dich behandelt, ist mit dem Spielen einverstanden' },
      ],
    }),
  ],
};
