import { describe, expect, test } from 'vitest';
import { checkNorms } from './check-norms.ts';
import { compare } from './compare.ts';
import type { ReferenceValue } from './norm-records.ts';
import { checkOperatorNorms, withOperatorNorms } from './operator-norms.ts';
import { ownNorms } from './own-norms.ts';

const sources = { Verband2026: 'Landesverband, Sichtung 2026, n = 212.' };

function better(changes: Partial<ReferenceValue> = {}): ReferenceValue {
  const own = ownNorms().values.find(({ test: of, gender, age }) => of === 'countermovement_jump' && gender === 'male' && age === 16);
  if (own === undefined) throw new Error('no such value');
  const published = {
    provenance: 'published',
    sdProvenance: 'published',
    source: 'Verband2026',
    population: 'Landeskader Handball',
  } as const;
  return { ...own, mean: own.mean * 1.05, ...published, ...changes };
}

describe('values of an operator', () => {
  test('replace the product’s own, and the whole table stays valid', () => {
    const norms = withOperatorNorms(ownNorms(), { values: [better()], sources });
    expect(norms.values).toHaveLength(ownNorms().values.length);
    expect(checkNorms(norms)).toEqual([]);
    const compared = compare(norms, 'countermovement_jump', { value: better().mean }, { age: 16, gender: 'male' });
    expect(compared).toMatchObject({
      percentile: 50,
      provenance: 'measured',
      population: 'Landeskader Handball',
      sources: ['Verband2026'],
    });
  });

  test('are refused individually for errors of their own', () => {
    const values = [
      better(),
      better({ age: 15, unit: 'm' }),
      better({ age: 17, source: 'Nirgends' }),
      better({ test: 'kopfball', age: 18 }),
    ];
    const { accepted, refused } = checkOperatorNorms(ownNorms(), values, sources);
    expect(accepted).toEqual([values[0]]);
    expect(refused.map(({ value, reason }) => [value.age, reason])).toEqual([
      [15, 'unit m instead of cm'],
      [17, 'source Nirgends is not listed'],
      [18, 'unknown test'],
    ]);
  });

  test('in another unit than the test’s are refused, whatever they say of it', () => {
    const own = ownNorms().values.find(({ test: of, gender, age }) => of === 'standweitsprung' && gender === 'male' && age === 16);
    if (own === undefined) throw new Error('no such value');
    const metres = better({ ...own, mean: 2.15, stdDev: 0.22, note: null, source: 'Verband2026' });
    expect(checkOperatorNorms(ownNorms(), [metres], sources).refused.map(({ reason }) => reason)).toEqual([
      `a mean of 2.15 cm is not plausible beside ${own.mean} cm: is the unit right?`,
    ]);
    const { refused } = checkOperatorNorms(ownNorms(), [{ ...metres, unit: 'm' }], sources);
    expect(refused.map(({ reason }) => reason)).toEqual(['unit m instead of cm']);
  });

  test('are refused together if they conflict with the rest', () => {
    const fast = ownNorms().values.filter(({ test: of, age }) => of === 'sprint_30m' && age === 15);
    const values = [better(), ...fast.map((value) => ({ ...value, mean: value.mean * 0.9 }))];
    const { accepted, refused } = checkOperatorNorms(ownNorms(), values, sources);
    expect(accepted).toEqual([values[0]]);
    expect(refused.map(({ value }) => value.test)).toEqual(fast.map(() => 'sprint_30m'));
    expect(refused[0]?.reason).toContain('flying_20m is not sprint_30m − sprint_10m');
  });
});
