import type { RowTarget } from './exercise-log.ts';

/** A session as the rules read it. */
export interface Verdict {
  readonly asked: RowTarget;
  /** Kilograms of the working sets. */
  readonly weight: number | null;
  readonly sets: number;
  /** Amount of the weakest and of the best working set. */
  readonly lowest: number;
  readonly best: number;
  /** Least reserve of the working sets; null where none was said. */
  readonly reserve: number | null;
  /** 0 to 10; null where it was not said. */
  readonly pain: number | null;
  /** Amount to failure in the weakest set; without a known reserve what was done. */
  readonly capacity: number;
  /** Mean over the working sets: estimated one-repetition maximum in kilograms, or the amount to failure. */
  readonly strength: number;
  /** Below the least amount, or nothing left in two sets. */
  readonly isHard: boolean;
  readonly isFarOff: boolean;
  /** Whether it says something about the load: no lighter session, no pain. */
  readonly counts: boolean;
}
