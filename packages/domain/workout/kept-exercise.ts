import * as z from 'zod/mini';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** Fields of an exercise that a running workout has beside its plan, as its progress keeps them. */
export const keptExercise = {
  name: z.string().check(z.minLength(1)),
  description: text,
  videoLink: text,
  sets: number,
  reps: number,
  unit: text,
  durationMinutes: number,
  durationSeconds: number,
  distanceMeters: number,
  tempo: text,
  pauseSeconds: number,
};
