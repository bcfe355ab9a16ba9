import type { CellTrials } from './cell-trials.ts';

/** States of a row of a cell; 'open' takes back what was there before. */
export const TEST_VALUE_STATES = ['measured', 'missing', 'open'] as const;
export type TestValueState = (typeof TEST_VALUE_STATES)[number];

/** Why somebody has no value. None is about health: that is shared by the player or not at all. */
export const MISSING_REASONS = ['absent', 'time', 'device', 'space', 'other'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

/** Content of a cell. */
export interface TestValue {
  readonly state: TestValueState;
  /** Empty but of what is measured. */
  readonly trials: CellTrials;
  /** Of what is missing. */
  readonly reason: MissingReason | null;
}

/** A cell without content. */
export const OPEN_VALUE: TestValue = { state: 'open', trials: [], reason: null };

/** A cell with trials. */
export const measuredValueOf = (trials: CellTrials): TestValue => ({ state: 'measured', trials, reason: null });

/** A cell that stays empty for a reason. */
export const missingValueOf = (reason: MissingReason): TestValue => ({ state: 'missing', trials: [], reason });
