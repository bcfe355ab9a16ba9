import postgres from 'postgres';
import { expect, test } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { waitForSessionLock } from '../../../server/database/one-at-a-time.ts';
import { useServer } from '../fixture.ts';

const server = useServer();
const connections = 2;
/** Number of queries that the driver sends on a connection before it has the answers. Around it, its own `begin` goes wrong. */
const pipelined = 100;

test('where connections are full of queries, none runs in a transaction that another has begun', async () => {
  const sql = connect(server.databaseUrl, connections);
  try {
    await sql`create table burst (n int)`;
    let written = 0;
    const write = (to: Pick<typeof sql, 'unsafe'>) => to.unsafe(`insert into burst values (${(written += 1)})`);
    for (let queries = connections * (pipelined - 3); queries <= connections * (pipelined + 1); queries += 1) {
      const work = [
        ...Array.from({ length: connections }, () => sql`select pg_sleep(0.01)`.execute()),
        ...Array.from({ length: queries }, () => write(sql).execute()),
        ...Array.from({ length: 5 }, () => sql.begin((tx) => write(tx))),
        ...Array.from({ length: 5 }, () => write(sql).execute()),
      ];
      const answers = await Promise.allSettled(work);
      expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
    // Everybody sees what was acknowledged: no transaction was left open around it.
    expect(await server.sql`select count(*)::int as count from burst`).toEqual([{ count: written }]);
  } finally {
    await sql.end({ timeout: 1 });
  }
});

test('transactions whose connections are lost reject, and the process and the pool go on', async () => {
  const name = `lost-${process.pid}`;
  const sql = connect(server.databaseUrl, connections);
  const lose = () =>
    server.sql`select pg_terminate_backend(pid) from pg_stat_activity where query like ${`%${name}%`} and wait_event = 'PgSleep'`;
  try {
    for (let round = 0; round < 4; round += 1) {
      const lost = sql.begin((tx) => tx.unsafe(`select pg_sleep(3600) as "${name}"`)).catch((error: unknown) => String(error));
      await expect.poll(async () => (await lose()).length).toBe(1);
      expect(await lost).toContain('CONNECTION_CLOSED');
      const others = Array.from({ length: 6 }, (_, n) => sql.begin((tx) => tx`select ${n}::int as n`.then(([row]) => row?.['n'])));
      expect(await Promise.all(others)).toEqual([0, 1, 2, 3, 4, 5]);
    }
    await expect(sql.begin(() => Promise.reject(new Error('changed its mind')))).rejects.toThrow('changed its mind');
  } finally {
    await sql.end({ timeout: 1 });
  }
});

test('a lock that is never released fails those who wait for it, and leaves the pool to the others', async () => {
  const sql = connect(server.databaseUrl, connections, { lockMs: 300, idleMs: 60_000 });
  const held = await server.sql.reserve();
  try {
    await held`begin`;
    await held`select pg_advisory_xact_lock(7407, 1)`;
    const waiting = Array.from({ length: connections * 4 }, () =>
      sql`select pg_advisory_xact_lock(7407, 1)`.then(
        () => 'held',
        (error: unknown) => (error instanceof postgres.PostgresError ? error.code : String(error)),
      ),
    );
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['55P03']));
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  } finally {
    await held`rollback`;
    held.release();
    await sql.end({ timeout: 1 });
  }
});

test('a transaction that its work has forgotten ends, and with it what it has locked', async () => {
  const sql = connect(server.databaseUrl, connections, { lockMs: 60_000, idleMs: 200 });
  let isLocked = false;
  try {
    const forgotten = sql
      .begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(7407, 2)`;
        isLocked = true;
        await new Promise<never>(() => undefined);
      })
      .catch((error: unknown) => String(error));
    await expect.poll(() => isLocked).toBe(true);
    await server.sql`select pg_advisory_xact_lock(7407, 2)`;
    expect(await forgotten).toMatch(/idle-in-transaction timeout|CONNECTION_CLOSED/);
  } finally {
    await sql.end({ timeout: 1 });
  }
});

test('a migration is waited for longer than any other lock', async () => {
  const sql = connect(server.databaseUrl, connections, { lockMs: 100, idleMs: 60_000 });
  const [held, waiting] = [await server.sql.reserve(), await sql.reserve()];
  try {
    await held`select pg_advisory_lock(7406)`;
    const lock = waitForSessionLock(waiting, 7406);
    const waits = () => server.sql`select from pg_locks where locktype = 'advisory' and objid = 7406 and not granted
      and waitstart < clock_timestamp() - interval '300 milliseconds'`;
    await expect.poll(async () => (await waits()).length).toBe(1);
    await held`select pg_advisory_unlock(7406)`;
    await lock;
    expect(await waiting`select current_setting('lock_timeout') as limit`).toEqual([{ limit: '100ms' }]);
    await waiting`select pg_advisory_unlock(7406)`;
  } finally {
    held.release();
    waiting.release();
    await sql.end({ timeout: 1 });
  }
});
