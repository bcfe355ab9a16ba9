import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { runProgram, type PostgresBinaries, type RunAs } from './postgres-binaries.ts';
import { findFreePort } from './free-port.ts';
import { stopWithUs, takeOver } from './stop-with-us.ts';
import { findPostgresPlace } from './postgres-place.ts';

const user = 'anwurf';
const largestLog = 10_000_000;

/** A running embedded Postgres; `home` is the actual folder of its data. */
export type EmbeddedPostgres = { readonly url: string; readonly home: string; readonly stop: () => Promise<void> };

async function readPassword(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

/** Creates the cluster in a temporary folder, then renames it: an initdb killed half-way leaves nothing that looks complete. */
async function createCluster(cluster: string, password: string, binaries: PostgresBinaries, runAs: RunAs) {
  const fresh = `${cluster}.new`;
  const passwordFile = join(fresh, '..', 'postgres-password.initdb');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined) for (const path of [fresh, passwordFile]) await chown(path, runAs.uid, -1);
  try {
    const parameters = [`--pgdata=${fresh}`, `--username=${user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    await runProgram(
      binaries.initdb,
      [...parameters, '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
      runAs,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, cluster);
}

/** Port of a Postgres already running in this folder: it outlives a server that was killed. */
async function findRunning(cluster: string, binaries: PostgresBinaries, runAs: RunAs): Promise<number | undefined> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  // pg_ctl checks whether the pid file's process is alive; Postgres itself handles a stale file.
  const lives =
    file !== '' &&
    (await runProgram(binaries.pg_ctl, ['status', '-D', cluster], runAs).then(
      () => true,
      () => false,
    ));
  const port = Number.parseInt(file.split('\n')[3] ?? '', 10);
  return lives && port > 0 ? port : undefined;
}

const urlOf = (port: number, password: string) => `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;

async function startCluster(cluster: string, binaries: PostgresBinaries, runAs: RunAs): Promise<number> {
  const log = join(cluster, 'server.log');
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rm(log);
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100 -c log_min_messages=warning`;
    try {
      await runProgram(binaries.pg_ctl, ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', options], runAs);
      return port;
    } catch (error) {
      // Another program may have taken the port meanwhile.
      if (attempt === 3) throw error;
    }
  }
}

/** Address of the Postgres of a running server on `dataDir`, for a command beside it; undefined when none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const { binaries, home, runAs } = await findPostgresPlace(dataDir);
  const cluster = join(home, 'postgres');
  if (!existsSync(cluster)) return undefined;
  const port = await findRunning(cluster, binaries, runAs);
  return port === undefined ? undefined : urlOf(port, await readPassword(join(home, 'postgres-password')));
}

/**
 * Starts Postgres on a free port of the loopback interface, with its data in `<dataDir>/postgres`, if its user can reach that.
 * Creates the cluster on first start, takes over a Postgres that outlived a killed server, and starts one anew that is about to end.
 * @param shipped programs other than those of the npm package
 * @throws Error when another server uses the same folder
 */
export async function startEmbeddedPostgres(dataDir: string, shipped?: PostgresBinaries): Promise<EmbeddedPostgres> {
  const { binaries, home, runAs } = await findPostgresPlace(dataDir, shipped);
  const cluster = join(home, 'postgres');
  await mkdir(home, { recursive: true });
  const password = await readPassword(join(home, 'postgres-password'));
  const stopCluster = () => runProgram(binaries.pg_ctl, ['stop', '-w', '-m', 'fast', '-D', cluster], runAs);

  if (!existsSync(cluster)) await createCluster(cluster, password, binaries, runAs);
  let port = await findRunning(cluster, binaries, runAs);
  let claim = port === undefined ? undefined : await claimCluster(urlOf(port, password));
  const isTakenOver = takeOver(home) && claim !== undefined;
  if (port !== undefined && !isTakenOver) {
    await claim?.end({ timeout: 1 });
    // It may have stopped meanwhile.
    await stopCluster().catch(() => undefined);
    [port, claim] = [undefined, undefined];
  }
  const url = urlOf(port ?? (await startCluster(cluster, binaries, runAs)), password);
  claim ??= await claimCluster(url);
  if (claim === undefined) throw new Error('Postgres ended as soon as it had started.');
  const held = claim;
  const release = stopWithUs(binaries, cluster, home, runAs);
  return {
    url,
    home,
    stop: async () => {
      release();
      await held.end({ timeout: 1 });
      await stopCluster();
    },
  };
}

/**
 * Marks the cluster as used by a server, with a session lock; it ends with the process, even when that is killed.
 * @returns undefined when Postgres does not answer
 * @throws Error when another server uses it
 */
async function claimCluster(url: string): Promise<postgres.Sql | undefined> {
  const session = postgres(url, { max: 1, connect_timeout: 5, idle_timeout: 0, max_lifetime: null, onnotice: () => undefined });
  const deadline = Date.now() + 5000;
  try {
    for (;;) {
      const [row] = await session<{ free: boolean }[]>`select pg_try_advisory_lock(7405) as free`;
      if (row?.free === true) return session;
      if (Date.now() > deadline) break;
      await session`select pg_sleep(0.1)`;
    }
  } catch {
    await session.end({ timeout: 1 });
    return undefined;
  }
  await session.end({ timeout: 1 });
  throw new Error('Another server uses this data folder.');
}
