import { defineExercises, repeated, timed, weighted } from '../define-exercises.ts';

export const MOBILITY_EQUIPMENT_EXERCISES = defineExercises({ phase: 'main', kind: 'mobility', pattern: 'mobility' }, [
  {
    slug: 'ueberkopf-kniebeuge-band',
    name: 'Überkopfkniebeuge mit Band',
    equipment: ['Theraband'],
    goals: ['beweglicher_werden', 'starker_im_wurfarm', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter', 'Knie'],
    instruction: 'Halte das Band gespannt über dem Kopf und gehe tief. Häufiger Fehler: die Arme fallen nach vorn.',
    amount: repeated(3, 8, 45, '3-1-1-0'),
  },
  {
    slug: 'kettlebell-windmuehle',
    name: 'Windmühle mit Kettlebell',
    level: 2,
    perSide: true,
    equipment: ['Kettlebell'],
    goals: ['beweglicher_werden', 'mehr_tore_werfen', 'starker_im_wurfarm'],
    abilities: ['mobility', 'coreRotation', 'throwPower'],
    contraindications: ['Schulter', 'unterer Rücken', 'Oberschenkelrückseite'],
    instruction:
      'Halte die Kugel über dem Kopf, schiebe die Hüfte zur Seite und führe die freie Hand zum Fuß. Häufiger Fehler: den Rücken runden.',
    amount: weighted(3, 5, 45, '3-1-2-0'),
  },
  {
    slug: 'band-schulter-oeffnen',
    name: 'Armstrecken gegen Bandzug im Vierfüßlerstand',
    perSide: true,
    equipment: ['Theraband'],
    goals: ['beweglicher_werden', 'starker_im_wurfarm'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Das Band zieht eine Hand nach vorn, schiebe das Gesäß zurück und hebe die Hand aktiv wenige Zentimeter an. Häufiger Fehler: sich nur in die Dehnung hängen.',
    amount: repeated(3, 10, 30, '2-2-2-0'),
  },
  {
    slug: 'band-hueft-zug',
    name: 'Hüftbeuger gegen Bandzug öffnen',
    perSide: true,
    equipment: ['Theraband'],
    goals: ['beweglicher_werden', 'schneller_werden', 'explosiver_starten'],
    abilities: ['mobility', 'sprintSpeed'],
    contraindications: ['Knie'],
    instruction:
      'Knie mit dem Band in der Leiste, das nach vorn zieht, und spanne das Gesäß im Wechsel an und locker. Häufiger Fehler: den Oberkörper nach hinten lehnen.',
    amount: repeated(3, 10, 30, '2-2-1-0'),
  },
  {
    slug: 'kettlebell-gebet-hocke',
    name: 'Gebetshocke mit Kettlebell',
    equipment: ['Kettlebell'],
    goals: ['beweglicher_werden', 'mehr_zweikampfe_gewinnen', 'hoher_springen'],
    abilities: ['mobility', 'contactStability'],
    contraindications: ['Knie'],
    instruction:
      'Sinke mit der Kugel vor der Brust tief ab, schiebe die Ellbogen gegen die Knie und richte den Oberkörper immer weiter auf. Häufiger Fehler: den unteren Rücken einrollen.',
    amount: timed(3, 30, 30),
  },
  {
    slug: 'hantel-kreuzheben-beweglich',
    name: 'Gestreckte Vorbeuge mit leichter Hantel',
    equipment: ['Hanteln'],
    goals: ['beweglicher_werden', 'verletzungen_vorbeugen'],
    abilities: ['mobility'],
    contraindications: ['unterer Rücken', 'Oberschenkelrückseite'],
    instruction:
      'Rolle dich mit einer leichten Hantel auf einer Stufe langsam ab und wieder auf, die Knie bleiben weich. Häufiger Fehler: zu viel Gewicht nehmen.',
    amount: weighted(3, 6, 45, '5-2-3-0'),
  },
  {
    slug: 'medizinball-kniebeuge-ueberkopf',
    name: 'Überkopfkniebeuge mit Ball',
    equipment: ['Medizinball'],
    goals: ['beweglicher_werden', 'hoher_springen', 'starker_im_wurfarm'],
    abilities: ['mobility', 'jumpPower', 'throwPower'],
    contraindications: ['Knie', 'Schulter'],
    instruction:
      'Halte den Ball mit gestreckten Armen über dem Kopf und sinke so tief, wie die Arme senkrecht bleiben. Häufiger Fehler: die Arme kippen nach vorn.',
    amount: repeated(3, 8, 45, '3-2-2-0'),
  },
  {
    slug: 'latzug-haengen',
    name: 'Schulterdehnen an der Latzugstange',
    equipment: ['Latzugmaschine'],
    goals: ['beweglicher_werden', 'starker_im_wurfarm', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Lass dir von leichtem Gewicht die gestreckten Arme nach oben ziehen, atme aus und ziehe die Schulterblätter wieder tief. Häufiger Fehler: sich von zu viel Gewicht aus dem Sitz ziehen lassen.',
    amount: weighted(3, 8, 45, '3-3-1-0'),
  },
  {
    slug: 'beinpresse-tiefe-mobil',
    name: 'Tiefe Beinpresse mit leichtem Gewicht',
    equipment: ['Beinpresse'],
    goals: ['beweglicher_werden', 'mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'contactStability'],
    contraindications: ['Knie', 'unterer Rücken', 'Hüfte'],
    instruction:
      'Nimm wenig Gewicht und lass die Knie langsam so tief sinken, wie das Becken auf dem Polster bleibt. Häufiger Fehler: das Becken rollt ein.',
    amount: weighted(3, 10, 45, '4-2-1-0'),
  },
  {
    slug: 'rueckenstrecker-mobil',
    name: 'Einrollen und Strecken am Rückenstrecker',
    equipment: ['Rückenstrecker'],
    goals: ['beweglicher_werden', 'langer_durchhalten'],
    abilities: ['mobility'],
    contraindications: ['unterer Rücken'],
    instruction:
      'Rolle dich langsam Wirbel für Wirbel ein und strecke dich ebenso wieder bis zur Waagerechten. Häufiger Fehler: mit Schwung hochreißen.',
    amount: repeated(3, 6, 45, '4-1-4-0'),
  },
]);
