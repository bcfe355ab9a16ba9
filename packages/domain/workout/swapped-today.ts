import * as z from 'zod/mini';
import type { SwapResult } from './swapped-exercise.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

const swapSchema = z.object({
  workout_id: z.string(),
  /** The row of the plan, which stays as it is. */
  exercise_id: z.string(),
  instead: z.object({
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
    weekTargets: z.nullable(z.array(z.object({ sets: z.number(), amount: z.number(), reserve: number }))),
  }),
});

/** An exercise that takes the place of a row of the plan in one workout alone, as `training_logs` of its progress keeps it. */
export interface SwapToday {
  readonly workout_id: string;
  readonly exercise_id: string;
  readonly instead: SwapResult;
}

/**
 * The swaps of one workout, of what its progress keeps. Those of a workout that the session's progress was kept for before
 * do not count, and neither does what a release that is not this one has written in another form.
 */
export function swapsOfWorkout(kept: unknown, workoutId: string): SwapToday[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown) => {
    const { data } = swapSchema.safeParse(entry);
    return data?.workout_id === workoutId ? [data] : [];
  });
}

/** The rows of a session as one workout does them: swapped ones keep their place. */
export function withSwapsToday<Row extends { readonly id: string }>(rows: readonly Row[], swaps: readonly SwapToday[]): Row[] {
  return rows.map((row) => ({ ...row, ...swaps.find(({ exercise_id }) => exercise_id === row.id)?.instead }));
}
