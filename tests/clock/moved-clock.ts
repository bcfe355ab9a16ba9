import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from '../debian-package.ts';
import { withoutFunctions } from './hidden-symbols.ts';

/** Where Debian's libfaketime lies, by architecture. */
const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`);
const find = () => places.find((file) => existsSync(file));

/**
 * Functions in which a program waits. libfaketime 0.9.10 runs them with the machine's clock, and a signal that comes meanwhile is handled with
 * it: Postgres, on a clock that is ahead, then puts its alarm off by as much, and finds no deadlock and no timeout for days. They are wrapped for
 * clocks that run faster, which ours do not.
 */
const waits = ['epoll_wait', 'epoll_pwait', 'poll', 'ppoll', 'select', 'pselect'];

/** A copy of the library without {@link waits}, where every user can read it. */
function withoutWaits(file: string): string {
  const library = withoutFunctions(readFileSync(file), waits);
  if (library === null) return file;
  const copy = join(tmpdir(), `anwurf-clock-${createHash('sha256').update(library).digest('hex').slice(0, 16)}.so`);
  if (!existsSync(copy) || !readFileSync(copy).equals(library)) {
    const fresh = `${copy}.${process.pid}`;
    writeFileSync(fresh, library, { mode: 0o755 });
    renameSync(fresh, copy);
  }
  return copy;
}

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
  return { LD_PRELOAD: withoutWaits(file), FAKETIME: offset, NO_FAKE_STAT: '1' };
}

/** The clock of this process, for a child that is started with an environment of its own. */
export function inheritedClock(): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}

/** An environment for a child on the machine's own clock. */
export function withoutMovedClock(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.some((one) => one === name)));
}
