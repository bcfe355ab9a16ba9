import { defineExercises, FIELD_POSITIONS, repeated, timed } from '../define-exercises.ts';

export const PREVENTION_BALANCE_EXERCISES = defineExercises({ phase: 'main', kind: 'prevention', pattern: 'balance' }, [
  {
    slug: 'einbeinstand-stoerung',
    name: 'Einbeinstand mit Kopfdrehung',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen', 'beweglicher_werden'],
    abilities: ['contactStability'],
    instruction:
      'Stehe mit leicht gebeugtem Knie auf einem Bein und drehe den Kopf, später mit geschlossenen Augen. Häufiger Fehler: das Knie durchstrecken.',
    amount: timed(3, 30, 20),
  },
  {
    slug: 'einbeinige-kniebeuge-kontrolle',
    name: 'Einbeinige Teilkniebeuge',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'schneller_richtungswechseln', 'hoher_springen'],
    abilities: ['contactStability', 'jumpPower'],
    contraindications: ['Knie'],
    instruction: 'Beuge das Standbein langsam, das Knie bleibt über dem zweiten Zeh. Häufiger Fehler: das Knie wandert nach innen.',
    amount: repeated(3, 8, 45, '3-1-1-0'),
  },
  {
    slug: 'landung-mit-drehung',
    name: 'Sprunglandung mit Vierteldrehung',
    goals: ['verletzungen_vorbeugen', 'schneller_richtungswechseln', 'hoher_springen'],
    abilities: ['contactStability', 'jumpPower', 'agility'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe mit einer Vierteldrehung ab, lande weich und halte zwei Sekunden. Häufiger Fehler: steif und mit nach innen gefallenen Knien landen.',
    amount: repeated(3, 8, 60, '1-2-X-0'),
  },
  {
    slug: 'landen-aus-anlauf',
    name: 'Landen nach Anlaufsprung auf einem Bein',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'hoher_springen', 'mehr_tore_werfen'],
    abilities: ['contactStability', 'jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe nach zwei Schritten ab und lande auf einem Bein, das Knie zeigt über den Fuß und der Rumpf bleibt ruhig. Häufiger Fehler: die Hüfte knickt zur Seite weg.',
    amount: repeated(3, 4, 45),
  },
  {
    slug: 'stoerung-in-der-luft',
    name: 'Landen nach Schulterstoß',
    level: 2,
    goals: ['verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen', 'hoher_springen'],
    abilities: ['contactStability', 'jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe hoch und lass dich in der Luft von einem Partner leicht an der Schulter stoßen, lande breit und stabil. Allein drehst du in der Luft die Schultern. Häufiger Fehler: mit geschlossenen Füßen landen.',
    amount: repeated(3, 6, 60),
  },
  {
    slug: 'medizinball-einbein-uebergabe',
    name: 'Ballkreisen im Einbeinstand',
    perSide: true,
    equipment: ['Medizinball'],
    goals: ['verletzungen_vorbeugen', 'schneller_richtungswechseln', 'beweglicher_werden'],
    abilities: ['contactStability', 'mobility'],
    instruction:
      'Führe den Ball auf einem Bein stehend groß um Rumpf, Kopf und Knie, das Standknie bleibt über dem Fuß. Häufiger Fehler: das Becken seitlich wegschieben.',
    amount: repeated(3, 10, 45),
  },
  {
    slug: 'einbeinstand-augen-zu',
    name: 'Einbeinstand mit geschlossenen Augen',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'schneller_richtungswechseln', 'beweglicher_werden'],
    abilities: ['contactStability', 'mobility'],
    instruction:
      'Stehe auf einem Bein, beuge das Knie leicht und schließe die Augen, der Fuß arbeitet unter dir. Häufiger Fehler: das Knie durchstrecken und die Zehen krallen.',
    amount: timed(3, 25, 20),
  },
  {
    slug: 'einbeinstand-ball-wand',
    name: 'Einbeinstand mit Werfen und Fangen',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'mehr_tore_werfen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['contactStability', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Wirf auf einem Bein stehend einen Ball oder ein zusammengerolltes Handtuch an die Wand und fange es, der Rumpf bleibt ruhig. Häufiger Fehler: bei jedem Fang den Fuß absetzen.',
    amount: timed(3, 30, 30),
  },
  {
    slug: 'sternbalance',
    name: 'Sternreichweite auf einem Bein',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'schneller_richtungswechseln', 'beweglicher_werden'],
    abilities: ['contactStability', 'mobility'],
    contraindications: ['Knie'],
    instruction:
      'Stehe auf einem Bein und tippe mit dem anderen Fuß weit nach vorn, schräg hinten und hinter das Standbein. Häufiger Fehler: die Ferse hebt ab.',
    amount: repeated(3, 6, 45),
  },
  {
    slug: 'landung-augen-zu',
    name: 'Landen mit geschlossenen Augen',
    level: 2,
    goals: ['verletzungen_vorbeugen', 'hoher_springen'],
    abilities: ['contactStability', 'jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe aus niedriger Höhe ab, schließe in der Luft die Augen und lande breit und weich. Häufiger Fehler: die Landung steif mit gestreckten Beinen abfangen.',
    amount: repeated(3, 6, 45),
  },
  {
    slug: 'fussgewoelbe-kurz',
    name: 'Kurzer Fuß im Einbeinstand',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'beweglicher_werden', 'schneller_richtungswechseln'],
    abilities: ['contactStability'],
    instruction:
      'Ziehe auf einem Bein den Ballen zur Ferse, ohne die Zehen zu krallen, und halte das Gewölbe. Häufiger Fehler: den Fuß auf die Außenkante kippen.',
    amount: repeated(3, 8, 20, '1-5-1-0'),
  },
  {
    slug: 'nacken-isometrisch',
    name: 'Nackenhalten in vier Richtungen',
    pattern: 'trunk',
    positions: FIELD_POSITIONS,
    goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
    abilities: ['contactStability'],
    instruction:
      'Drücke die Hand gegen Stirn, Schläfen und Hinterkopf und halte mit dem Nacken dagegen. Häufiger Fehler: zu fest beginnen und das Kinn vorschieben.',
    amount: repeated(2, 8, 30, '1-5-1-0'),
  },
  {
    slug: 'schnitttechnik-langsam',
    name: 'Richtungswechsel in halbem Tempo',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Laufe mit halbem Tempo an, setze den Fuß unter das Knie und wechsle die Richtung mit ruhigem Rumpf. Häufiger Fehler: den Fuß zu weit außen mit nach innen fallendem Knie setzen.',
    amount: repeated(3, 6, 45),
  },
  {
    slug: 'fall-und-rolle-seitlich',
    name: 'Fallen und Abrollen zur Seite',
    positions: FIELD_POSITIONS,
    goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
    abilities: ['contactStability', 'mobility'],
    contraindications: ['Knie', 'Schulter', 'Handgelenk'],
    instruction:
      'Gehe tief in die Knie, setze dich seitlich ab und rolle über Gesäß und Rücken, statt dich mit der Hand abzufangen. Häufiger Fehler: den Arm gestreckt zum Boden strecken.',
    amount: repeated(3, 6, 45),
  },
]);
