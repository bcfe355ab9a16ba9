import { beforeAll, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { newId } from '../commands/new-id.ts';
import { emptyStore } from '../store/empty-store.ts';
import { complaintHistory, newestComplaints } from './complaints.ts';
import type { LocalQuery } from './local-query.ts';

let store: PGlite;

beforeAll(async () => {
  store = await emptyStore();
});

async function report(region: string, level: number, at: string): Promise<void> {
  await store.query('insert into complaints (id, user_id, region, level, reported_at) values ($1, $2, $3, $4, $5)', [
    newId(),
    newId(),
    region,
    level,
    at,
  ]);
}

test('reports come oldest first, and the newest of a region is in force', async () => {
  const read = async <Row>({ sql, params }: LocalQuery<Row>) => (await store.query<Row>(sql, [...params])).rows;
  await report('Knie', 5, '2026-11-01T10:00:00Z');
  await report('Schulter', 3, '2026-11-03T10:00:00Z');
  await report('Knie', 0, '2026-11-05T10:00:00Z');
  expect((await read(complaintHistory())).map(({ region, level }) => [region, level])).toEqual([
    ['Knie', 5],
    ['Schulter', 3],
    ['Knie', 0],
  ]);
  expect((await read(newestComplaints())).map(({ region, level }) => [region, level])).toEqual([
    ['Knie', 0],
    ['Schulter', 3],
  ]);
});
