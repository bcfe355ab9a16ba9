import type { PGliteInterface } from '@electric-sql/pglite';
import { syncedTable } from '@anwurf/contract/sync/registry';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { expect, test } from 'vitest';
import type { TestUser } from '../server/fixture.ts';
import { useBenchServer } from './bench-server.ts';
import { Device } from '../sync/device.ts';
import { percentile, record, timed } from './figures.ts';
import { insertHistory } from './training-history.ts';

const server = useBenchServer();
const columns = Object.keys(syncedTable('workout_tracking').columns)
  .map((name) => `"${name}"`)
  .join(', ');

async function countSets(store: PGliteInterface): Promise<number> {
  return (await store.query<{ n: number }>('select count(*)::int as n from workout_tracking')).rows[0]?.n ?? 0;
}

/** All tables of the player through the real engine, from the first request to the last row. */
async function expectSync(user: TestUser, sets: number): Promise<number> {
  const device = await Device.open(server.url, user);
  try {
    const elapsed = await timed(() => device.until('the first sync', () => device.state.firstSyncDone));
    expect(await countSets(device.store)).toBe(sets);
    return elapsed;
  } finally {
    await device.close();
  }
}

/** The same sets, as text that Postgres wrote, by COPY into the same kind of store: same table, same indexes. */
async function expectCopy(rows: Blob, sets: number): Promise<number> {
  const store = await openNodeStore();
  const elapsed = await timed(() => store.query(`copy workout_tracking (${columns}) from '/dev/blob'`, [], { blob: rows }));
  expect(await countSets(store)).toBe(sets);
  await store.close();
  return elapsed;
}

test.each([30_000, 100_000])('first sync of %i sets', async (sets) => {
  const user = await server.user();
  await insertHistory(server.sql, user.id, sets);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const copy = await server.sql.unsafe(`copy (select ${columns} from workout_tracking where user_id = '${user.id}') to stdout`).readable();
  for await (const part of copy) parts.push(new Uint8Array(part as Buffer));
  // As in `server/shapes/shape-snapshot.ts`: a stream that was full at its end leaves the socket paused, and the connection hangs.
  copy._read(0);
  const rows = new Blob(parts);
  const runs = sets > 50_000 ? 2 : 3;
  const copies: number[] = [];
  const syncs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    copies.push(await expectCopy(rows, sets));
    syncs.push(await expectSync(user, sets));
  }
  record(`First sync of ${sets / 1000},000 sets and all else, Node`, syncs, {
    beside: { name: 'COPY', p50: percentile(copies, 0.5), maxRatio: 2 },
  });
});
