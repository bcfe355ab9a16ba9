import { expect, test } from 'vitest';
import type { RefusedMutation } from '../sync/sync-state.ts';
import { withUnreplayable } from './unsent-changes.ts';

const refused = (table: string, key: string, code: RefusedMutation['code'] = 'unreplayable'): RefusedMutation => ({
  mutationId: `${table} ${key} ${code}`,
  table,
  op: 'upsert',
  key,
  values: {},
  row: {},
  code,
  rules: [],
  at: '2026-11-25T10:00:00Z',
});

test('rows refused by the store count as unsent, each once', () => {
  const unsent = [{ table: 'workout_tracking', count: 1 }];
  expect(withUnreplayable(unsent, [])).toEqual(unsent);
  expect(withUnreplayable([], [refused('sessions', 'a')])).toEqual([{ table: 'sessions', count: 1 }]);
  expect(
    withUnreplayable(unsent, [
      refused('sessions', 'a'),
      refused('sessions', 'a'),
      refused('sessions', 'b'),
      refused('workout_tracking', 'c'),
    ]),
  ).toEqual([
    { table: 'workout_tracking', count: 2 },
    { table: 'sessions', count: 2 },
  ]);
});

test('rows refused by the server are in the outbox and not counted twice', () => {
  expect(withUnreplayable([{ table: 'sessions', count: 1 }], [refused('sessions', 'a', 'constraint')])).toEqual([
    { table: 'sessions', count: 1 },
  ]);
});
