import type { RowTarget } from './exercise-log.ts';

/** A judged session. */
export interface Verdict {
  readonly asked: RowTarget;
  /** Kilograms of the working sets. */
  readonly weight: number | null;
  readonly sets: number;
  /** Amount of the weakest and of the best working set. */
  readonly lowest: number;
  readonly best: number;
  /** Least reserve of the working sets; null: none answered. */
  readonly reserve: number | null;
  /** 0 to 10; null: not answered. */
  readonly pain: number | null;
  /** Amount to failure in the weakest set; with an unknown reserve the completed amount. */
  readonly capacity: number;
  /** Mean over the working sets: estimated one-repetition maximum in kilograms, or the amount to failure. */
  readonly strength: number;
  /** Below the least amount, or nothing in reserve in two sets. */
  readonly isHard: boolean;
  readonly isFarOff: boolean;
  /** Whether it counts for the load: not a lighter session, no pain. */
  readonly counts: boolean;
}
