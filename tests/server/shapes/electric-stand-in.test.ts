import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { ElectricStandIn } from '../../electric-stand-in/electric-stand-in.ts';
import { FollowedShape } from '../../electric-stand-in/followed-shape.ts';
import { createDatabase, createUser, newId, type TestUser } from '../fixture.ts';

// Surprises of the genuine Electric, which must not surprise the product.
const directory = fileURLToPath(new URL('../../../migrations', import.meta.url));
let databaseUrl: string;
let sql: Sql;
let user: TestUser;
let electric: ElectricStandIn | undefined;
beforeEach(async () => {
  databaseUrl = await createDatabase();
  sql = connect(databaseUrl, 3);
  await migrate(sql, directory);
  user = await createUser(sql);
});
afterEach(async () => {
  await electric?.stop();
  await sql.end();
});

const table = 'workout_tracking';
const addSet = (id: string, by = sql) =>
  by`insert into workout_tracking (id, user_id, workout_id, exercise_name) values (${id}, ${user.id}, ${id}, 'Sprung')`;

async function ask(query: Record<string, string>) {
  const asked = { table: `public.${table}`, columns: '"id","user_id"', where: '"user_id" = $1', 'params[1]': user.id, secret: 'geheim' };
  const response = await fetch(`${electric?.url}/v1/shape?${new URLSearchParams({ ...asked, ...query })}`);
  const messages = (await response.json()) as { value?: { id: string }; headers: { control?: string } }[];
  const [handle, offset] = ['handle', 'offset'].map((name) => response.headers.get(`electric-${name}`) ?? '');
  return { response, messages, handle: handle ?? '', offset: offset ?? '' };
}

/** Replication takes its time on a busy machine. */
const patiently = { timeout: 10_000 };

/** Ids of the shape from its beginning until up-to-date. */
async function readIds(): Promise<string[]> {
  const ids: string[] = [];
  let answer = await ask({ offset: '-1' });
  for (;;) {
    if (!answer.response.ok) {
      // The shape ended meanwhile: it begins anew.
      ids.length = 0;
      answer = await ask({ offset: '-1' });
      continue;
    }
    for (const { value } of answer.messages) if (value !== undefined) ids.push(value.id);
    if (answer.response.headers.has('electric-up-to-date')) return ids;
    answer = await ask({ offset: answer.offset, handle: answer.handle });
  }
}

/** A row of a transaction that is open while a table's last shape ends and its next one begins. */
async function writeAcrossShapes(): Promise<string> {
  const id = newId();
  await readIds();
  await sql`truncate workout_tracking`;
  await expect.poll(async () => (await ask({ offset: '0_0', handle: 'x' })).response.status, patiently).toBe(409);
  if (electric === undefined) throw new Error('not started');
  await electric.die({ losesStorage: true });
  await electric.revive();
  await sql.begin(async (tx) => {
    await addSet(id, tx as unknown as Sql);
    await readIds();
  });
  await addSet(newId());
  await expect.poll(async () => (await readIds()).length, patiently).toBeGreaterThan(0);
  return id;
}

it('left to itself it loses rows of transactions that are open when it publishes a table again', async () => {
  electric = await ElectricStandIn.start(databaseUrl, { manualPublishing: false });
  expect(await readIds()).not.toContain(await writeAcrossShapes());
});

it('with what the migrations publish it loses nothing', async () => {
  electric = await ElectricStandIn.start(databaseUrl, { manualPublishing: true });
  const id = await writeAcrossShapes();
  await expect.poll(readIds, patiently).toContain(id);
});

it('gives a snapshot in chunks, never up-to-date, then the log', async () => {
  electric = await ElectricStandIn.start(databaseUrl, { rowsPerChunk: 2 });
  const ids = [newId(), newId(), newId()].toSorted();
  for (const id of ids) await addSet(id);
  const first = await ask({ offset: '-1' });
  const second = await ask({ offset: first.offset, handle: first.handle });
  const third = await ask({ offset: second.offset, handle: first.handle });
  expect([first, second, third].map(({ offset }) => offset)).toEqual(['0_0', '0_1', '0_inf']);
  expect([first, second, third].map(({ response }) => response.headers.has('electric-up-to-date'))).toEqual([false, false, true]);
  expect(second.messages.map(({ headers }) => headers.control)).toEqual([undefined, 'snapshot-end']);
});

