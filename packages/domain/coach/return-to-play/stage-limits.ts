import type { CatalogueExercise } from '../../exercise/catalogue-exercise.ts';
import { STRESS_TAGS, stressOf, type StressTag } from '../../exercise/stress.ts';
import { keepsLimits, STRESS_OF_REGION, type StressLimits } from '../../plan/complaint-limits.ts';
import type { InjuredRegion } from '../../vocabulary/injured-region.ts';
import type { RecoveryState } from './next-stage.ts';
import type { RecoveryLadder } from './recovery-ladder.ts';

/** Stress that a recovering region must get used to again: after a concussion every kind. */
export const STRESS_OF_INJURY: Readonly<Record<InjuredRegion, readonly StressTag[]>> = {
  ...STRESS_OF_REGION,
  Finger: ['grip', 'throwing', 'armSupport'],
  Kopf: STRESS_TAGS,
};

/** A recovering region, and the largest stress of each kind that the plan's sessions may have meanwhile. */
export interface WayLimits {
  readonly region: InjuredRegion;
  readonly limits: StressLimits;
  /** Slugs trained by the stages so far: always allowed. */
  readonly trained: readonly string[];
}

/** Whether an exercise respects the limits of a recovery. */
export function keepsWay(
  exercise: Pick<CatalogueExercise, 'slug' | 'stress' | 'contraindications'>,
  { region, limits, trained }: WayLimits,
): boolean {
  return trained.includes(exercise.slug) || keepsLimits(exercise, region, limits);
}

type Place = Pick<RecoveryState, 'status' | 'stage'>;

/** The exercises of a ladder up to the current stage: the load that the region is prepared for. */
export function slugsSoFar({ stages }: RecoveryLadder, { stage }: Place): string[] {
  return stages.slice(0, stage + 1).flatMap(({ exercises }) => exercises.map(({ slug }) => slug));
}

/**
 * Limits of the plan's sessions for a recovering region: of each kind of stress that loads it, at most that of the ladder's
 * exercises up to the current stage, or what the stage says itself. Nothing after a red flag; everything in the last stage, full team training.
 * @param known exercises of the catalogue, at least those of `slugsSoFar`
 * @returns null: no limits
 */
export function wayLimits(
  ladder: RecoveryLadder,
  place: Place,
  known: readonly Pick<CatalogueExercise, 'slug' | 'stress'>[],
): WayLimits | null {
  const isStopped = place.status === 'stopped';
  if (!isStopped && (place.status !== 'active' || place.stage + 1 === ladder.stages.length)) return null;
  const trained = isStopped ? [] : slugsSoFar(ladder, place);
  const exercises = known.filter(({ slug }) => trained.includes(slug));
  const most = isStopped ? undefined : ladder.stages[place.stage]?.most;
  const limits = STRESS_OF_INJURY[ladder.region].map(
    (tag) => [tag, most ?? Math.max(0, ...exercises.map((one) => stressOf(one, tag)))] as const,
  );
  return { region: ladder.region, limits: new Map(limits), trained };
}
