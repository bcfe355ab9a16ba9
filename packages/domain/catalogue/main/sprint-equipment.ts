import { defineExercises, covered, repeated, timed } from '../define-exercises.ts';

export const SPRINT_EQUIPMENT_EXERCISES = defineExercises({ phase: 'main', kind: 'speed', pattern: 'sprint' }, [
  {
    slug: 'schlittensprint',
    name: 'Schlittensprint',
    level: 2,
    equipment: ['Schlitten'],
    goals: ['explosiver_starten', 'schneller_werden', 'mehr_zweikampfe_gewinnen'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk', 'unterer Rücken'],
    instruction:
      'Schiebe den leichten Schlitten mit gestreckten Armen und langen, kraftvollen Schritten. Häufiger Fehler: so viel Last, dass aus dem Sprint ein Gehen wird.',
    amount: covered(5, 15, 120),
  },
  {
    slug: 'band-antritt-widerstand',
    name: 'Sprintkniehub gegen Band',
    perSide: true,
    equipment: ['Theraband'],
    goals: ['schneller_werden', 'explosiver_starten'],
    abilities: ['sprintSpeed'],
    contraindications: ['Hüfte'],
    instruction:
      'Lege das Band um beide Füße und reiße ein Knie schnell nach oben, das Standbein bleibt gestreckt. Häufiger Fehler: den Oberkörper nach hinten lehnen.',
    amount: repeated(4, 8, 45),
  },
  {
    slug: 'rope-kniehebelauf',
    name: 'Kniehebelauf im Seil',
    equipment: ['Rope'],
    goals: ['schneller_werden', 'explosiver_starten', 'langer_durchhalten'],
    abilities: ['sprintSpeed', 'speedEndurance'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Laufe mit hohen Knien am Ort durch das Seil, jeder Schritt ein Durchschlag. Häufiger Fehler: die Knie nur halb heben und zurücklehnen.',
    amount: timed(5, 20, 45),
  },
  {
    slug: 'schlitten-antritt-5m',
    name: 'Schlittenantritt über 5 Meter',
    equipment: ['Schlitten'],
    goals: ['explosiver_starten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['sprintSpeed', 'contactStability'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk', 'unterer Rücken'],
    instruction:
      'Beschleunige einen mittelschweren Schlitten explosiv über fünf Meter, Arme gestreckt und Körper schräg. Häufiger Fehler: zu viel Gewicht laden und nur noch schieben.',
    amount: covered(6, 5, 90),
  },
  {
    slug: 'band-start-gegen-zug',
    name: 'Start gegen Bandzug',
    level: 2,
    equipment: ['Theraband'],
    goals: ['explosiver_starten', 'schneller_werden'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Lass dich von einem an der Hüfte befestigten, langen Band halten und beschleunige fünf Meter gegen den Zug. Häufiger Fehler: in der Hüfte abknicken und zurückgezogen werden.',
    amount: covered(6, 5, 75),
  },
]);
