import { defineExercises, repeated, timed } from '../define-exercises.ts';

export const MOBILITY_BODY_EXERCISES = defineExercises({ phase: 'main', kind: 'mobility', pattern: 'mobility' }, [
  {
    slug: 'kosakenkniebeuge',
    name: 'Kosaken-Kniebeuge',
    perSide: true,
    goals: ['beweglicher_werden', 'schneller_richtungswechseln', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'agility'],
    contraindications: ['Knie', 'Adduktoren'],
    instruction:
      'Sinke aus der weiten Grätsche tief über ein Bein, das andere bleibt gestreckt. Häufiger Fehler: die Ferse des Standbeins hebt ab.',
    amount: repeated(3, 6, 45, '3-1-1-0'),
  },
  {
    slug: 'neunzig-neunzig-wechsel',
    name: '90-90-Hüftwechsel',
    goals: ['beweglicher_werden', 'schneller_richtungswechseln'],
    abilities: ['mobility'],
    contraindications: ['Hüfte', 'Knie'],
    instruction:
      'Wechsle im Sitz beide Knie im rechten Winkel von Seite zu Seite, möglichst ohne Hände. Häufiger Fehler: weit nach hinten lehnen.',
    amount: repeated(3, 10, 30, '2-1-2-0'),
  },
  {
    slug: 'tiefe-hocke-halten',
    name: 'Tiefe Hocke halten',
    goals: ['beweglicher_werden', 'mehr_zweikampfe_gewinnen', 'hoher_springen'],
    abilities: ['mobility', 'contactStability'],
    contraindications: ['Knie', 'Hüfte'],
    instruction:
      'Halte die tiefe Hocke mit aufrechter Brust und drücke die Knie nach außen. Häufiger Fehler: auf die Fußspitzen ausweichen.',
    amount: timed(3, 45, 30),
  },
  {
    slug: 'stuetz-welle',
    name: 'Stütz-Welle',
    goals: ['beweglicher_werden', 'starker_im_wurfarm', 'langer_durchhalten'],
    abilities: ['mobility', 'speedEndurance'],
    contraindications: ['Schulter', 'Handgelenk', 'unterer Rücken'],
    instruction: 'Wechsle fließend zwischen hoher Hüfte und gestreckter Stützhaltung. Häufiger Fehler: die Schultern fallen zu den Ohren.',
    amount: repeated(3, 8, 30, '3-1-3-0'),
  },
  {
    slug: 'schulter-cars',
    name: 'Langsames Schulterkreisen unter Spannung',
    perSide: true,
    goals: ['beweglicher_werden', 'starker_im_wurfarm', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Kreise den gestreckten Arm so groß und langsam wie möglich, der Rumpf bleibt fest. Häufiger Fehler: mit dem Brustkorb ausweichen.',
    amount: repeated(3, 4, 20, '4-0-4-0'),
  },
  {
    slug: 'durchfaedeln-vierfuessler',
    name: 'Durchfädeln im Vierfüßlerstand',
    perSide: true,
    goals: ['beweglicher_werden', 'mehr_tore_werfen', 'starker_im_wurfarm'],
    abilities: ['mobility', 'coreRotation', 'throwPower'],
    contraindications: ['Handgelenk'],
    instruction: 'Fädle einen Arm unter dem Körper durch und drehe danach weit auf. Häufiger Fehler: die Hüfte wandert mit zur Seite.',
    amount: repeated(3, 8, 30, '2-1-2-0'),
  },
  {
    slug: 'hueftbeuger-aktiv',
    name: 'Aktives Beinheben im Sitz',
    perSide: true,
    goals: ['beweglicher_werden', 'schneller_werden', 'explosiver_starten'],
    abilities: ['mobility', 'sprintSpeed'],
    contraindications: ['Hüfte'],
    instruction: 'Hebe im Langsitz das gestreckte Bein über einen gedachten Gegenstand. Häufiger Fehler: sich nach hinten lehnen.',
    amount: repeated(3, 8, 30, '2-0-1-0'),
  },
  {
    slug: 'hueft-innenrotation-sitz',
    name: 'Hüftinnendrehung im Sitz',
    perSide: true,
    goals: ['beweglicher_werden', 'schneller_richtungswechseln'],
    abilities: ['mobility', 'agility'],
    contraindications: ['Hüfte'],
    instruction:
      'Sitze mit breit aufgestellten Füßen, lass ein Knie nach innen sinken und hebe am Ende den Fuß leicht ab. Häufiger Fehler: das Becken mitkippen.',
    amount: repeated(3, 10, 30),
  },
  {
    slug: 'wirbelsaeule-segment',
    name: 'Wirbel für Wirbel abrollen',
    goals: ['beweglicher_werden', 'langer_durchhalten'],
    abilities: ['mobility'],
    contraindications: ['unterer Rücken'],
    instruction:
      'Rolle aus dem Stand vom Kopf her langsam ab und richte dich ebenso Wirbel für Wirbel auf. Häufiger Fehler: sich einfach nach vorn hängen lassen.',
    amount: repeated(3, 5, 30, '5-2-5-0'),
  },
  {
    slug: 'rotation-im-halbkniestand-wand',
    name: 'Öffnen zur Wand im Halbkniestand',
    perSide: true,
    goals: ['beweglicher_werden', 'mehr_tore_werfen', 'starker_im_wurfarm'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Knie'],
    instruction:
      'Knie seitlich dicht an der Wand und führe den äußeren Arm in einem großen Bogen über den Kopf bis zur anderen Seite. Häufiger Fehler: die Hüfte von der Wand lösen.',
    amount: repeated(3, 8, 30),
  },
  {
    slug: 'schulteroeffnen-bank',
    name: 'Schulteröffnen mit erhöhten Händen',
    goals: ['beweglicher_werden', 'starker_im_wurfarm', 'mehr_tore_werfen'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Knie vor einer Bank, lege die Ellbogen auf und sinke mit der Brust zwischen die Arme. Häufiger Fehler: den Bauch durchhängen lassen.',
    amount: repeated(3, 8, 30, '3-3-1-0'),
  },
  {
    slug: 'beinrueckseite-aktiv',
    name: 'Aktives Beinstrecken in Rückenlage',
    perSide: true,
    goals: ['beweglicher_werden', 'schneller_werden', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'sprintSpeed'],
    contraindications: ['Oberschenkelrückseite'],
    instruction:
      'Halte in Rückenlage den Oberschenkel senkrecht und strecke das Knie aus eigener Kraft so weit wie möglich. Häufiger Fehler: den Oberschenkel beim Strecken sinken lassen.',
    amount: repeated(3, 10, 30, '2-2-2-0'),
  },
  {
    slug: 'ausfallschritt-lang-rueckbeuge',
    name: 'Hüftstreckung im langen Ausfallschritt',
    perSide: true,
    goals: ['beweglicher_werden', 'schneller_werden', 'hoher_springen'],
    abilities: ['mobility', 'sprintSpeed'],
    contraindications: ['Knie'],
    instruction:
      'Sinke in den langen Ausfallschritt, strecke beide Arme nach oben und schiebe die hintere Ferse weg. Häufiger Fehler: das Becken nach vorn kippen.',
    amount: repeated(3, 6, 30, '3-3-1-0'),
  },
  {
    slug: 'frosch-dehnung-aktiv',
    name: 'Frosch mit Schaukeln',
    goals: ['beweglicher_werden', 'schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen'],
    abilities: ['mobility', 'agility'],
    contraindications: ['Adduktoren', 'Knie'],
    instruction:
      'Knie im Vierfüßlerstand weit auseinander und schaukle das Gesäß langsam zwischen den Fersen vor und zurück. Häufiger Fehler: den Rücken rund machen.',
    amount: repeated(3, 12, 30),
  },
  {
    slug: 'tiefe-hocke-drehen',
    name: 'Tiefe Hocke mit Gewichtsverlagerung',
    goals: ['beweglicher_werden', 'hoher_springen', 'schneller_richtungswechseln'],
    abilities: ['mobility', 'jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Bleibe in der tiefen Hocke, verlagere das Gewicht von Fuß zu Fuß und drücke die Knie mit den Ellbogen nach außen. Häufiger Fehler: auf die Zehen kippen.',
    amount: timed(3, 40, 20),
  },
  {
    slug: 'sprunggelenk-stufe',
    name: 'Knie zur Wand mit Last',
    perSide: true,
    goals: ['beweglicher_werden', 'hoher_springen', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'jumpPower'],
    contraindications: ['Sprunggelenk'],
    instruction:
      'Stelle den Fuß eine Handbreit vor die Wand und schiebe das Knie zur Wand, die Hände drücken es sanft weiter. Häufiger Fehler: das Fußgewölbe einsinken lassen.',
    amount: repeated(3, 10, 20, '2-2-1-0'),
  },
  {
    slug: 'brustwirbel-strecken-bank',
    name: 'Streckung über die Handtuchrolle',
    goals: ['beweglicher_werden', 'starker_im_wurfarm', 'mehr_tore_werfen'],
    abilities: ['mobility', 'throwPower'],
    instruction:
      'Lege eine feste Handtuchrolle quer unter die Brustwirbelsäule und strecke dich mit gestütztem Kopf darüber. Häufiger Fehler: die Rolle unter die Lende legen.',
    amount: repeated(3, 8, 30, '3-2-1-0'),
  },
]);
