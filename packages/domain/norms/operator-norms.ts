import { checkNorms, checkValue } from './check-norms.ts';
import type { Norms, RatingBands, ReferenceValue } from './norm-records.ts';
import { nearestAge } from './nearest-age.ts';
import { normTestOf } from './norm-tests.ts';

/** An operator's reference values that replace the product's, with the citations of their sources. */
export type OperatorNorms = Pick<Norms, 'values' | 'sources'>;

const cellOf = ({ test, gender, age }: Pick<ReferenceValue, 'test' | 'gender' | 'age'>) => `${test}/${gender}/${age}`;

const isWithin = ({ test, gender, age }: ReferenceValue, bands: RatingBands) =>
  test === bands.test && gender === bands.gender && age >= bands.ages[0] && age <= bands.ages[1];

/** The product's table with an operator's values in place of its own. Bands do not rate values that they were not made for. */
export function withOperatorNorms(norms: Norms, { values, sources }: OperatorNorms): Norms {
  const replaced = new Set(values.map(cellOf));
  return {
    ...norms,
    values: [...norms.values.filter((value) => !replaced.has(cellOf(value))), ...values],
    bands: norms.bands.filter((bands) => !values.some((value) => isWithin(value, bands))),
    sources: { ...norms.sources, ...sources },
  };
}

/** A refused value and its errors. */
export interface RefusedValue<Value extends ReferenceValue> {
  readonly value: Value;
  readonly reason: string;
}

/** No group is this many times better or worse than ours of its age and sex; another unit is. */
const MOST_TIMES = 3;

/** Why a value is not plausible beside the product's own of the test, sex and nearest age; undefined: it is, or there is none. */
function implausible({ test, gender, age, mean, unit }: ReferenceValue, norms: Norms): string | undefined {
  const own = norms.values.filter((value) => value.test === test && value.gender === gender);
  const nearest = nearestAge(
    age,
    own.map((value) => value.age),
  );
  const known = own.find((value) => value.age === nearest)?.mean;
  if (known === undefined || (mean <= known * MOST_TIMES && mean >= known / MOST_TIMES)) return undefined;
  return `a mean of ${mean} ${unit} is not plausible beside ${known} ${unit}: is the unit right?`;
}

function problemsAlone(value: ReferenceValue, norms: Norms): string[] {
  const test = normTestOf(value.test);
  if (test === undefined) return ['unknown test'];
  const problems = checkValue(value, test, norms);
  const doubt = value.unit === test.unit ? implausible(value, norms) : undefined;
  return doubt === undefined ? problems : [...problems, doubt];
}

/**
 * Checks an operator's values by the rules of the product's own table, individually and together with the rest.
 * @param norms the table that they extend
 */
export function checkOperatorNorms<Value extends ReferenceValue>(
  norms: Norms,
  values: readonly Value[],
  sources: Norms['sources'],
): { accepted: readonly Value[]; refused: readonly RefusedValue<Value>[] } {
  const known = { ...norms, sources: { ...norms.sources, ...sources } };
  const refused: RefusedValue<Value>[] = [];
  let accepted = values.filter((value) => {
    const reason = problemsAlone(value, known).join(', ');
    if (reason !== '') refused.push({ value, reason });
    return reason === '';
  });
  for (;;) {
    const [problem] = accepted.length === 0 ? [] : checkNorms(withOperatorNorms(norms, { values: accepted, sources }));
    if (problem === undefined) return { accepted, refused };
    // A problem without a test's name concerns all values.
    const named = accepted.filter(({ test }) => problem.includes(test));
    const wrong = new Set(named.length === 0 ? accepted : named);
    refused.push(...[...wrong].map((value) => ({ value, reason: `conflicts with the rest of the table (${problem})` })));
    accepted = accepted.filter((value) => !wrong.has(value));
  }
}
