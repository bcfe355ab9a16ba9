import { existsSync } from 'node:fs';
import { installDebianPackage } from '../debian-package.ts';

/** Where Debian's libfaketime lies, by architecture. */
const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`);
const find = () => places.find((file) => existsSync(file));

/** Variables by which a process and its children keep a moved clock. */
const names = ['LD_PRELOAD', 'FAKETIME', 'NO_FAKE_STAT'] as const;

/** Installs libfaketime where it can; without it tests run on the machine's clock. */
export function ensureMovableClock(): boolean {
  if (process.platform !== 'linux') return false;
  if (find() === undefined) installDebianPackage('libfaketime');
  return find() !== undefined;
}

/**
 * Environment of a process whose clock shows `start` now and runs on from there, with all its children. Monotonic clocks move as
 * well. Empty where libfaketime is missing.
 */
export function movedClock(start: Date, now = Date.now()): Readonly<Record<string, string>> {
  const file = find();
  if (file === undefined) return {};
  const seconds = Math.round((start.getTime() - now) / 1000);
  const offset = `${seconds < 0 ? '' : '+'}${seconds}`;
  return { LD_PRELOAD: file, FAKETIME: offset, NO_FAKE_STAT: '1' };
}

/** The clock of this process, for a child that is started with an environment of its own. */
export function inheritedClock(): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}

/** An environment for a child on the machine's own clock. */
export function withoutMovedClock(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.some((one) => one === name)));
}
