import { defineExercises, FIELD_POSITIONS, repeated } from '../define-exercises.ts';

export const JUMP_ADVANCED_EXERCISES = defineExercises({ phase: 'main', kind: 'power', pattern: 'jump' }, [
  {
    slug: 'wechselsprung-ausfallschritt',
    name: 'Wechselsprung im Ausfallschritt',
    level: 2,
    goals: ['hoher_springen', 'explosiver_starten', 'langer_durchhalten'],
    abilities: ['jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk', 'Hüfte'],
    instruction: 'Springe aus dem Ausfallschritt hoch und wechsle die Beine in der Luft. Häufiger Fehler: das hintere Knie schlägt auf.',
    amount: repeated(3, 10, 75, '1-0-X-0'),
  },
  {
    slug: 'sprunglauf',
    name: 'Sprunglauf',
    level: 2,
    goals: ['schneller_werden', 'hoher_springen', 'explosiver_starten'],
    abilities: ['jumpPower', 'sprintSpeed'],
    contraindications: ['Knie', 'Sprunggelenk', 'Oberschenkelrückseite'],
    instruction:
      'Springe mit langen, hohen Schritten von Bein zu Bein und schwinge die Arme mit. Häufiger Fehler: den Fuß weit vor dem Körper aufsetzen.',
    amount: repeated(4, 10, 90),
  },
  {
    slug: 'counter-movement-einbeinig',
    name: 'Einbeiniger Hocksprung',
    level: 2,
    perSide: true,
    goals: ['hoher_springen', 'explosiver_starten'],
    abilities: ['jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe aus kurzer Ausholbewegung mit einem Bein senkrecht hoch und lande auf beiden. Häufiger Fehler: das Knie kippt beim Absprung nach innen.',
    amount: repeated(3, 4, 75, '1-0-X-1'),
  },
  {
    slug: 'dreierhop-einbeinig',
    name: 'Dreierhop auf einem Bein',
    level: 3,
    perSide: true,
    goals: ['hoher_springen', 'explosiver_starten', 'schneller_werden'],
    abilities: ['jumpPower', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe dreimal auf demselben Bein nach vorn und stehe die letzte Landung zwei Sekunden. Häufiger Fehler: mit steifem Knie landen.',
    amount: repeated(3, 3, 90),
  },
  {
    slug: 'huerdensprung-linie',
    name: 'Sprünge über niedrige Hindernisse',
    level: 2,
    goals: ['hoher_springen', 'explosiver_starten', 'schneller_richtungswechseln'],
    abilities: ['jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe beidbeinig über fünf niedrige Hindernisse, etwa Taschen oder Hütchen, mit kurzem Bodenkontakt. Häufiger Fehler: die Knie hochziehen, statt die Hüfte hochzubringen.',
    amount: repeated(4, 5, 90),
  },
  {
    slug: 'diagonalsprung-kette',
    name: 'Diagonalsprünge vorwärts',
    level: 2,
    goals: ['schneller_richtungswechseln', 'hoher_springen', 'schneller_werden'],
    abilities: ['agility', 'jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Springe von Bein zu Bein schräg nach vorn und drücke dich jedes Mal sofort wieder ab. Häufiger Fehler: lange Pausen am Boden machen.',
    amount: repeated(4, 8, 75),
  },
  {
    slug: 'tuckjump',
    name: 'Hocksprung mit angezogenen Knien',
    level: 3,
    goals: ['hoher_springen', 'explosiver_starten'],
    abilities: ['jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk', 'unterer Rücken'],
    instruction:
      'Springe senkrecht hoch, ziehe die Knie zur Brust und lande leise am selben Fleck. Häufiger Fehler: nach vorn wandern und hart landen.',
    amount: repeated(3, 6, 90),
  },
  {
    slug: 'blocksprung-seitschritt',
    name: 'Blocksprung nach zwei Seitschritten',
    level: 2,
    positions: FIELD_POSITIONS,
    goals: ['mehr_zweikampfe_gewinnen', 'hoher_springen', 'schneller_richtungswechseln'],
    abilities: ['jumpPower', 'agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Schiebe zwei Schritte zur Seite, stoppe und springe sofort zum Block, dann zur anderen Seite. Häufiger Fehler: aus dem Seitschritt schräg abspringen.',
    amount: repeated(4, 6, 75),
  },
  {
    slug: 'einbeinige-prellspruenge',
    name: 'Einbeinige Prellsprünge',
    level: 2,
    perSide: true,
    goals: ['hoher_springen', 'schneller_werden'],
    abilities: ['jumpPower'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Springe auf einem Bein kurz und federnd aus dem Fußgelenk, das Knie gibt kaum nach. Häufiger Fehler: die Ferse schlägt auf.',
    amount: repeated(3, 10, 60),
  },
]);
