import { expect, it } from 'vitest';
import { checkMutation, type CheckedMutation } from './check-mutation.ts';
import { groupMutations } from './group-mutations.ts';

const user = '018f0000-0000-7000-8000-000000000001';
const uuid = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
let made = 100;

function checked(
  table: string,
  op: 'upsert' | 'update' | 'delete',
  key: number,
  values: Record<string, string | number> = {},
): CheckedMutation {
  made += 1;
  const check = checkMutation({ id: uuid(made), table, op, key: uuid(key), values }, user);
  if ('status' in check) throw new Error(check.code);
  return check;
}
const set = (key: number) => checked('workout_tracking', 'upsert', key, { workout_id: uuid(1), exercise_name: 'Kniebeuge' });
const progress = (key: number) => checked('active_training_sessions', 'upsert', key, { current_exercise_index: 1 });
const places = (mutations: CheckedMutation[]) =>
  groupMutations(mutations).map(({ mutations: members }) => members.map(({ place }) => place));

it('joins upserts of the same columns, past those of an unrelated table', () => {
  expect(places([set(1), progress(9), set(2), progress(8), set(3)])).toEqual([
    [0, 2, 4],
    [1, 3],
  ]);
});

it('writes a row twice in two groups', () => {
  expect(places([set(1), set(2), set(1), set(3)])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('no mutation overtakes another operation on its table', () => {
  expect(places([set(1), checked('workout_tracking', 'update', 1, { reps: 3 }), set(2)])).toEqual([[0], [1], [2]]);
});

it('no mutation overtakes a delete, which may cascade', () => {
  expect(places([set(1), checked('active_training_sessions', 'delete', 9), set(2)])).toEqual([[0], [1], [2]]);
});

it('keeps parents and children in order', () => {
  const session = (key: number) => checked('sessions', 'upsert', key, { plan_id: uuid(5), session_order: 1 });
  const exercise = (key: number) => checked('haupt_uebungen', 'upsert', key, { session_id: uuid(1), exercise_order: 1, name: 'Sprint' });
  expect(places([session(1), exercise(2), session(3), exercise(4), set(5), exercise(6)])).toEqual([[0], [1], [2], [3, 5], [4]]);
});

it('groups only mutations of the same columns', () => {
  expect(places([set(1), checked('workout_tracking', 'upsert', 2, { reps: 8 }), set(3)])).toEqual([[0], [1], [2]]);
});
