import { expect, test } from 'vitest';
import { SUB_TESTS } from '../fitness/sub-tests.ts';
import { ownNorms } from './own-norms.ts';
import { errorAt, typicalErrors } from './typical-error.ts';

test('every typical error belongs to a test of the app and names a listed source, or that it is practice', () => {
  const { sources } = ownNorms();
  const known = new Set(
    Object.values(SUB_TESTS)
      .flat()
      .map(({ id }) => id),
  );
  for (const [id, { source }] of Object.entries(typicalErrors())) {
    expect(known).toContain(id);
    if (source !== null) expect(sources, id).toHaveProperty(source);
  }
});

test('an error in percent grows with the value, an absolute one does not', () => {
  const known = typicalErrors();
  const sprint = known['sprint_10m'];
  const plank = known['side_plank'];
  if (sprint === undefined || plank === undefined) throw new Error('no error');
  expect(errorAt(sprint, 2)).toBeCloseTo(0.062, 5);
  expect(errorAt(sprint, 1.8)).toBeCloseTo(0.0558, 5);
  expect([errorAt(plank, 40), errorAt(plank, 90)]).toEqual([10.95, 10.95]);
});
