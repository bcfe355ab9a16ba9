import { expect, test } from 'vitest';
import { joinedLive, liveGroupOf } from './live-groups.ts';

const plain = { exerciseIds: ['a', 'b', 'c', 'd'], groups: {} };
const superset = joinedLive(plain, ['a', 'c']);

test('exercises of a live training are joined at the place of the first of them', () => {
  expect(superset).toEqual({ exerciseIds: ['a', 'c', 'b', 'd'], groups: { a: 1, c: 1 } });
  expect(liveGroupOf(superset, 'c')).toEqual(['a', 'c']);
  expect(liveGroupOf(superset, 'd')).toEqual(['d']);
  expect(joinedLive(superset, ['b', 'd'])).toEqual({ exerciseIds: ['a', 'c', 'b', 'd'], groups: { a: 1, c: 1, b: 2, d: 2 } });
});

test('one more makes a circuit, one less a superset', () => {
  const circuit = joinedLive(superset, ['a', 'c', 'd']);
  expect(circuit).toEqual({ exerciseIds: ['a', 'c', 'd', 'b'], groups: { a: 2, c: 2, d: 2 } });
  expect(joinedLive(circuit, ['c', 'd']).groups).toEqual({ c: 3, d: 3 });
});

test('who is joined with another leaves nobody alone in a group, and one alone is on its own', () => {
  expect(joinedLive(superset, ['c', 'd'])).toEqual({ exerciseIds: ['a', 'c', 'd', 'b'], groups: { c: 2, d: 2 } });
  expect(joinedLive(superset, ['a'])).toEqual({ exerciseIds: ['a', 'c', 'b', 'd'], groups: {} });
  expect(joinedLive(superset, ['gone'])).toBe(superset);
});
