import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { install, installDebianPackage } from './debian-package.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const shellName = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const downloadedName = /^(chrome|chrome\.exe|headless_shell|chrome-headless-shell|chrome-headless-shell\.exe|Google Chrome for Testing)$/;
const downloadLimitMs = 120_000;
const isRoot = process.getuid?.() === 0;

/** Runs it: some distributions put a script there that only explains how to install the real one. */
function works(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function downloads(variables: Variables): string[] {
  const cache = { darwin: 'Library/Caches', win32: 'AppData/Local' }[process.platform as string] ?? '.cache';
  const folder = variables['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), cache, 'ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && downloadedName.test(entry.name) && /chromium/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .toReversed();
}

/** Whether a path names a headless shell, which has no back/forward cache. */
export const isShell = (file: string) => /headless.shell[^/]*$/.test(file);

/**
 * Path of a Chromium that runs: `CHROMIUM_PATH`, the system's, or one that Playwright has downloaded. A headless shell comes
 * first, for it starts a device with half the work; measurements want the `whole` browser that players have.
 * @throws Error when `CHROMIUM_PATH` names none
 */
export function findChromium(variables: Variables = process.env, wants: 'shell' | 'whole' = 'shell'): string | undefined {
  const wished = variables['CHROMIUM_PATH'];
  if (wished !== undefined && wished !== '') {
    if (works(wished)) return wished;
    throw new Error(`CHROMIUM_PATH is no Chromium that runs: ${wished}`);
  }
  const folders = (variables['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const system = [...systemNames, shellName].flatMap((name) => folders.map((folder) => join(folder, name)));
  const known = [...system, ...(process.platform === 'darwin' ? macApps : []), ...downloads(variables)];
  const isWanted = (file: string) => isShell(file) === (wants === 'shell');
  return [...known.filter(isWanted), ...known.filter((file) => !isWanted(file))].find(works);
}

function downloadShell(): void {
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  install('Playwright’s headless shell', process.execPath, [playwright, 'install', shellName], downloadLimitMs);
}

/**
 * Path of a Chromium; installs one where there is none: Debian's package (as root), else Playwright's download. Root on Debian
 * gets the headless shell beside a browser of the system.
 * @throws Error that says what to do when none can be had
 */
export function ensureChromium(wants: 'shell' | 'whole' = 'shell'): string {
  const find = () => findChromium(process.env, wants);
  const wished = process.env['CHROMIUM_PATH'] ?? '';
  const found = find();
  if (found !== undefined && (wished !== '' || isShell(found) || wants === 'whole')) return found;
  installDebianPackage(wants === 'shell' ? shellName : 'chromium');
  if (find() === undefined) downloadShell();
  const installed = find();
  if (installed === undefined) throw new Error('No Chromium found or installable: install one and name it in CHROMIUM_PATH.');
  return installed;
}

/** Where nothing is timed, optimising WebAssembly or script costs more than it brings to a device of a few seconds. */
const baselineOnly = process.env['BENCH_FIGURES'] === undefined ? ['--js-flags=--liftoff-only --no-turbofan'] : [];

/**
 * How tests launch Chromium, with or without a profile of its own.
 * @throws Error when there is none; `npm test` installs one
 */
export function chromiumLaunchOptions(): LaunchOptions & { executablePath: string } {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found: run `npm test` once, or set CHROMIUM_PATH.');
  const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  // Chromium refuses its sandbox to root.
  return { executablePath, headless: true, args: [...(isRoot ? ['--no-sandbox'] : []), ...quiet, ...baselineOnly] };
}
