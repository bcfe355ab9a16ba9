import type { NumericField } from '@anwurf/domain/number/numeric-fields';
import { readTypedNumber, writeTypedNumber } from '@anwurf/domain/number/typed-number';
import type { NumberRule } from '../kit/field/use-typed-number.ts';

/** How the kit's fields for numbers read and write one of the declared fields. */
export function numberRule(field: NumericField): NumberRule {
  return {
    min: field.min,
    max: field.max,
    isWhole: field.decimals === 0 && field.unit !== 's',
    read: (typed) => readTypedNumber(typed, field),
    write: (value) => writeTypedNumber(value, field),
  };
}
