import type { NumericField } from '@anwurf/domain/number/numeric-fields';
import { readTypedNumber, writeTypedNumber } from '@anwurf/domain/number/typed-number';
import type { NumberRule } from '../kit/field/use-typed-number.ts';

const rules = new WeakMap<NumericField, NumberRule>();

/** How the kit's fields for numbers read and write one of the declared fields; the same rule each time. */
export function numberRule(field: NumericField): NumberRule {
  const rule = rules.get(field) ?? newRule(field);
  rules.set(field, rule);
  return rule;
}

function newRule(field: NumericField): NumberRule {
  return {
    min: field.min,
    max: field.max,
    isWhole: field.decimals === 0 && field.unit !== 's',
    read: (typed) => readTypedNumber(typed, field),
    write: (value) => writeTypedNumber(value, field),
  };
}
