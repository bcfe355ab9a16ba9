import { defineExercises, repeated, timed, weighted } from '../define-exercises.ts';

export const WARMUP_ACTIVATION_UPPER_EXERCISES = defineExercises({ phase: 'warmup', kind: 'activation' }, [
  {
    slug: 'schulterblatt-liegestuetz',
    name: 'Schulterblatt-Liegestütz',
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'verletzungen_vorbeugen'],
    abilities: ['throwPower', 'contactStability'],
    contraindications: ['Schulter', 'Handgelenk'],
    instruction:
      'Lass im Liegestütz mit gestreckten Armen den Brustkorb sinken und schiebe ihn wieder weg. Häufiger Fehler: die Ellbogen beugen.',
    amount: repeated(2, 12, 20),
  },
  {
    slug: 'band-aussenrotation-warmup',
    name: 'Band-Außenrotation',
    equipment: ['Theraband'],
    goals: ['starker_im_wurfarm', 'verletzungen_vorbeugen', 'mehr_tore_werfen'],
    abilities: ['throwPower'],
    contraindications: ['Schulter'],
    instruction: 'Ziehe das Band mit angelegten Ellbogen nach außen und halte kurz. Häufiger Fehler: die Ellbogen wandern vom Körper weg.',
    amount: repeated(2, 15, 20),
  },
  {
    slug: 'bergsteiger-langsam',
    name: 'Bergsteiger langsam',
    goals: ['mehr_zweikampfe_gewinnen', 'langer_durchhalten', 'mehr_tore_werfen'],
    abilities: ['coreRotation', 'contactStability'],
    contraindications: ['Schulter', 'Handgelenk'],
    instruction:
      'Ziehe im Stütz abwechselnd ein Knie zur Brust, die Hüfte bleibt auf Schulterhöhe. Häufiger Fehler: das Gesäß geht nach oben.',
    amount: repeated(2, 16, 20),
  },
  {
    slug: 'bird-dog',
    name: 'Vierfüßler mit Arm und Bein diagonal',
    goals: ['verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen', 'langer_durchhalten', 'mehr_tore_werfen'],
    abilities: ['coreRotation', 'contactStability'],
    contraindications: ['Handgelenk'],
    instruction:
      'Strecke im Vierfüßlerstand den Arm und das Gegenbein lang aus und halte kurz, der Rücken bleibt waagerecht wie ein Tisch. Häufiger Fehler: das Bein zu hoch heben und dabei ins Hohlkreuz gehen.',
    amount: repeated(2, 12, 15, '2-1-2-0'),
  },
  {
    slug: 'seitstuetz-kurz',
    name: 'Kurzer Seitstütz auf den Knien',
    perSide: true,
    goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen', 'schneller_richtungswechseln'],
    abilities: ['coreRotation', 'contactStability'],
    contraindications: ['Schulter'],
    instruction:
      'Stütze dich auf Unterarm und Knie, schiebe die Hüfte nach vorn und hebe sie, bis der Körper gerade ist. Häufiger Fehler: die Hüfte hinten hängen lassen.',
    amount: timed(2, 20, 10),
  },
  {
    slug: 'ein-bein-stand-arme',
    name: 'Einbeinstand mit Wurfarmbewegung',
    perSide: true,
    goals: ['mehr_tore_werfen', 'starker_im_wurfarm', 'verletzungen_vorbeugen'],
    abilities: ['contactStability', 'throwPower'],
    instruction:
      'Stehe auf dem Stemmbein und führe die Wurfbewegung langsam durch, ohne das Gleichgewicht zu verlieren. Häufiger Fehler: das Standknie wird steif durchgedrückt.',
    amount: repeated(2, 10, 10),
  },
  {
    slug: 'liegestuetz-aufbau',
    name: 'Liegestütz mit Abheben der Hände',
    goals: ['starker_im_wurfarm', 'mehr_zweikampfe_gewinnen', 'mehr_tore_werfen'],
    abilities: ['throwPower', 'contactStability'],
    contraindications: ['Schulter', 'Handgelenk'],
    instruction:
      'Lege dich am tiefsten Punkt ab, hebe kurz beide Hände, ziehe die Schulterblätter zusammen und drücke dich wieder hoch. Häufiger Fehler: die Hüfte bleibt beim Hochdrücken liegen.',
    amount: repeated(2, 8, 20),
  },
  {
    slug: 'band-pull-diagonal',
    name: 'Band diagonal auseinanderziehen',
    perSide: true,
    equipment: ['Theraband'],
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'verletzungen_vorbeugen'],
    abilities: ['throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Ziehe das Band von der Gegenhüfte schräg nach oben außen, als würdest du ein Schwert ziehen. Häufiger Fehler: die Schulter zum Ohr heben.',
    amount: repeated(2, 12, 15),
  },
  {
    slug: 'band-rudern-leicht',
    name: 'Leichtes Rudern im Stand mit Band',
    equipment: ['Theraband'],
    goals: ['starker_im_wurfarm', 'mehr_zweikampfe_gewinnen', 'langer_durchhalten'],
    abilities: ['throwPower'],
    instruction:
      'Befestige das Band auf Brusthöhe und ziehe die Schulterblätter zuerst nach hinten unten, dann die Ellbogen. Häufiger Fehler: die Schultern rollen am Ende nach vorn.',
    amount: repeated(2, 15, 20),
  },
  {
    slug: 'kabel-aussenrotation-leicht',
    name: 'Außenrotation am Kabelturm, leicht',
    perSide: true,
    equipment: ['Kabelzugturm'],
    goals: ['starker_im_wurfarm', 'verletzungen_vorbeugen', 'mehr_tore_werfen'],
    abilities: ['throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Drehe mit angelegtem Ellbogen und kleinem Gewicht den Unterarm nach außen und kehre langsam zurück. Häufiger Fehler: den Rumpf mitdrehen, um das Gewicht zu bewegen.',
    amount: weighted(2, 12, 15, '2-0-2-0'),
  },
  {
    slug: 'hoher-stuetz-halten',
    name: 'Hoher Stütz mit Gewichtsverlagerung',
    goals: ['mehr_zweikampfe_gewinnen', 'starker_im_wurfarm', 'langer_durchhalten'],
    abilities: ['contactStability', 'throwPower'],
    contraindications: ['Schulter', 'Handgelenk'],
    instruction:
      'Verlagere im hohen Stütz das Gewicht langsam von Hand zu Hand, Bauch und Gesäß sind fest. Häufiger Fehler: ins Hohlkreuz sinken.',
    amount: timed(2, 25, 15),
  },
  {
    slug: 'medizinball-wuerfe-leicht',
    name: 'Leichte Würfe mit dem Medizinball',
    equipment: ['Medizinball'],
    goals: ['mehr_tore_werfen', 'starker_im_wurfarm', 'langer_durchhalten'],
    abilities: ['throwPower', 'coreRotation'],
    contraindications: ['Schulter'],
    instruction:
      'Wirf einen leichten Ball aus dem Stand locker mit beiden Händen über Kopf an die Wand und steigere den Einsatz. Häufiger Fehler: gleich beim ersten Wurf voll durchziehen.',
    amount: repeated(2, 10, 20),
  },
  {
    slug: 'kettlebell-halo',
    name: 'Kettlebell um den Kopf führen',
    equipment: ['Kettlebell'],
    goals: ['starker_im_wurfarm', 'mehr_zweikampfe_gewinnen', 'beweglicher_werden'],
    abilities: ['throwPower', 'mobility'],
    contraindications: ['Schulter'],
    instruction:
      'Halte die Kugel am Griff vor der Brust und führe sie eng um den Kopf, jede Runde in die andere Richtung. Häufiger Fehler: den Kopf bewegen, statt die Kugel zu führen.',
    amount: weighted(2, 8, 20),
  },
  {
    slug: 'torwart-hampelmann-locker',
    name: 'Lockere Armparaden im Stand',
    positions: ['Torwart'],
    goals: ['starker_im_wurfarm', 'hoher_springen', 'explosiver_starten'],
    abilities: ['agility', 'jumpPower'],
    contraindications: ['Schulter'],
    instruction:
      'Hebe Arm und Bein derselben Seite locker zur angedeuteten Hochparade und kehre in die Grundstellung zurück. Häufiger Fehler: den Arm ohne das Bein schwingen.',
    amount: repeated(2, 12, 15),
  },
]);
