import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../../server/running-process.ts';

const prefix = 'anwurf-engine-';

/** Makes a folder for a browser's profile, which names the process that it belongs to. */
export const newProfile = (): Promise<string> => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));

/** Processes whose command names the folder; none where there is no `/proc`. */
function processesWith(profile: string): number[] {
  const names = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(profile);
    } catch {
      return false;
    }
  };
  const all = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return all.filter(names).map(Number);
}

/** Ends and removes what a run that was killed has left behind: profiles of processes that are gone, and browsers that use them. */
export function sweepProfiles(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (Number.isInteger(owner) && owner > 0 && isRunning(owner)) continue;
    const profile = join(tmpdir(), name);
    for (const id of processesWith(profile)) process.kill(id, 'SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
