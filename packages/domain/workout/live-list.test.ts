import { expect, test } from 'vitest';
import { squat } from './added-squat.test-support.ts';
import {
  type LiveList,
  listToLogs,
  liveList,
  mergedLists,
  MOST_LIVE,
  ownEntry,
  reshapedList,
  swappedBack,
  swappedList,
  takenEntry,
} from './live-list.ts';

const list: LiveList = { revision: 0, entries: [ownEntry('a'), ownEntry('b'), ownEntry('c')] };
const shown = ({ entries }: LiveList) => entries.filter(({ place }) => place === 'in').map(({ exerciseId }) => exerciseId);
const add = (id: string, after: string) => ({ kind: 'add', exercise: { ...squat, id }, ids: [], after }) as const;

test('a list is stored and read back, also that of an earlier release', () => {
  const changed = reshapedList(reshapedList(list, add('squat', 'a')), { kind: 'leaveOut', id: 'b' });
  expect(liveList(JSON.parse(JSON.stringify(listToLogs(changed))))).toEqual(changed);
  expect(liveList([{ exercise_id: 'a' }, { exercise_id: 'b' }, { exercise_id: 'c' }])).toEqual(list);
  expect(liveList('none')).toEqual({ revision: 0, entries: [] });
  expect(liveList([{ exercise_id: 7 }, null, { exercise_id: 'a', exercise: { name: '' } }])).toEqual({ revision: 0, entries: [] });
});

test('exercises are taken in, ordered, left out, brought back and swapped', () => {
  expect(shown(reshapedList(list, add('squat', 'a')))).toEqual(['a', 'squat', 'b', 'c']);
  expect(shown(reshapedList(list, { kind: 'order', ids: ['c', 'a', 'b'] }))).toEqual(['c', 'a', 'b']);
  const without = reshapedList(list, { kind: 'leaveOut', id: 'a' });
  expect(shown(without)).toEqual(['b', 'c']);
  expect(shown(reshapedList(without, { kind: 'order', ids: ['c', 'b'] }))).toEqual(['c', 'b']);
  expect(shown(reshapedList(without, { kind: 'bringBack', id: 'a' }))).toEqual(['a', 'b', 'c']);
  const swapped = swappedList(list, 'b', squat);
  expect(shown(swapped)).toEqual(['a', 'squat', 'c']);
  expect(shown(swappedBack(swapped, 'b', 'squat'))).toEqual(['a', 'b', 'c']);
});

test('of two devices the list with more changes counts, and what only the other one has comes behind it', () => {
  const ordered = reshapedList(reshapedList(list, { kind: 'leaveOut', id: 'a' }), { kind: 'order', ids: ['c', 'b'] });
  const more = reshapedList(list, add('squat', 'a'));
  expect(shown(mergedLists(ordered, more))).toEqual(['c', 'b', 'squat']);
  expect(mergedLists(more, ordered)).toEqual(mergedLists(ordered, more));
  // A device that knows less brings nothing back.
  expect(shown(mergedLists(list, ordered))).toEqual(['c', 'b']);
});

test('a training has a bound', () => {
  const full = { revision: 0, entries: Array.from({ length: MOST_LIVE }, (_, at) => takenEntry({ ...squat, id: `${at}` })) };
  expect(reshapedList(full, add('more', '0')).entries).toHaveLength(MOST_LIVE);
});
