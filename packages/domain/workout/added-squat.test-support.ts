import type { AddedExercise } from './shaped-today.ts';

/** An exercise that is taken for one training. */
export const squat: AddedExercise = {
  id: 'squat',
  phase: 'main',
  name: 'Kniebeuge',
  description: null,
  videoLink: null,
  sets: 3,
  reps: 5,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: 90,
};
