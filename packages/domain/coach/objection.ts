import { sparesComplaints, type Strain } from '../plan/complaint-limits.ts';
import type { InjuredRegion } from '../vocabulary/injured-region.ts';
import type { Complaint } from './complaint.ts';
import { keepsWay, type WayLimits } from './return-to-play/stage-limits.ts';

/** An objection to an exercise: a complaint or a recovery after an injury. */
export interface Objection {
  readonly region: InjuredRegion;
  /** Null: the region is recovering, and need not hurt. */
  readonly level: number | null;
}

/** Complaints and recoveries that exercises must respect. */
export interface Care {
  readonly complaints: readonly Complaint[];
  readonly ways: readonly WayLimits[];
}

/**
 * Finds the objection to an exercise: the worst violated complaint, else the violated recovery; null: none. Computes the limits
 * once, because it is called for hundreds of exercises.
 */
export function objectionTo({ complaints, ways }: Care): (exercise: Strain) => Objection | null {
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
