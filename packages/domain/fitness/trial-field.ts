import type { NumericField } from '../number/numeric-fields.ts';
import type { TypedUnit } from '../number/typed-units.ts';
import { type SubTest, trialUnitOf } from './sub-test.ts';

const TYPED_UNITS: Readonly<Record<string, TypedUnit>> = {
  m: 'm',
  cm: 'cm',
  s: 's',
  sekunden: 's',
  'km/h': 'km/h',
  punkte: 'points',
  wiederholungen: 'reps',
  level: 'level',
};

function decimalsOf(unit: TypedUnit, step: number): NumericField['decimals'] {
  if (unit === 'reps' || unit === 'points') return 0;
  // Times as they are shown: hundredths of what a stopwatch measures, tenths of what is held.
  return unit === 'level' || (unit === 's' && step > 0.01) ? 1 : 2;
}

/**
 * The field for a trial of a test, in the unit and bounds of its trials.
 * @throws when no typed unit is known for the test's unit
 */
export function trialField(test: SubTest): NumericField {
  const unit = TYPED_UNITS[trialUnitOf(test)];
  if (unit === undefined) throw new Error(`No typed unit for ${trialUnitOf(test)} of ${test.id}`);
  return { unit, ...test.bounds, decimals: decimalsOf(unit, test.step), optional: true };
}
