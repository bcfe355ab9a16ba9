import type { CatalogueExercise, MovementPattern } from '../exercise/catalogue-exercise.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import { isAerobic, isMainLift, isTrueSprint } from './exercise-traits.ts';
import { isRepeatedSprint } from './training-order.ts';

/** How an exercise was trained recently. */
export interface TrainingRecord {
  /** Number of the last eight calendar weeks in which it was trained, 1 or more. */
  readonly weeks: number;
  /** Repetitions, seconds or metres (of one side) in the weakest set of its best recent session; null or missing: not known. */
  readonly amount?: number | null;
  /** Least repetitions in reserve of that session, 0 to 4; null or missing: not answered. */
  readonly reserve?: number | null;
  /** Seconds of lowering in that session's tempo; null or missing: not known. */
  readonly lowering?: number | null;
  /** Most repetitions, seconds or metres (of one side) of one session, all its sets together; null or missing: not known. */
  readonly total?: number | null;
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

/** Quality that becomes more complex; the distance of a sprint follows its goal instead. */
const COMPLEX_PATTERNS: readonly (MovementPattern | null)[] = ['jump', 'throw', 'cut', 'balance'];

function isOnLadder({ phase, progressions, regressions }: CatalogueExercise): boolean {
  return phase === 'main' && progressions.length + regressions.length > 0;
}

/** Whether the exercise grows by repetitions or seconds, then by the next rung of its ladder: strength without a weight. */
export function climbsByAmount(exercise: CatalogueExercise): boolean {
  const { kind, metric } = exercise;
  return isOnLadder(exercise) && (kind === 'strength' || kind === 'prevention') && (metric === 'reps' || metric === 'seconds');
}

/** Whether blocks lead from one rung of a ladder to the next; weights grow instead. */
export function climbs(exercise: CatalogueExercise): boolean {
  const isComplex = exercise.metric !== 'weight_reps' && COMPLEX_PATTERNS.includes(exercise.pattern);
  return climbsByAmount(exercise) || (isOnLadder(exercise) && isComplex);
}

/** Whether the exercise grows by runs: sprints over metres, repeated sprints and intervals go on in the next block. */
export function growsByRuns(exercise: CatalogueExercise): boolean {
  return isTrueSprint(exercise) || isRepeatedSprint(exercise) || isAerobic(exercise);
}

/** Whether the next block keeps an exercise rather than another of its kind: what grows by its weight or by runs. */
export function goesOn(exercise: CatalogueExercise): boolean {
  return isMainLift(exercise) || growsByRuns(exercise);
}

/** Whether the next block replaces an exercise: lifts, runs and ladders go on, as do exercises with a schedule, accessories vary. */
export function variesBetweenBlocks(exercise: CatalogueExercise): boolean {
  return exercise.phase === 'main' && !goesOn(exercise) && !climbs(exercise) && scheduleOf(exercise.slug) === undefined;
}