it('lags by table', async () => {
  electric = await ElectricStandIn.start(databaseUrl);
  expect(await readIds()).toEqual([]);
  electric.hold(table);
  const id = newId();
  await addSet(id);
  await createUser(sql);
  expect(await readIds()).toEqual([]);
  electric.release(table);
  await expect.poll(readIds).toEqual([id]);
});

it('sends a transaction whose commit comes right after its last read', async () => {
  electric = await ElectricStandIn.start(databaseUrl);
  expect(await readIds()).toEqual([]);
  const ids = Array.from({ length: 5 }, newId);
  for (const id of ids) {
    await sql.begin(async (tx) => {
      await addSet(id, tx as unknown as Sql);
      await createUser(sql);
      const [written] = await sql<{ lsn: string }[]>`select pg_current_wal_flush_lsn() as lsn`;
      // Other files have stand-ins of their own in this cluster.
      const sent = async () =>
        (
          await sql`select from pg_stat_replication join pg_replication_slots on active_pid = pid
            where sent_lsn >= ${written?.lsn ?? ''}::pg_lsn and database = current_database()`
        ).length;
      await expect.poll(sent, patiently).toBe(1);
    });
  }
  await expect.poll(readIds, patiently).toEqual(ids);
});

it('goes on where it was when Postgres ends its connection, as it does with whoever is too busy to answer', async () => {
  electric = await ElectricStandIn.start(databaseUrl);
  const ids = [newId(), newId(), newId()];
  await addSet(ids[0] ?? '');
  await expect.poll(readIds, patiently).toHaveLength(1);
  await sql`select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()`;
  await addSet(ids[1] ?? '');
  await expect.poll(readIds, patiently).toHaveLength(2);
  await addSet(ids[2] ?? '');
  await expect.poll(readIds, patiently).toEqual(ids);
});

it('opens events without up-to-date, and closes at once after what was there', async () => {
  electric = await ElectricStandIn.start(databaseUrl);
  const { handle, offset } = await ask({ offset: '-1' });
  await addSet(newId());
  await expect.poll(readIds).toHaveLength(1);
  const query = new URLSearchParams({ offset, handle, live: 'true', live_sse: 'true', secret: 'geheim', table });
  query.set('columns', '"id","user_id"');
  query.set('where', '"user_id" = $1');
  query.set('params[1]', user.id);
  const response = await fetch(`${electric.url}/v1/shape?${query}`);
  expect([response.headers.get('content-type'), response.headers.has('electric-up-to-date')]).toEqual(['text/event-stream', false]);
  expect(await response.text()).toMatch(/"operation":"insert"[\s\S]*up-to-date/);
});

it('keeps what was committed while a snapshot was taken, also when more comes before the snapshot has ended', async () => {
  const shape = new FollowedShape({ table, columns: ['id'], where: { column: 'user_id', value: user.id }, full: true });
  const [after] = await sql<
    { lsn: string; txid: string }[]
  >`select pg_current_wal_lsn() - '0/0' as lsn, pg_current_xact_id()::text as txid`;
  const commit = (n: number) => {
    const row = { id: newId(), user_id: user.id };
    const lsn = BigInt(after?.lsn ?? 0) + BigInt(n);
    // Later than any snapshot of this test.
    return {
      txid: String(Number(after?.txid) + 1000 + n),
      lsn,
      changes: [{ table, op: 'insert' as const, old: undefined, row }],
      truncated: [],
    };
  };
  const [meanwhile, later] = [commit(1), commit(2)];
  const interrupted = new Proxy(sql, {
    get: (target, name) =>
      name === 'begin'
        ? async (...args: Parameters<Sql['begin']>) => {
            shape.take(meanwhile);
            const result: unknown = await target.begin(...args);
            shape.take(later);
            return result;
          }
        : (Reflect.get(target, name) as unknown),
  });
  await shape.begin(interrupted, 10, []);
  const { messages } = shape.readAfter([0n, Infinity], 10);
  expect(messages.map((message) => (JSON.parse(message) as { value: { id: string } }).value.id)).toEqual(
    [meanwhile, later].map(({ changes: [change] }) => change?.row.id),
  );
});
