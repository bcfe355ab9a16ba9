import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, expect, test } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts';
import { ensureMovableClock, inheritedClock, movedClock } from '../../clock/moved-clock.ts';

const dayMs = 86_400_000;
const own = inheritedClock();
afterEach(() => {
  for (const name of Object.keys(movedClock(new Date()))) delete process.env[name];
  Object.assign(process.env, own);
});

async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'anwurf-clock-'));
  // Root's Postgres is another user.
  await chmod(folder, 0o755);
  const { url, stop } = await startEmbeddedPostgres(folder);
  return { url, stop: () => stop().then(() => rm(folder, { recursive: true, force: true })) };
}

/** Takes a lock, and gives back all. @returns Postgres' code where it does not get it */
async function lock(connection: postgres.ReservedSql, key: number): Promise<string> {
  try {
    await connection`select pg_advisory_lock(${key})`;
    return 'held';
  } catch (error) {
    return error instanceof postgres.PostgresError ? error.code : String(error);
  } finally {
    await connection`select pg_advisory_unlock_all()`;
  }
}

test.skipIf(process.platform !== 'linux').each([40, -40])(
  'Postgres ends deadlocks and long waits on a clock that is moved by %i days',
  async (days) => {
    expect(ensureMovableClock()).toBe(true);
    Object.assign(process.env, movedClock(new Date(Date.now() + days * dayMs)));
    const cluster = await startCluster();
    const sql = connect(cluster.url, 4);
    const [one, other] = [await sql.reserve(), await sql.reserve()];
    try {
      const machine = Date.now() - Number(own['FAKETIME'] ?? 0) * 1000;
      const [clock] = await one<{ now: Date }[]>`select clock_timestamp() as now`;
      expect(Math.round(((clock?.now.getTime() ?? 0) - machine) / dayMs)).toBe(days);

      await one`select pg_advisory_lock(1)`;
      await other`select pg_advisory_lock(2)`;
      const answers = await Promise.all([lock(one, 2), lock(other, 1)]);
      expect(answers.toSorted()).toEqual(['40P01', 'held']);

      await one`select pg_advisory_lock(1)`;
      await other`set lock_timeout = 100`;
      expect(await lock(other, 1)).toBe('55P03');
    } finally {
      one.release();
      other.release();
      await sql.end({ timeout: 1 });
      await cluster.stop();
    }
  },
);
