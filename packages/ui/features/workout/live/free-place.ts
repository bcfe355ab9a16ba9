import type { TrainedExercise } from '../set/trained-exercise.ts';

/** Stands for the exercise behind which the first one of a free training comes: there is none. */
export const FREE_PLACE: TrainedExercise = {
  id: '',
  // No session has it.
  sessionId: '00000000-0000-0000-0000-000000000000',
  phase: 'main',
  exerciseOrder: 0,
  name: '',
  videoLink: null,
  description: null,
  sets: null,
  reps: null,
  unit: null,
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: null,
  weight: null,
  weekTargets: null,
  reserve: null,
  isLight: false,
};
