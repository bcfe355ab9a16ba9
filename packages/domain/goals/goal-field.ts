import type { SubTest } from '../fitness/sub-test.ts';
import { trialField } from '../fitness/trial-field.ts';
import { measuredUnit } from '../fitness/measured-value.ts';
import { NUMERIC_FIELDS, type NumericField } from '../number/numeric-fields.ts';
import type { GoalMeasure } from './goal.ts';

/** A field for a target, and the change of one press in it. */
export interface TargetField {
  readonly field: NumericField;
  readonly step: number;
}

const OF_MEASURE: Readonly<Record<GoalMeasure, TargetField>> = {
  weight: { field: NUMERIC_FIELDS.goalWeight, step: 2.5 },
  oneRepMax: { field: NUMERIC_FIELDS.goalWeight, step: 2.5 },
  reps: { field: NUMERIC_FIELDS.goalReps, step: 1 },
  seconds: { field: NUMERIC_FIELDS.goalSeconds, step: 5 },
  metres: { field: NUMERIC_FIELDS.goalMetres, step: 10 },
};

/** Yo-Yo runs are compared by their metres: 40 m a run. */
const YOYO: TargetField = { field: NUMERIC_FIELDS.goalYoyo, step: 40 };
/** A score of trials in another unit. */
const SCORE: TargetField = { field: NUMERIC_FIELDS.goalScore, step: 1 };
/** Change of one press: times by hundredths would take a hundred presses a second. */
const TIME_STEP = 0.05;

/** The field for the target of an exercise's goal. */
export function measureTarget(measure: GoalMeasure): TargetField {
  return OF_MEASURE[measure];
}

/** The field for the target of a test's goal, in the unit of `measuredValue`. */
export function testTarget(test: SubTest): TargetField {
  if (test.unit === 'level') return YOYO;
  if (test.trialUnit !== undefined && test.trialUnit !== measuredUnit(test)) return SCORE;
  return { field: { ...trialField(test), optional: false }, step: test.step === 0.01 ? TIME_STEP : Math.max(test.step, 0.5) };
}
