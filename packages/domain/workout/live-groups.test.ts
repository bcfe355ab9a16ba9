import { expect, test } from 'vitest';
import { squat } from './added-squat.test-support.ts';
import { joinedList, liveGroupOf } from './live-groups.ts';
import { type LiveList, listToLogs, liveList, mergedLists, ownEntry, reshapedList, swappedList } from './live-list.ts';

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
  const taken = { ...squat, id: 'x' };
  expect(liveGroupOf(swappedList(superset, 'c', taken), 'a')).toEqual(['a', 'x']);
  expect(liveGroupOf(reshapedList(superset, { kind: 'leaveOut', id: 'c' }), 'a')).toEqual(['a']);
});

test('two devices that join at once have one list in the end, with every exercise once and no group of one', () => {
  const phone = joinedList(plain, ['a', 'b'], 30);
  const desk = joinedList(plain, ['a', 'c'], 60);
  // Each has its own list and the stored one, which is the later write.
  for (const stored of [phone, desk]) {
    const seen = [phone, desk].map((own) => mergedLists(stored, own));
    expect(seen).toEqual([stored, stored]);
  }
  // One of them had changed more: its list counts on both, whichever is stored.
  const further = joinedList(desk, ['b', 'd'], 45);
  expect(mergedLists(phone, further)).toEqual(further);
  expect(mergedLists(further, phone)).toEqual(further);
  expect(shown(further)).toBe('a1 c1 b2 d2');
});

test('the rest after a round is stored with its exercises, follows a swap, and goes with the group', () => {
  const rested = joinedList(plain, ['a', 'c'], 75);
  const rests = ({ entries }: LiveList) => entries.map(({ exerciseId, roundRest }) => `${exerciseId}${roundRest ?? ''}`).join(' ');
  expect(rests(rested)).toBe('a75 c75 b d');
  expect(liveList(JSON.parse(JSON.stringify(listToLogs(rested))))).toEqual(rested);
  expect(rests(swappedList(rested, 'c', { ...squat, id: 'x' }))).toBe('a75 c75 x75 b d');
  expect(rests(joinedList(rested, ['a', 'd'], 30))).toBe('a30 d30 c b');
  expect(rests(joinedList(rested, ['a']))).toBe('a c b d');
  // A rest that no device writes counts as none.
  expect(rests(liveList([{ exercise_id: 'a', group_key: 1, round_rest: 4000 }]))).toBe('a');
});
