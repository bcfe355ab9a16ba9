import { defineExercises, repeated, timed, weighted } from '../define-exercises.ts';

export const LEGS_GEAR_EXERCISES = defineExercises({ phase: 'main', kind: 'strength', pattern: 'knee' }, [
  {
    slug: 'schlittenschub-schwer',
    name: 'Schwerer Schlittenschub',
    equipment: ['Schlitten'],
    goals: ['mehr_zweikampfe_gewinnen', 'explosiver_starten', 'langer_durchhalten'],
    abilities: ['contactStability', 'sprintSpeed'],
    contraindications: ['Schulter', 'Knie', 'unterer Rücken'],
    instruction:
      'Schiebe den Schlitten mit tiefer Hüfte und gespanntem Rumpf zwölf Schritte weit. Häufiger Fehler: mit rundem Rücken drücken.',
    amount: weighted(4, 12, 100),
  },
  {
    slug: 'box-aufsteigen',
    name: 'Aufsteigen auf die Box',
    perSide: true,
    equipment: ['Sprungbox'],
    goals: ['hoher_springen', 'langer_durchhalten', 'verletzungen_vorbeugen'],
    abilities: ['jumpPower', 'speedEndurance'],
    contraindications: ['Knie'],
    instruction:
      'Steige mit ganzem Fuß auf die Box und kontrolliere den Weg nach unten. Häufiger Fehler: das Knie fällt beim Absenken nach innen.',
    amount: repeated(3, 10, 60, '3-0-1-0'),
  },
  {
    slug: 'schlitten-rueckwaerts',
    name: 'Rückwärtsziehen des Schlittens',
    equipment: ['Schlitten'],
    goals: ['hoher_springen', 'explosiver_starten', 'langer_durchhalten'],
    abilities: ['jumpPower', 'speedEndurance'],
    contraindications: ['Knie'],
    instruction:
      'Ziehe den Schlitten im Rückwärtsgang in halber Hocke und drücke dich über den ganzen Fuß ab. Häufiger Fehler: sich nach hinten werfen, statt die Beine zu strecken.',
    amount: timed(4, 20, 75),
  },
  {
    slug: 'schlitten-seitwaerts',
    name: 'Schlittenzug seitwärts',
    pattern: 'groin',
    perSide: true,
    equipment: ['Schlitten'],
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Adduktoren'],
    instruction:
      'Ziehe den Schlitten am Gurt seitlich, das hintere Bein drückt kräftig ab, die Füße kreuzen nicht. Häufiger Fehler: die Hüfte aufrichten und mit kleinen Trippelschritten ziehen.',
    amount: timed(3, 15, 60),
  },
  {
    slug: 'schlitten-wurfschub',
    name: 'Schlittenschub mit Schockstart',
    kind: 'power',
    pattern: 'hip',
    level: 2,
    equipment: ['Schlitten'],
    goals: ['explosiver_starten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['sprintSpeed', 'contactStability'],
    contraindications: ['Knie', 'unterer Rücken', 'Schulter'],
    instruction:
      'Stoße den Schlitten aus der Hocke mit gestreckten Armen kräftig weg, setze nach und wiederhole. Häufiger Fehler: mit gebeugten Armen in den Schlitten fallen.',
    amount: repeated(5, 4, 90),
  },
  {
    slug: 'medizinball-beinbeuge-bruecke',
    name: 'Brücke auf dem Medizinball',
    pattern: 'hip',
    equipment: ['Medizinball'],
    goals: ['schneller_werden', 'verletzungen_vorbeugen', 'schneller_richtungswechseln'],
    abilities: ['sprintSpeed', 'agility'],
    contraindications: ['Oberschenkelrückseite'],
    instruction:
      'Stelle beide Füße auf den Ball, hebe das Becken und halte den Ball ruhig. Häufiger Fehler: der Ball rollt weg, weil die Füße zu weit vorn stehen.',
    amount: repeated(3, 10, 60, '2-2-1-0'),
  },
  {
    slug: 'band-kniebeuge-gegen-zug',
    name: 'Kniebeuge mit Band um die Knie',
    equipment: ['Theraband'],
    goals: ['hoher_springen', 'schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen'],
    abilities: ['jumpPower', 'agility'],
    contraindications: ['Knie'],
    instruction:
      'Drücke das Band über den Knien während der ganzen Kniebeuge nach außen. Häufiger Fehler: das Band gewinnt beim Hochkommen und zieht die Knie zusammen.',
    amount: repeated(3, 12, 60, '3-1-1-0'),
  },
  {
    slug: 'band-kreuzheben',
    name: 'Hüftstrecken gegen Band',
    pattern: 'hip',
    equipment: ['Theraband'],
    goals: ['explosiver_starten', 'schneller_werden', 'verletzungen_vorbeugen'],
    abilities: ['sprintSpeed'],
    contraindications: ['unterer Rücken'],
    instruction:
      'Stelle dich auf das Band, beuge die Hüfte mit flachem Rücken und strecke dich kräftig gegen den Zug. Häufiger Fehler: die Knie durchdrücken und den Rücken runden.',
    amount: repeated(3, 15, 60, '2-0-X-1'),
  },
  {
    slug: 'band-beinbeugen-liegend',
    name: 'Beinbeugen gegen Band in Bauchlage',
    pattern: 'hamstring',
    perSide: true,
    equipment: ['Theraband'],
    goals: ['schneller_werden', 'verletzungen_vorbeugen'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie'],
    instruction:
      'Befestige das Band am Fuß, beuge das Knie zum Gesäß und lass es langsam zurück. Häufiger Fehler: die Hüfte hebt vom Boden ab.',
    amount: repeated(3, 12, 45, '3-0-1-0'),
  },
]);
