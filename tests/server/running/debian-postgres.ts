import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../server/database/free-port.ts';
import { runProgram, type RunAs } from '../../../server/database/postgres-binaries.ts';

const places = '/usr/lib/postgresql';

/** Major versions of Postgres servers that Debian's packages have installed here. */
export const installedPostgres: readonly number[] = (existsSync(places) ? readdirSync(places) : [])
  .filter((version) => existsSync(join(places, version, 'bin/initdb')))
  .map(Number);

/** A Postgres of Debian's in a temporary folder. */
export type DebianPostgres = {
  readonly url: string;
  readonly port: number;
  /** Folder of its programs. */
  readonly programs: string;
  stop(): Promise<void>;
};

async function postgresUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', 'postgres']), runProgram('id', ['-g', 'postgres'])]);
  return { uid: Number(uid), gid: Number(gid) };
}

/** Starts a Postgres of one of the {@link installedPostgres} on a free port; its superuser `anwurf` needs no password. */
export async function startDebianPostgres(version: number): Promise<DebianPostgres> {
  const programs = join(places, String(version), 'bin');
  const runAs = await postgresUser();
  const folder = await mkdtemp(join(tmpdir(), `anwurf-postgres-${version}-`));
  await chmod(folder, 0o755);
  const [cluster, port] = [join(folder, 'data'), await findFreePort()];
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, -1);
  await runProgram(
    join(programs, 'initdb'),
    [`--pgdata=${cluster}`, '--username=anwurf', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    runAs,
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c wal_level=logical`;
  const control = (...parameters: string[]) => runProgram(join(programs, 'pg_ctl'), [...parameters, '-w', '-D', cluster], runAs);
  await control('start', '-l', join(folder, 'log'), '-o', options);
  return {
    url: `postgres://anwurf@127.0.0.1:${port}/postgres`,
    port,
    programs,
    async stop() {
      await control('stop', '-m', 'fast');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
