import { expect, test } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
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
