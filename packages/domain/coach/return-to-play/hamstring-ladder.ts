import { COMMON_ENTRY, COMMON_RED_FLAGS, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

/** Recovery from a hamstring strain: length and load first, speed last. */
export const HAMSTRING_LADDER: RecoveryLadder = {
  id: 'beinrueckseite',
  region: 'Oberschenkelrückseite',
  name: 'Zurück nach einer Zerrung der Beinrückseite',
  scope: 'Für eine Zerrung ohne Abriss. Nach einem Sehnenabriss oder einer Operation gilt der Plan deiner Behandlung.',
  citation:
    'London International Consensus zu Verletzungen der Beinrückseite, Teil 3 (British Journal of Sports Medicine 2023); Askling u. a. 2013; Erickson und Sherry 2017. Wo die Fachleute keine Grenze nennen, sind Tage und Werte von uns.',
  source:
    'London International Consensus and Delphi study on hamstring injuries part 3 (2023, Br J Sports Med 57:278–291; table of statements read); Askling et al. 2013, Br J Sports Med 47(15):953–959 (lengthening exercises, H-test; from memory); Erickson and Sherry 2017, J Sport Health Sci 6(3):262–270 (abstract read). Bounds and days are ours where the panels agreed on none.',
  entry: COMMON_ENTRY,
  redFlags: [
    ...COMMON_RED_FLAGS,
    { id: 'knall', text: 'Ein Knall mit sofortigem Kraftverlust, eine Delle oder ein großer Bluterguss' },
    { id: 'auftreten', text: 'Du kannst nicht auftreten oder das Knie nicht beugen' },
  ],
  stages: [
    recoveryStage({
      id: 'gehen',
      name: 'Gehen und anspannen',
      goal: 'Normal gehen und die Beinrückseite sanft anspannen, ohne sie zu dehnen.',
      exercises: [
        ['gesaessbruecke-dynamisch', 2, 12],
        ['ferse-bruecke-lang', 3, 15],
        ['unterarmstuetz', 2, 30],
      ],
      days: 2,
      checks: [
        { id: 'gehen', text: 'Du gehst zehn Minuten zügig ohne Hinken' },
        { id: 'treppe', text: 'Treppen gehen in beide Richtungen ohne Schmerz' },
      ],
    }),
    recoveryStage({
      id: 'kraft',
      name: 'Kraft und Länge',
      goal: 'Auf einem Bein kräftigen und in die Länge arbeiten, langsam und ohne Schmerz.',
      exercises: [
        ['einbeinige-hueftbruecke', 3, 10],
        ['beinbeuger-gleiten', 3, 6],
        ['einbeinige-standwaage', 3, 6],
        ['beinrueckseite-aktiv', 2, 10],
      ],
      days: 4,
      checks: [{ id: 'strecken', text: 'Das gestreckte Bein hebst du fast so hoch wie das andere' }],
      tests: [{ id: 'bruecke', text: 'Einbeinige Brücke am Stück, verletzte Seite', unit: 'count', atLeast: 15 }],
    }),
    recoveryStage({
      id: 'laufen',
      name: 'Locker laufen',
      goal: 'Laufen bis etwa zur Hälfte deines Tempos, dazu bremsende Kraft.',
      exercises: [
        ['lockeres-einlaufen', 1, 240],
        ['lauf-abc-fussgelenkarbeit', 3, 15],
        ['nordische-beinbeuge-halten', 2, 4],
        ['einbeinige-hueftbruecke', 3, 12],
      ],
      days: 4,
      checks: [
        { id: 'lauf20', text: 'Du läufst 20 Minuten locker ohne Schmerz' },
        { id: 'morgen', text: 'Am Morgen danach zieht nichts' },
      ],
      tests: [{ id: 'bruecke-seiten', text: 'Einbeinige Brücke im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'tempo',
      name: 'Steigerungen',
      goal: 'Steigerungsläufe bis etwa 80 Prozent, Lauf-ABC und erste Sprünge.',
      exercises: [
        ['lauf-abc-skipping', 3, 20],
        ['steigerungslaeufe', 4, 30],
        ['nordische-beinbeuge-halten', 3, 5],
        ['einbeiniger-sprung-vor', 3, 4],
      ],
      days: 5,
      checks: [
        { id: 'steigern', text: 'Sechs Steigerungen bis 80 Prozent ohne Ziehen' },
        { id: 'vertrauen', text: 'Du zögerst nicht, wenn du schneller wirst' },
      ],
      tests: [{ id: 'hop', text: 'Einbeinsprung nach vorn im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'sprint',
      name: 'Sprint und Richtungswechsel',
      goal: 'Volles Tempo, Antritte und Bremsen, erst ausgeruht, dann müde.',
      exercises: [
        ['steigerungslaeufe', 3, 30],
        ['sprint-10m', 5, 10],
        ['schnitttechnik-langsam', 3, 6],
        ['nordische-beinbeuge', 2, 4],
      ],
      days: 5,
      checks: [
        { id: 'sprint-voll', text: 'An zwei Tagen volle Sprints über 20 bis 30 Meter ohne Schmerz' },
        { id: 'schnelles-bein', text: 'Das gestreckte Bein schnell hochschwingen macht weder Schmerz noch Angst' },
      ],
    }),
    recoveryStage({
      id: 'mannschaft',
      name: 'Mannschaftstraining',
      goal: 'Erst Teile, dann ganze Einheiten mit der Mannschaft; die Beinrückseite kräftigst du weiter.',
      exercises: [
        ['sprint-30m-gegenstoss', 4, 30],
        ['bremsen-auf-zwei-kontakte', 4, 10],
        ['nordische-beinbeuge', 3, 4],
      ],
      days: 7,
      checks: [
        { id: 'training-voll', text: 'Drei volle Trainings mit der Mannschaft ohne Schmerz' },
        { id: 'freigabe', text: 'Wer dich behandelt, ist mit dem Spielen einverstanden' },
      ],
    }),
  ],
};
