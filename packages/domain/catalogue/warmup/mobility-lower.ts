import { defineExercises, repeated } from '../define-exercises.ts';

export const WARMUP_MOBILITY_LOWER_EXERCISES = defineExercises({ phase: 'warmup', kind: 'mobility' }, [
  {
    slug: 'beinpendel',
    name: 'Beinpendel vor und seitlich',
    perSide: true,
    goals: ['beweglicher_werden', 'schneller_werden', 'schneller_richtungswechseln'],
    abilities: ['mobility'],
    contraindications: ['Oberschenkelrückseite', 'Hüfte'],
    instruction:
      'Schwinge das Bein erst vor und zurück, dann quer vor dem Körper, mit ruhigem Oberkörper. Häufiger Fehler: der Rücken schwingt mit.',
    amount: repeated(2, 10, 10),
  },
  {
    slug: 'tiefe-hocke-armheben',
    name: 'Tiefe Hocke mit Armheben',
    goals: ['beweglicher_werden', 'hoher_springen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['mobility'],
    contraindications: ['Knie', 'Hüfte'],
    instruction:
      'Bleibe in der tiefen Hocke und hebe abwechselnd einen gestreckten Arm nach oben, der Blick folgt der Hand. Häufiger Fehler: die Fersen heben ab.',
    amount: repeated(2, 8, 20),
  },
  {
    slug: 'sprunggelenk-wippen',
    name: 'Sprunggelenk mobilisieren im Kniestand',
    perSide: true,
    goals: ['beweglicher_werden', 'hoher_springen', 'verletzungen_vorbeugen'],
    abilities: ['mobility'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Schiebe im Halbkniestand das Knie über die Fußspitze, die Ferse bleibt am Boden. Häufiger Fehler: der Fuß knickt nach innen.',
    amount: repeated(2, 10, 10),
  },
  {
    slug: 'torwart-hueftoeffner',
    name: 'Hüftöffner im Seitgrätschstand',
    positions: ['Torwart'],
    goals: ['beweglicher_werden', 'verletzungen_vorbeugen'],
    abilities: ['mobility'],
    contraindications: ['Adduktoren', 'Knie'],
    instruction:
      'Verlagere das Gewicht in der weiten Grätsche tief von einer Seite zur anderen, das freie Bein bleibt gestreckt. Häufiger Fehler: den Rücken runden, statt aus der Hüfte zu sinken.',
    amount: repeated(2, 12, 20),
  },
  {
    slug: 'weltbeste-dehnung',
    name: 'Große Dehnfolge im Ausfallschritt',
    perSide: true,
    goals: ['beweglicher_werden', 'verletzungen_vorbeugen', 'explosiver_starten'],
    abilities: ['mobility'],
    contraindications: ['Knie', 'Handgelenk'],
    instruction:
      'Gehe in den tiefen Ausfallschritt, setze beide Hände innen auf, führe den Ellbogen zum Boden und drehe dann den Arm zur Decke auf. Häufiger Fehler: das hintere Knie hängen lassen und durch die Positionen eilen.',
    amount: repeated(2, 5, 15),
  },
  {
    slug: 'hueftkreisen-vierfuessler',
    name: 'Hüftkreisen im Vierfüßlerstand',
    perSide: true,
    goals: ['beweglicher_werden', 'schneller_richtungswechseln', 'verletzungen_vorbeugen'],
    abilities: ['mobility'],
    contraindications: ['Knie', 'Handgelenk'],
    instruction:
      'Hebe ein gebeugtes Bein zur Seite ab und ziehe mit dem Knie einen großen, langsamen Kreis. Häufiger Fehler: das Becken kippt mit und die Arme beugen sich.',
    amount: repeated(2, 6, 10),
  },
  {
    slug: 'beinschwung-gestreckt',
    name: 'Gestreckter Beinschwung im Gehen',
    goals: ['schneller_werden', 'beweglicher_werden', 'hoher_springen'],
    abilities: ['mobility', 'sprintSpeed'],
    contraindications: ['Oberschenkelrückseite'],
    instruction:
      'Schwinge bei jedem zweiten Schritt ein gestrecktes Bein nach vorn oben zur Gegenhand. Häufiger Fehler: den Rücken runden, damit der Fuß die Hand erreicht.',
    amount: repeated(2, 12, 15),
  },
  {
    slug: 'standwaage-im-gehen',
    name: 'Standwaage im Gehen',
    goals: ['schneller_werden', 'beweglicher_werden', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'contactStability'],
    contraindications: ['Oberschenkelrückseite'],
    instruction:
      'Neige dich auf einem Bein nach vorn, bis Rumpf und freies Bein eine Linie bilden, richte dich auf und wechsle mit dem nächsten Schritt. Häufiger Fehler: die Hüfte des freien Beins dreht nach außen auf.',
    amount: repeated(2, 8, 15),
  },
  {
    slug: 'quadrizeps-im-gehen',
    name: 'Fersenzug im Gehen mit Armstreckung',
    goals: ['hoher_springen', 'schneller_werden', 'beweglicher_werden'],
    abilities: ['mobility', 'jumpPower'],
    contraindications: ['Knie'],
    instruction:
      'Ziehe im Gehen eine Ferse zum Gesäß, strecke den Gegenarm nach oben und steige auf den Ballen. Häufiger Fehler: ins Hohlkreuz gehen.',
    amount: repeated(2, 10, 15),
  },
  {
    slug: 'halswirbel-und-nacken',
    name: 'Nacken und Schultergürtel lösen',
    goals: ['mehr_zweikampfe_gewinnen', 'beweglicher_werden', 'starker_im_wurfarm'],
    abilities: ['mobility'],
    instruction:
      'Neige und drehe den Kopf langsam zu jeder Seite und ziehe dazwischen die Schultern hoch und tief. Häufiger Fehler: den Kopf schnell im Kreis rollen.',
    amount: repeated(2, 8, 10),
  },
  {
    slug: 'hocke-zu-strecken',
    name: 'Von der Hocke in die Vorbeuge',
    goals: ['beweglicher_werden', 'hoher_springen', 'langer_durchhalten'],
    abilities: ['mobility'],
    contraindications: ['Knie', 'Oberschenkelrückseite'],
    instruction:
      'Fasse in der tiefen Hocke die Zehen, strecke die Knie so weit es geht und sinke wieder in die Hocke. Häufiger Fehler: mit den Fersen abheben und die Knie nach innen drücken.',
    amount: repeated(2, 8, 15),
  },
  {
    slug: 'seitgraetsche-wandern',
    name: 'Wandernde Seitgrätsche',
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen', 'beweglicher_werden'],
    abilities: ['mobility', 'agility'],
    contraindications: ['Adduktoren', 'Knie'],
    instruction:
      'Wandere in der weiten Grätsche von einem gebeugten Bein zum anderen, die Hände laufen vor dir am Boden mit. Häufiger Fehler: die Fußsohle des gebeugten Beins löst sich.',
    amount: repeated(2, 10, 15),
  },
  {
    slug: 'hueftbeuger-halbkniend-arm',
    name: 'Hüftstrecken im Halbkniestand mit Armhub',
    perSide: true,
    goals: ['explosiver_starten', 'hoher_springen', 'mehr_tore_werfen'],
    abilities: ['mobility', 'sprintSpeed'],
    contraindications: ['Knie'],
    instruction:
      'Spanne im Halbkniestand das Gesäß an, schiebe die Hüfte leicht vor und hebe den Arm der Knieseite über den Kopf. Häufiger Fehler: den Bauch loslassen und ins Hohlkreuz fallen.',
    amount: repeated(2, 8, 10),
  },
  {
    slug: 'knoechel-kreise-stand',
    name: 'Fußgelenk in drei Richtungen',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'hoher_springen', 'schneller_richtungswechseln'],
    abilities: ['mobility'],
    contraindications: ['Sprunggelenk'],
    instruction:
      'Tippe im Stand mit dem Knie gerade, nach innen und nach außen über die Zehen, die Ferse bleibt unten. Häufiger Fehler: der Fuß rollt nach innen weg.',
    amount: repeated(2, 8, 10),
  },
  {
    slug: 'torwart-hohe-beinschwuenge',
    name: 'Seitliche Beinschwünge mit Griff',
    perSide: true,
    positions: ['Torwart'],
    goals: ['beweglicher_werden', 'schneller_richtungswechseln', 'explosiver_starten'],
    abilities: ['mobility', 'agility'],
    contraindications: ['Adduktoren', 'Hüfte'],
    instruction:
      'Halte dich am Pfosten und schwinge das gestreckte Bein seitlich immer höher, die Hand kommt dem Fuß entgegen. Häufiger Fehler: den Oberkörper zur Seite wegkippen.',
    amount: repeated(2, 8, 10),
  },
  {
    slug: 'hueftscharnier-stock',
    name: 'Hüftbeuge mit Händen am Becken',
    goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen', 'langer_durchhalten'],
    abilities: ['mobility'],
    contraindications: ['Oberschenkelrückseite'],
    instruction:
      'Lege die Hände an die Leisten, schiebe das Gesäß weit nach hinten und richte dich mit festem Gesäß auf. Häufiger Fehler: aus der Bewegung eine Kniebeuge zu machen.',
    amount: repeated(2, 10, 15),
  },
  {
    slug: 'hueft-cars-stand',
    name: 'Hüftkreise im Stand',
    perSide: true,
    goals: ['langer_durchhalten', 'beweglicher_werden', 'schneller_werden'],
    abilities: ['mobility'],
    contraindications: ['Hüfte'],
    instruction:
      'Hebe im Stand das Knie, führe es nach außen und langsam nach hinten, der Körper bleibt still wie ein Pfosten. Häufiger Fehler: den Kreis mit dem Oberkörper größer machen.',
    amount: repeated(2, 5, 10),
  },
]);
