import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { findPostgresBinaries, type PostgresBinaries, runProgram, type RunAs } from './postgres-binaries.ts';
import { userInfo } from 'node:os';

async function readId(option: '-u' | '-g'): Promise<number> {
  return Number.parseInt(await runProgram('id', [option, 'postgres']), 10);
}

/** User that Postgres runs as: it refuses root, so as root it is the user `postgres`, created when missing. */
async function choosePostgresUser(): Promise<RunAs> {
  if (userInfo().uid !== 0) return {};
  await readId('-u').catch(() => runProgram('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']));
  return { uid: await readId('-u'), gid: await readId('-g') };
}

/** A folder that Postgres' user can reach, wherever the project is. Only needed as root, so it can be created. */
const reachableFolder = '/var/lib/anwurf';

/** Programs, data folder and user of Postgres. */
export type PostgresPlace = { readonly binaries: PostgresBinaries; readonly home: string; readonly runAs: RunAs };

/** Whether the user of Postgres may enter the folder or run the file. */
async function reaches(runAs: RunAs, path: string): Promise<boolean> {
  return runProgram('test', ['-x', path], runAs).then(
    () => true,
    () => false,
  );
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Copies Postgres' programs beside the data; an interrupted copy is never mistaken for a complete one. */
async function copyBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const source = join(dirname(binaries.postgres), '..');
  const { mtimeMs, size } = await stat(binaries.postgres);
  const copy = join(reachableFolder, `postgres-${shortHash(`${size} ${mtimeMs}`)}`);
  if (!existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`;
    await cp(source, fresh, { recursive: true, verbatimSymlinks: true });
    // Another process may have been first; its copy is the same.
    await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  const moved = (file: string) => join(copy, relative(source, file));
  return { initdb: moved(binaries.initdb), pg_ctl: moved(binaries.pg_ctl), postgres: moved(binaries.postgres) };
}

/**
 * Chooses where the Postgres of a data folder runs. Its user cannot enter a folder of root's alone (`/root`, `mktemp -d`):
 * programs and data in one are kept in `/var/lib/anwurf` instead.
 * @param shipped programs other than those of the npm package
 */
export async function findPostgresPlace(dataDir: string, shipped?: PostgresBinaries): Promise<PostgresPlace> {
  const binaries = shipped ?? (await findPostgresBinaries());
  const runAs = await choosePostgresUser();
  const home = resolve(dataDir);
  if (runAs.uid === undefined) return { binaries, home, runAs };
  await mkdir(home, { recursive: true });
  return {
    binaries: (await reaches(runAs, binaries.postgres)) ? binaries : await copyBinaries(binaries),
    home: (await reaches(runAs, home)) ? home : join(reachableFolder, `data-${shortHash(home)}`),
    runAs,
  };
}
