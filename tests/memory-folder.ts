import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../server/running-process.ts';

const memory = '/dev/shm';
const prefix = 'anwurf-tests-';
/** Twice the size of all databases and browser profiles of a whole run. */
const neededBytes = 8 * 2 ** 30;

function hasRoom(): boolean {
  if (process.platform !== 'linux' || process.availableMemory() < neededBytes) return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** Folders of runs, and what libfaketime shares between the processes of one. */
const ofRun = new RegExp(`^(?:${prefix}|faketime_shm_|sem\\.faketime_sem_)(\\d+)$`);

/** Removes what runs that were killed have left: it would hold memory until the machine restarts. */
export function removeFoldersOfDeadRuns(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(ofRun.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Keeps temporary files of this process and its children in memory, where a machine has room: a file system on disk makes a
 * database of 14 MB with 0.4 s of processor time, memory with 0.05 s. `TMPDIR` of the caller wins.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  removeFoldersOfDeadRuns(memory);
  const folder = join(memory, `${prefix}${process.pid}`);
  // Root's Postgres is another user, whose folder lies in this one.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
