import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import { sparesComplaints } from '../plan/complaint-limits.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import type { Complaint } from './complaint.ts';
import { keepsWay, type WayLimits } from './return-to-play/stage-limits.ts';

/** What an exercise goes against: a complaint or a way back after an injury. */
export interface Objection {
  readonly region: BodyRegion;
  /** Null: the region does not have to hurt, it is on its way back. */
  readonly level: number | null;
}

/** What exercises have to mind. */
export interface Care {
  readonly complaints: readonly Complaint[];
  readonly ways: readonly WayLimits[];
}

/**
 * What speaks against an exercise: the worst complaint that it goes against, else the way back that it does; null: nothing.
 * Bounds are computed once, the answer is asked for hundreds of exercises.
 */
export function objectionTo({
  complaints,
  ways,
}: Care): (exercise: Pick<CatalogueExercise, 'slug' | 'stress' | 'contraindications'>) => Objection | null {
  const worstFirst = complaints
    .toSorted((one, other) => other.level - one.level)
    .map(({ region, level }) => ({ objection: { region, level }, isSpared: sparesComplaints([{ region, level }]) }));
  return (exercise) => {
    const hurt = worstFirst.find(({ isSpared }) => !isSpared(exercise));
    if (hurt !== undefined) return hurt.objection;
    const way = ways.find((one) => !keepsWay(exercise, one));
    return way === undefined ? null : { region: way.region, level: null };
  };
}
