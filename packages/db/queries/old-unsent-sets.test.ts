import { expect, test } from 'vitest';
import { openNodeStore } from '../store/open-node-store.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { writeMutations } from '../sync/upload/outbox.ts';
import { type OldUnsentSets, oldUnsentSets } from './old-unsent-sets.ts';

const user = '0198a000-0000-7000-8000-000000000001';
const id = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const set = (n: number, created_at: string): NewMutation => ({
  id: id(100 + n),
  table: 'workout_tracking',
  op: 'upsert',
  key: id(200 + n),
  values: { workout_id: user, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at },
});

test('sets count as old by when they were logged, not by when the journal was replayed', async () => {
  const store = await openNodeStore();
  const { sql, params } = oldUnsentSets('2026-11-24T10:00:00Z');
  const old = async () => (await store.query<OldUnsentSets>(sql, [...params])).rows;
  expect(await old()).toEqual([{ count: 0, since: null }]);
  await writeMutations(store, [set(1, '2026-11-22T18:00:00Z'), set(2, '2026-11-23T18:00:00Z'), set(3, '2026-11-24T18:00:00Z')], user);
  expect(await old()).toEqual([{ count: 2, since: new Date('2026-11-22T18:00:00Z') }]);
  await store.exec(`update outbox set status = 'confirmed'`);
  expect(await old()).toEqual([{ count: 0, since: null }]);
  await store.close();
});
