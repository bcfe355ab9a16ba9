import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts';
import { findPostgresPlace } from '../../../server/database/postgres-place.ts';
import { ensureMovableClock, inheritedClock, movedClock } from '../../clock/moved-clock.ts';

const dayMs = 86_400_000;
const ownOffsetMs = Number(inheritedClock()['FAKETIME'] ?? 0) * 1000;

/** Puts a program on a clock. Not by this process's own variables: libfaketime reads them again every ten seconds, and the clock of all tests here would move. */
async function onClock(program: string, clock: Readonly<Record<string, string>>, file: string): Promise<string> {
  const variables = Object.entries(clock).map(([name, value]) => `${name}='${value}'`);
  await writeFile(file, `#!/bin/sh\n${variables.join(' ')} exec '${program}' "$@"\n`, { mode: 0o755 });
  return file;
}

async function startCluster(start: Date): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'anwurf-clock-'));
  // Root's Postgres is another user.
  await chmod(folder, 0o755);
  const { binaries } = await findPostgresPlace(folder);
  const clock = movedClock(start);
  const { url, stop } = await startEmbeddedPostgres(folder, {
    ...binaries,
    initdb: await onClock(binaries.initdb, clock, join(folder, 'initdb')),
    pg_ctl: await onClock(binaries.pg_ctl, clock, join(folder, 'pg_ctl')),
  });
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
    // From the machine's clock on, as the variables count: this process may be on a moved one.
    const machine = () => Date.now() - ownOffsetMs;
    const cluster = await startCluster(new Date(Date.now() + days * dayMs));
    const sql = connect(cluster.url, 4);
    const [one, other] = [await sql.reserve(), await sql.reserve()];
    try {
      const [clock] = await one<{ now: Date }[]>`select clock_timestamp() as now`;
      expect(Math.round(((clock?.now.getTime() ?? 0) - machine()) / dayMs)).toBe(days);

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
