import { defineExercises, repeated, timed } from '../define-exercises.ts';

export const PREVENTION_SHOULDER_BODY_EXERCISES = defineExercises({ phase: 'main', kind: 'prevention', pattern: 'shoulder' }, [
  {
    slug: 'bauchlage-y-t-w',
    name: 'Y-T-W in Bauchlage',
    goals: ['verletzungen_vorbeugen', 'starker_im_wurfarm'],
    abilities: ['throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Hebe die Arme in Bauchlage nacheinander als Y, T und W vom Boden und ziehe die Schulterblätter zusammen. Häufiger Fehler: den Kopf in den Nacken legen.',
    amount: repeated(3, 9, 45, '2-1-1-0'),
  },
  {
    slug: 'schulter-taps',
    name: 'Schultertippen im Stütz',
    goals: ['verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen', 'starker_im_wurfarm'],
    abilities: ['throwPower', 'contactStability'],
    contraindications: ['Schulter', 'Handgelenk'],
    instruction: 'Tippe im hohen Stütz abwechselnd mit der Hand an die Gegenschulter. Häufiger Fehler: das Becken schaukelt mit.',
    amount: repeated(3, 16, 45),
  },
  {
    slug: 'schwimmer-bauchlage',
    name: 'Schwimmer in Bauchlage',
    goals: ['verletzungen_vorbeugen', 'beweglicher_werden', 'starker_im_wurfarm'],
    abilities: ['throwPower', 'mobility'],
    contraindications: ['Schulter', 'unterer Rücken'],
    instruction:
      'Führe die gestreckten Arme in Bauchlage in großem Bogen von den Hüften über den Kopf. Häufiger Fehler: die Arme zwischendurch ablegen.',
    amount: repeated(3, 10, 45, '2-0-2-0'),
  },
  {
    slug: 'schulterblatt-wandgleiten',
    name: 'Armgleiten an der Wand mit Vorschub',
    goals: ['starker_im_wurfarm', 'verletzungen_vorbeugen', 'mehr_tore_werfen'],
    abilities: ['throwPower', 'mobility'],
    contraindications: ['Schulter'],
    instruction:
      'Lege die Unterarme an die Wand, schiebe dich mit den Schulterblättern weg und gleite nach oben. Häufiger Fehler: ins Hohlkreuz ausweichen, sobald die Arme oben sind.',
    amount: repeated(3, 12, 45, '2-1-2-0'),
  },
  {
    slug: 'liegestuetz-plus-unterarm',
    name: 'Schulterblattschub im Unterarmstütz',
    goals: ['starker_im_wurfarm', 'verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['throwPower', 'contactStability'],
    contraindications: ['Schulter'],
    instruction:
      'Lass im Unterarmstütz den Brustkorb zwischen den Schulterblättern sinken und schiebe ihn wieder hoch. Häufiger Fehler: die Hüfte mitbewegen.',
    amount: repeated(3, 12, 45, '2-1-2-0'),
  },
  {
    slug: 'aussenrotation-tuerrahmen',
    name: 'Außenrotation halten im Türrahmen',
    perSide: true,
    goals: ['starker_im_wurfarm', 'verletzungen_vorbeugen'],
    abilities: ['throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Stelle dich in den Türrahmen, beuge den Ellbogen rechtwinklig am Körper und drücke den Handrücken nach außen. Häufiger Fehler: den Ellbogen vom Körper abspreizen.',
    amount: timed(4, 15, 30),
  },
  {
    slug: 'schulter-rotation-seitstuetz',
    name: 'Armkreise im Seitstütz',
    level: 2,
    perSide: true,
    goals: ['starker_im_wurfarm', 'mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
    abilities: ['throwPower', 'coreRotation'],
    contraindications: ['Schulter'],
    instruction:
      'Zeichne im Seitstütz mit dem freien, gestreckten Arm langsame Kreise zur Decke. Häufiger Fehler: in der Stützschulter einsinken.',
    amount: repeated(3, 8, 45),
  },
  {
    slug: 'bauchlage-arm-90-heben',
    name: 'Wurfarmstellung in Bauchlage anheben',
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'verletzungen_vorbeugen'],
    abilities: ['throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Liege auf dem Bauch, beide Arme in U-Haltung, hebe erst die Ellbogen, dann die Hände ab und halte. Häufiger Fehler: den Nacken überstrecken.',
    amount: repeated(3, 10, 45, '1-2-2-0'),
  },
]);
