import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import { isMainLift } from './exercise-traits.ts';

/** How an exercise was trained recently. */
export interface TrainingRecord {
  /** Number of the last eight calendar weeks in which it was trained, 1 or more. */
  readonly weeks: number;
  /** Repetitions, seconds or metres (of one side) in the weakest set of its best recent session; null or missing: not known. */
  readonly amount?: number | null;
  /** Least repetitions in reserve of that session, 0 to 4; null or missing: not answered. */
  readonly reserve?: number | null;
}

/** A recently trained exercise, by its name in the log. */
export interface TrainedExercise extends TrainingRecord {
  readonly name: string;
}

/** Recent training, by slug. */
export type TrainedBefore = ReadonlyMap<string, TrainingRecord>;

/** Without any knowledge of earlier training. */
export const NOTHING_TRAINED: TrainedBefore = new Map();

/** Also matches former names, which older plans use. */
export function trainedBefore(trained: readonly TrainedExercise[], catalogue: readonly CatalogueExercise[]): TrainedBefore {
  if (trained.length === 0) return NOTHING_TRAINED;
  const byName = new Map(trained.map((exercise) => [exercise.name, exercise]));
  const found = catalogue.flatMap(({ slug, name, synonyms }): [string, TrainingRecord][] => {
    const records = [name, ...synonyms].flatMap((one) => byName.get(one) ?? []);
    const [longest] = records.toSorted((one, other) => other.weeks - one.weeks);
    return longest === undefined ? [] : [[slug, longest]];
  });
  return new Map(found);
}

/** Exercises with a studied schedule that the player has begun. */
export function isBegunSchedule(trained: TrainedBefore): (exercise: Pick<CatalogueExercise, 'slug'>) => boolean {
  return ({ slug }) => trained.has(slug) && scheduleOf(slug) !== undefined;
}

/** Whether the exercise grows by repetitions or seconds, then by the next rung of its ladder: strength without a weight. */
export function climbsByAmount({ phase, kind, metric, progressions, regressions }: CatalogueExercise): boolean {
  const isStrength = phase === 'main' && (kind === 'strength' || kind === 'prevention');
  return isStrength && (metric === 'reps' || metric === 'seconds') && progressions.length + regressions.length > 0;
}

/**
 * Whether the next block replaces an exercise: main lifts and strength on a ladder stay and grow, exercises with a schedule
 * continue it, accessories vary.
 */
export function variesBetweenBlocks(exercise: CatalogueExercise): boolean {
  return exercise.phase === 'main' && !isMainLift(exercise) && !climbsByAmount(exercise) && scheduleOf(exercise.slug) === undefined;
}
