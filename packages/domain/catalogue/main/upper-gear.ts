import { defineExercises, repeated } from '../define-exercises.ts';

export const UPPER_GEAR_EXERCISES = defineExercises({ phase: 'main', kind: 'strength', pattern: 'pull' }, [
  {
    slug: 'band-rudern',
    name: 'Rudern mit Band im Sitzen',
    equipment: ['Theraband'],
    goals: ['starker_im_wurfarm', 'mehr_zweikampfe_gewinnen'],
    abilities: ['throwPower'],
    instruction:
      'Lege das Band um die Füße und ziehe die Ellbogen nah am Körper zurück. Häufiger Fehler: sich mit dem Oberkörper nach hinten werfen.',
    amount: repeated(3, 15, 60, '2-1-1-0'),
  },
  {
    slug: 'medizinball-liegestuetz',
    name: 'Liegestütz mit einer Hand auf dem Medizinball',
    pattern: 'push',
    level: 2,
    perSide: true,
    equipment: ['Medizinball'],
    goals: ['starker_im_wurfarm', 'mehr_zweikampfe_gewinnen'],
    abilities: ['throwPower', 'contactStability'],
    contraindications: ['Schulter', 'Handgelenk', 'Ellbogen'],
    instruction:
      'Stütze eine Hand auf den Ball und halte Schultern und Becken waagerecht. Häufiger Fehler: das Gewicht ganz auf den Arm am Boden verlagern.',
    amount: repeated(3, 6, 60, '2-0-1-0'),
  },
  {
    slug: 'schlitten-rudern',
    name: 'Schlitten heranziehen mit gestrecktem Körper',
    equipment: ['Schlitten'],
    goals: ['starker_im_wurfarm', 'mehr_zweikampfe_gewinnen'],
    abilities: ['throwPower', 'contactStability'],
    contraindications: ['unterer Rücken', 'Ellbogen'],
    instruction:
      'Ziehe den Schlitten an einem Seil oder Gurt mit beiden Armen zu dir, geh zurück und wiederhole. Häufiger Fehler: den Rücken rund machen und mit den Beinen reißen.',
    amount: repeated(4, 8, 75),
  },
  {
    slug: 'band-stoss-rotation',
    name: 'Einarmiges Stoßen gegen Band',
    kind: 'power',
    pattern: 'push',
    perSide: true,
    equipment: ['Theraband'],
    goals: ['mehr_tore_werfen', 'starker_im_wurfarm', 'mehr_zweikampfe_gewinnen'],
    abilities: ['throwPower', 'coreRotation'],
    contraindications: ['Schulter'],
    instruction:
      'Stehe in Schrittstellung, das Band läuft hinter der Schulter, und stoße den Arm mit der Hüftdrehung nach vorn. Häufiger Fehler: die Gegenschulter bleibt stehen.',
    amount: repeated(3, 10, 60, '2-0-X-0'),
  },
  {
    slug: 'band-ueberkopf-druecken',
    name: 'Überkopfdrücken gegen Band im Ausfallschritt',
    pattern: 'push',
    perSide: true,
    equipment: ['Theraband'],
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen'],
    abilities: ['throwPower'],
    contraindications: ['Schulter', 'Ellbogen'],
    instruction:
      'Stehe in Schrittstellung auf dem Band und drücke eine Hand nach oben neben das Ohr. Häufiger Fehler: zur Gegenseite ausweichen.',
    amount: repeated(3, 10, 60, '2-0-1-0'),
  },
  {
    slug: 'band-latzug-kniend',
    name: 'Latzug mit Band im Kniestand',
    equipment: ['Theraband'],
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['throwPower'],
    contraindications: ['Schulter', 'Knie'],
    instruction:
      'Befestige das Band hoch und ziehe die Ellbogen im Kniestand zu den Rippen, die Brust bleibt stolz. Häufiger Fehler: sich mit dem Rumpf in den Zug werfen.',
    amount: repeated(3, 12, 60, '2-1-1-0'),
  },
]);
