import { amountRange, amountStep } from '../coach/next-load/exercise-log.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { loweringSeconds, SLOW_LOWERING_SECONDS, withSlowLowering } from '../exercise/tempo.ts';
import { WEEKS_OF_QUALITY } from './next-aim.ts';
import { climbs, climbsByAmount, type TrainedBefore, type TrainingRecord } from './trained-before.ts';

// The next block starts where the last one ended: on the rung that was trained, or one higher once that is mastered (practice).

/** Repetitions in reserve with which the top of the range counts as mastered, as in the next load. */
const RESERVE_TO_MASTER = 2;
function usualAmount({ defaults: { reps, seconds } }: CatalogueExercise): number {
  return reps ?? seconds ?? 0;
}

function isMastered(exercise: CatalogueExercise, { weeks, amount, reserve }: TrainingRecord): boolean {
  const schedule = scheduleOf(exercise.slug);
  if (schedule !== undefined) return weeks >= schedule.weeks.length;
  // Quality has no amount that says it.
  if (!climbsByAmount(exercise)) return weeks >= WEEKS_OF_QUALITY;
  const { max } = amountRange(usualAmount(exercise), exercise.metric);
  const step = amountStep(exercise.metric);
  const reached = amount ?? 0;
  return exercise.progress === 'quality' || reserve === null || reserve === undefined
    ? reached >= max
    : reached + reserve * step >= max + RESERVE_TO_MASTER * step;
}

/** All rungs in one direction, without those it starts from. */
function rungsFrom(starts: readonly string[], direction: 'progressions' | 'regressions', bySlug: ReadonlyMap<string, CatalogueExercise>) {
  const found = new Set<string>();
  const follow = (slugs: readonly string[]) => {
    for (const slug of slugs) {
      if (found.has(slug)) continue;
      found.add(slug);
      follow(bySlug.get(slug)?.[direction] ?? []);
    }
  };
  for (const slug of starts) follow(bySlug.get(slug)?.[direction] ?? []);
  return found;
}

/**
 * The exercises of a session from which a block may choose: of a ladder that was trained lately only the highest trained rung, or the next ones
 * once it is mastered and they are possible in this session.
 */
export function onReachedRungs(pool: readonly CatalogueExercise[], trained: TrainedBefore): readonly CatalogueExercise[] {
  if (trained.size === 0) return pool;
  const bySlug = new Map(pool.map((exercise) => [exercise.slug, exercise]));
  const onLadders = pool.filter((exercise) => trained.has(exercise.slug) && climbs(exercise));
  const below = rungsFrom(
    onLadders.map(({ slug }) => slug),
    'regressions',
    bySlug,
  );
  const highest = onLadders.filter(({ slug }) => !below.has(slug));
  const due = new Set<string>();
  const left = new Set(below);
  for (const exercise of highest) {
    const record = trained.get(exercise.slug);
    const next = exercise.progressions.filter((slug) => bySlug.has(slug));
    const moves = record !== undefined && next.length > 0 && isMastered(exercise, record);
    for (const slug of moves ? next : [exercise.slug]) due.add(slug);
    if (moves) left.add(exercise.slug);
  }
  for (const slug of rungsFrom([...due], 'progressions', bySlug)) left.add(slug);
  return pool.filter((exercise) => due.has(exercise.slug) || !left.has(exercise.slug) || !climbs(exercise));
}

/** Slugs of the rungs right above mastered exercises. */
export function nextRungs(exercises: readonly CatalogueExercise[], trained: TrainedBefore): ReadonlySet<string> {
  const mastered = exercises.filter((exercise) => {
    const record = trained.get(exercise.slug);
    return record !== undefined && climbs(exercise) && isMastered(exercise, record);
  });
  return new Set(mastered.flatMap(({ progressions }) => progressions));
}

/** Exercises with which a ladder goes on: a trained rung, or the one above it. */
export function continuesLadder(trained: TrainedBefore): (exercise: CatalogueExercise) => boolean {
  return (exercise) => climbs(exercise) && [exercise.slug, ...exercise.regressions].some((slug) => trained.has(slug));
}

/** Whether it was trained with slow lowering. */
function isSlow({ lowering }: TrainingRecord): boolean {
  return (lowering ?? 0) >= SLOW_LOWERING_SECONDS;
}

/**
 * The tempo of the last rung: strength without weights that lowers in two or three seconds lowers in four. Null for all else; what
 * lowers in one second counts from somewhere else.
 */
export function slowTempoOf(exercise: CatalogueExercise): string | null {
  const { metric, progress, defaults, slug } = exercise;
  const lowering = loweringSeconds(defaults.tempo) ?? 0;
  const canSlow = lowering >= 2 && lowering < SLOW_LOWERING_SECONDS && metric === 'reps' && progress === 'reserve';
  if (defaults.tempo === null || !canSlow || !climbsByAmount(exercise) || scheduleOf(slug) !== undefined) return null;
  return withSlowLowering(defaults.tempo);
}

/**
 * Slugs of exercises that a block lowers slowly: mastered, and at the end of their ladder in this session; or slow before.
 * @param pool the exercises of the session on their reached rungs, so that none below a possible harder one is left
 */
export function slowRungs(pool: readonly CatalogueExercise[], trained: TrainedBefore): ReadonlySet<string> {
  const slow = pool.filter((exercise) => {
    const record = trained.get(exercise.slug);
    return record !== undefined && slowTempoOf(exercise) !== null && (isSlow(record) || isMastered(exercise, record));
  });
  return new Set(slow.map(({ slug }) => slug));
}

/**
 * Amount of a set with which the block starts: the one that was reached, within the range of the usual one; the usual one where the
 * block is the first to lower slowly.
 * @param usual repetitions or seconds without earlier training
 */
export function amountToStartFrom(
  exercise: CatalogueExercise,
  usual: number,
  record: TrainingRecord | undefined,
  lowersSlowly = false,
): number {
  const reached = record?.amount ?? null;
  if (record === undefined || reached === null || !climbsByAmount(exercise) || (lowersSlowly && !isSlow(record))) return usual;
  return Math.max(usual, Math.min(reached, amountRange(usual, exercise.metric).max));
}
