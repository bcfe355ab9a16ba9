import type { TrainedExercise } from '@anwurf/domain/plan/trained-before';
import { planFor, readPlan, type ReadPlan, type ReadRow } from './built-sessions.ts';
import type { PlanWish } from './random-plan-request.ts';

/** All rows of a plan's main parts. */
export const mainOf = ({ sessions }: ReadPlan): readonly ReadRow[] => sessions.flatMap(({ main }) => main);

/** A block as somebody has done it who did all of it, with a third more in each set where the exercise grows by amounts. */
function trainedAs(block: ReadPlan): TrainedExercise[] {
  const records = mainOf(block).map(({ exercise, row }): [string, TrainedExercise] => {
    const { reps, seconds, metres } = exercise.defaults;
    const totals = (row.weekTargets ?? []).map(({ sets, amount }) => sets * amount * (row.durationMinutes === null ? 1 : 60));
    const amount = Math.round(((reps ?? seconds ?? metres ?? 0) * 4) / 3);
    return [exercise.name, { name: exercise.name, weeks: 6, amount, reserve: 2, lowering: 2, total: Math.max(0, ...totals) }];
  });
  return [...new Map(records).values()];
}

/** A plan, and the one after it. */
export interface NextBlock {
  readonly before: ReadPlan;
  readonly after: ReadPlan;
}

/** The plan for a wish, and that of somebody who has trained all of it. */
export function nextBlockOf(wish: PlanWish): NextBlock {
  const before = readPlan(wish, planFor(wish));
  const next = { ...wish, seed: wish.seed + 1, trained: trainedAs(before) };
  return { before, after: readPlan(next, planFor(next)) };
}
