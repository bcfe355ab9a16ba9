import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from './running-process.ts';

/** Paths whose turn this process has. */
const taken = new Set<string>();
let tries = 0;

/** Whether the process that a file names still has the turn; an id may have been another process's before. */
async function isHeld(path: string): Promise<boolean> {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''));
  return pid === process.pid ? taken.has(path) : pid > 0 && isRunning(pid);
}

/** Names this process in a file. @returns false when the file is there already */
async function take(path: string): Promise<boolean> {
  // A link is there with all that it says. Each try has a file of its own: several of one process take away what they have written.
  tries += 1;
  const named = `${path}-${process.pid}-${tries}`;
  await writeFile(named, String(process.pid));
  try {
    await link(named, path);
    taken.add(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(named, { force: true });
  }
}

/**
 * Runs something while no other process does that takes its turn by the same file. The turn of a process that was killed is taken over; where two do so in
 * the same moment, both may run.
 * @throws the error of `run`, and when the file cannot be written
 */
export async function inTurn<Result>(path: string, run: () => Promise<Result>): Promise<Result> {
  while (!(await take(path))) {
    if (await isHeld(path)) await pause(200);
    else await rm(path, { force: true });
  }
  try {
    return await run();
  } finally {
    taken.delete(path);
    await rm(path, { force: true });
  }
}
