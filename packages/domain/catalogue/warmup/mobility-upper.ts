import { defineExercises, repeated } from '../define-exercises.ts';

export const WARMUP_MOBILITY_UPPER_EXERCISES = defineExercises({ phase: 'warmup', kind: 'mobility' }, [
  {
    slug: 'ausfallschritt-mit-rotation',
    name: 'Ausfallschritt mit Rotation',
    perSide: true,
    goals: ['beweglicher_werden', 'mehr_tore_werfen', 'starker_im_wurfarm'],
    abilities: ['mobility', 'coreRotation'],
    contraindications: ['Knie'],
    instruction:
      'Gehe in einen langen Ausfallschritt und drehe den Oberkörper mit offenen Armen über das vordere Bein. Häufiger Fehler: das vordere Knie kippt nach innen.',
    amount: repeated(2, 6, 15),
  },
  {
    slug: 'raupengang-hueftoeffner',
    name: 'Raupengang mit Hüftöffner',
    goals: ['beweglicher_werden', 'verletzungen_vorbeugen'],
    abilities: ['mobility'],
    contraindications: ['Handgelenk', 'Schulter', 'Oberschenkelrückseite'],
    instruction:
      'Wandere mit den Händen in den Stütz, setze einen Fuß neben die Hand und lass die Hüfte sinken. Häufiger Fehler: die Bewegung zu hetzen und den unteren Rücken durchhängen zu lassen.',
    amount: repeated(2, 6, 20),
  },
  {
    slug: 'brustwirbelsaeule-vierfuessler',
    name: 'Brustwirbelsäulen-Drehung im Vierfüßlerstand',
    perSide: true,
    goals: ['beweglicher_werden', 'starker_im_wurfarm', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Handgelenk'],
    instruction:
      'Lege eine Hand an den Hinterkopf und drehe den Ellbogen weit nach oben, die Hüfte bleibt ruhig. Häufiger Fehler: die Drehung aus der Lendenwirbelsäule holen.',
    amount: repeated(2, 8, 10),
  },
  {
    slug: 'schulterkreisen-gross',
    name: 'Schulterkreisen und Armkreuzen',
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'beweglicher_werden'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Kreise die Arme groß rückwärts und kreuze sie danach weit vor der Brust. Häufiger Fehler: die Schultern zu den Ohren ziehen.',
    amount: repeated(2, 12, 10),
  },
  {
    slug: 'spiderman-schritt',
    name: 'Spinnenschritt vorwärts',
    goals: ['beweglicher_werden', 'mehr_zweikampfe_gewinnen', 'explosiver_starten'],
    abilities: ['mobility', 'contactStability'],
    contraindications: ['Knie', 'Handgelenk', 'Schulter'],
    instruction:
      'Wandere im flachen Stütz vorwärts und setze jeden Fuß außen neben die Hand, die Hüfte bleibt tief. Häufiger Fehler: das Gesäß nach oben schieben.',
    amount: repeated(2, 8, 20),
  },
  {
    slug: 'brustwirbel-seitlage',
    name: 'Aufdrehen in Seitlage',
    perSide: true,
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'beweglicher_werden'],
    abilities: ['mobility', 'throwPower'],
    instruction:
      'Liege mit gebeugten Knien auf der Seite und öffne den oberen Arm wie ein Buch zur anderen Seite, die Knie bleiben liegen. Häufiger Fehler: die Knie heben ab und der Rücken dreht in der Lende.',
    amount: repeated(2, 8, 10),
  },
  {
    slug: 'wandengel',
    name: 'Wandengel',
    goals: ['starker_im_wurfarm', 'verletzungen_vorbeugen', 'mehr_tore_werfen'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Lehne Rücken, Hinterkopf und Unterarme an die Wand und schiebe die Arme langsam nach oben und unten. Häufiger Fehler: die Rippen kommen nach vorn und der Rücken verlässt die Wand.',
    amount: repeated(2, 10, 15),
  },
  {
    slug: 'handgelenk-vorbereitung',
    name: 'Handgelenke im Vierfüßlerstand vorbereiten',
    goals: ['starker_im_wurfarm', 'mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Handgelenk'],
    instruction:
      'Stütze dich mit gespreizten Fingern auf und verlagere das Gewicht vor, zurück und im Kreis. Häufiger Fehler: das ganze Gewicht sofort auf die Handballen zu legen.',
    amount: repeated(2, 10, 10),
  },
  {
    slug: 'schulter-band-durchfuehren',
    name: 'Schulterdurchführen mit Band',
    equipment: ['Theraband'],
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'beweglicher_werden'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Fasse das Band weit und führe die gestreckten Arme langsam von vorn über den Kopf nach hinten und zurück. Häufiger Fehler: die Hände zu eng fassen und mit gebeugten Ellbogen ausweichen.',
    amount: repeated(2, 10, 15),
  },
]);
