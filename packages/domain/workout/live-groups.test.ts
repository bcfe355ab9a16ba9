import { expect, test } from 'vitest';
import { joinedList, liveGroupOf } from './live-groups.ts';
import { type LiveList, listToLogs, liveList, ownEntry, reshapedList, swappedList } from './live-list.ts';

const plain: LiveList = { revision: 0, entries: ['a', 'b', 'c', 'd'].map(ownEntry) };
const superset = joinedList(plain, ['a', 'c']);
const shown = ({ entries }: LiveList) =>
  entries.map(({ exerciseId, group }) => (group === null ? exerciseId : `${exerciseId}${group}`)).join(' ');

test('exercises of a live training are joined at the place of the first of them, and stored so', () => {
  expect(shown(superset)).toBe('a1 c1 b d');
  expect(superset.revision).toBe(1);
  expect(liveGroupOf(superset, 'c')).toEqual(['a', 'c']);
  expect(liveGroupOf(superset, 'd')).toEqual(['d']);
  expect(shown(joinedList(superset, ['b', 'd']))).toBe('a1 c1 b2 d2');
  expect(liveList(JSON.parse(JSON.stringify(listToLogs(superset))))).toEqual(superset);
});

test('one more makes a circuit, one less a superset', () => {
  const circuit = joinedList(superset, ['a', 'c', 'd']);
  expect(shown(circuit)).toBe('a2 c2 d2 b');
  expect(shown(joinedList(circuit, ['c', 'd']))).toBe('a c3 d3 b');
});

test('an exercise that is joined with another leaves none alone in a group, and one alone is on its own', () => {
  expect(shown(joinedList(superset, ['c', 'd']))).toBe('a c2 d2 b');
  expect(shown(joinedList(superset, ['a']))).toBe('a c b d');
  expect(joinedList(superset, ['gone'])).toBe(superset);
});

test('an exercise that takes the place of another is in its group, and one that is left out is not', () => {
  const taken = { ...swapped, id: 'x' };
  expect(liveGroupOf(swappedList(superset, 'c', taken), 'a')).toEqual(['a', 'x']);
  expect(liveGroupOf(reshapedList(superset, { kind: 'leaveOut', id: 'c' }), 'a')).toEqual(['a']);
});

const swapped = {
  id: 'squat',
  phase: 'main',
  name: 'Kniebeuge',
  description: null,
  videoLink: null,
  sets: 3,
  reps: 5,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: 90,
} as const;
