import * as z from 'zod/mini';
import { keptExercise } from './kept-exercise.ts';
import type { SwapResult } from './swapped-exercise.ts';

const swapSchema = z.object({
  workout_id: z.string(),
  /** The row of the plan, which stays unchanged. */
  exercise_id: z.string(),
  instead: z.object({
    ...keptExercise,
    weekTargets: z.nullable(z.array(z.object({ sets: z.number(), amount: z.number(), reserve: z.nullable(z.number()) }))),
  }),
});

/** An exercise that replaces a plan row's in one workout only, as stored in `training_logs` of its progress. */
export interface SwapToday {
  readonly workout_id: string;
  readonly exercise_id: string;
  readonly instead: SwapResult;
}

/**
 * The swaps of one workout, from its stored progress. Ignores those of an earlier workout of the session, and other releases'
 * formats.
 */
export function swapsOfWorkout(kept: unknown, workoutId: string): SwapToday[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown) => {
    const { data } = swapSchema.safeParse(entry);
    return data?.workout_id === workoutId ? [data] : [];
  });
}

/** The rows of a session for one workout: swapped ones keep their place. */
export function withSwapsToday<Row extends { readonly id: string }>(rows: readonly Row[], swaps: readonly SwapToday[]): Row[] {
  return rows.map((row) => ({ ...row, ...swaps.find(({ exercise_id }) => exercise_id === row.id)?.instead }));
}
