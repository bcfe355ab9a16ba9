import { beforeAll, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { newId } from '../commands/new-id.ts';
import { emptyStore } from '../store/empty-store.ts';
import { weekLoads } from './week-loads.ts';

let store: PGlite;

beforeAll(async () => {
  store = await emptyStore();
});

/** Daylight saving ends within the first week. */
const begins = ['2026-10-19', '2026-10-26', '2026-11-02'];

async function finish(at: string, minutes: number, effort: number | null): Promise<void> {
  await store.query(
    'insert into completed_sessions (id, user_id, workout_id, completed_at, duration_minutes, effort) values ($1, $2, $3, $4, $5, $6)',
    [newId(), newId(), newId(), at, minutes, effort],
  );
}

test('rated workouts are summed by the week of their day, all earlier ones as week 0', async () => {
  const { sql, params } = weekLoads(begins);
  const loads = async () => (await store.query(sql, [...params])).rows;
  expect(await loads()).toEqual([]);
  await finish('2026-05-01T10:00:00Z', 60, 5);
  await finish('2026-10-18T21:59:59Z', 10, 1);
  await finish('2026-10-18T22:00:00Z', 40, 7);
  await finish('2026-10-25T22:30:00Z', 30, 2);
  await finish('2026-10-26T10:00:00Z', 45, null);
  await finish('2026-11-05T10:00:00Z', 52, 8);
  expect(await loads()).toEqual([
    { week: 0, load: 310 },
    { week: 1, load: 340 },
    { week: 3, load: 416 },
  ]);
});
