import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import { isMainLift } from './dose.ts';

/** An exercise that was trained lately, by its name in the log. */
export interface TrainedExercise {
  readonly name: string;
  /** Calendar weeks of the last eight in which it was trained, 1 or more. */
  readonly weeks: number;
}

/** Weeks in which exercises were trained lately, by slug. */
export type TrainedWeeks = ReadonlyMap<string, number>;

/** Nothing is known of what was trained before. */
export const NOTHING_TRAINED: TrainedWeeks = new Map();

/** Older plans name an exercise as it was called then. */
export function trainedWeeksOf(trained: readonly TrainedExercise[], catalogue: readonly CatalogueExercise[]): TrainedWeeks {
  if (trained.length === 0) return NOTHING_TRAINED;
  const weeksByName = new Map(trained.map(({ name, weeks }) => [name, weeks]));
  const found = catalogue.flatMap(({ slug, name, synonyms }): [string, number][] => {
    const weeks = [name, ...synonyms].map((one) => weeksByName.get(one) ?? 0);
    return Math.max(...weeks) > 0 ? [[slug, Math.max(...weeks)]] : [];
  });
  return new Map(found);
}

/** Exercises that follow a studied schedule in which the player has trained already. */
export function isBegunSchedule(trained: TrainedWeeks): (exercise: Pick<CatalogueExercise, 'slug'>) => boolean {
  return ({ slug }) => trained.has(slug) && scheduleOf(slug) !== undefined;
}

/**
 * Whether an exercise gives way to another one in the next block: main lifts stay and grow, what follows a schedule goes on
 * with it, accessories vary.
 */
export function variesBetweenBlocks(exercise: CatalogueExercise): boolean {
  return exercise.phase === 'main' && !isMainLift(exercise) && scheduleOf(exercise.slug) === undefined;
}
