import { defineExercises, timed } from '../define-exercises.ts';

export const COOLDOWN_WITH_EQUIPMENT_EXERCISES = defineExercises({ phase: 'cooldown', kind: 'recovery' }, [
  {
    slug: 'ergometer-ausfahren',
    stress: { kneeLoad: 1 },
    name: 'Ausfahren auf dem Ergometer',
    equipment: ['Ergometer'],
    goals: ['verletzungen_vorbeugen', 'langer_durchhalten'],
    abilities: ['speedEndurance'],
    synonyms: ['Recovery Ride', 'Ausradeln', 'Cool-down Ride'],
    instruction:
      'Tritt mit kaum Widerstand und atme nur durch die Nase, am Tag nach dem Spiel gern doppelt so lange. Häufiger Fehler: aus der Erholung eine Trainingseinheit machen.',
    amount: timed(1, 480, 0),
  },
  {
    slug: 'sprossenwand-aushaengen',
    name: 'Aushängen an der Sprossenwand',
    kind: 'stretch',
    equipment: ['Kasten/Sprossenwand'],
    goals: ['beweglicher_werden', 'verletzungen_vorbeugen', 'starker_im_wurfarm'],
    abilities: ['mobility', 'throwPower'],
    stress: { grip: 1, overhead: 1 },
    place: 'hall',
    synonyms: ['Passive Hang', 'Hanging Stretch'],
    contraindications: ['Schulter'],
    instruction:
      'Halte dich mit dem Gesicht zur Wand hoch fest, lass die Knie weich werden und gib nur so viel Gewicht ab, wie es angenehm ist. Die Füße bleiben auf einer Sprosse. Häufiger Fehler: frei hängen, obwohl die Schulter gereizt ist.',
    amount: timed(3, 25, 20),
  },
]);
