import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Electron cannot be started; the message says in a sentence what is missing. */
export class NoElectron extends Error {}

/** Runs a script of Electron's with Node. @returns whether it succeeded */
type RunScript = (script: string) => boolean;

const runHere: RunScript = (script) => spawnSync(process.execPath, [script], { stdio: ['ignore', 'inherit', 'ignore'] }).status === 0;

/** Path of Electron's program below its folder, as its installation wrote it; undefined: none was installed. */
function programName(folder: string): string | undefined {
  const file = join(folder, 'path.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Makes sure that Electron's program is there: its package has none since version 42 and downloads it by a script of its own, which nothing calls.
 * @param folder of the package
 * @param options.ownFolder folder of a program that somebody brings along (`ELECTRON_OVERRIDE_DIST_PATH`)
 * @returns the program's path
 * @throws NoElectron
 */
export function fetchElectron(folder: string, options: { readonly ownFolder?: string | undefined; readonly run?: RunScript } = {}): string {
  const { ownFolder, run = runHere } = options;
  if (ownFolder !== undefined) {
    const own = join(ownFolder, programName(folder) ?? 'electron');
    if (existsSync(own)) return own;
    throw new NoElectron(`ELECTRON_OVERRIDE_DIST_PATH names ${ownFolder}, where there is no Electron.`);
  }
  const program = () => join(folder, 'dist', programName(folder) ?? '');
  if (programName(folder) !== undefined && existsSync(program())) return program();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  if (run(join(folder, 'install.js'))) return program();
  throw new NoElectron(
    `Electron ${version} could not be downloaded from github.com: check the connection or its proxy, name a mirror with ELECTRON_MIRROR, or a folder with Electron's program with ELECTRON_OVERRIDE_DIST_PATH, and run this again.`,
  );
}
