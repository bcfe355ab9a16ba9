import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import { isMainLift } from './exercise-traits.ts';

/** A recently trained exercise, by its name in the log. */
export interface TrainedExercise {
  readonly name: string;
  /** Number of the last eight calendar weeks in which it was trained, 1 or more. */
  readonly weeks: number;
}

/** Weeks of recent training, by slug. */
export type TrainedWeeks = ReadonlyMap<string, number>;

/** Without any knowledge of earlier training. */
export const NOTHING_TRAINED: TrainedWeeks = new Map();

/** Also matches former names, which older plans use. */
export function trainedWeeksOf(trained: readonly TrainedExercise[], catalogue: readonly CatalogueExercise[]): TrainedWeeks {
  if (trained.length === 0) return NOTHING_TRAINED;
  const weeksByName = new Map(trained.map(({ name, weeks }) => [name, weeks]));
  const found = catalogue.flatMap(({ slug, name, synonyms }): [string, number][] => {
    const weeks = [name, ...synonyms].map((one) => weeksByName.get(one) ?? 0);
    return Math.max(...weeks) > 0 ? [[slug, Math.max(...weeks)]] : [];
  });
  return new Map(found);
}

/** Exercises with a studied schedule that the player has begun. */
export function isBegunSchedule(trained: TrainedWeeks): (exercise: Pick<CatalogueExercise, 'slug'>) => boolean {
  return ({ slug }) => trained.has(slug) && scheduleOf(slug) !== undefined;
}

/** Whether the next block replaces an exercise: main lifts stay and grow, exercises with a schedule continue it, accessories vary. */
export function variesBetweenBlocks(exercise: CatalogueExercise): boolean {
  return exercise.phase === 'main' && !isMainLift(exercise) && scheduleOf(exercise.slug) === undefined;
}
