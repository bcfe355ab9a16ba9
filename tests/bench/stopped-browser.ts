import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const periodMs = 20;

/** Id of the browser that has this profile open. */
function browserOf(profile: string): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const argumentsOf = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
    } catch {
      // It has ended since it was listed.
      return [];
    }
  };
  const found = ids.find((id) => {
    const given = argumentsOf(id);
    return given.includes(`--user-data-dir=${profile}`) && !given.some((argument) => argument.startsWith('--type='));
  });
  if (found === undefined) throw new Error(`no browser has ${profile} open`);
  return Number(found);
}

/** Runs in a thread of its own, which sleeps more exactly than timers. */
const stopAndGo = `
  const { readFileSync } = require('node:fs');
  const { workerData: { cell, browser, times, periodMs } } = require('node:worker_threads');
  const childrenOf = (id) => {
    try {
      return readFileSync('/proc/' + id + '/task/' + id + '/children', 'utf8').split(' ').filter(Boolean).map(Number);
    } catch {
      return [];
    }
  };
  const withChildren = (id) => [id, ...childrenOf(id).flatMap(withChildren)];
  const send = (ids, signal) => {
    for (const id of ids) {
      try {
        process.kill(id, signal);
      } catch {}
    }
  };
  while (Atomics.load(cell, 0) === 0) {
    const ids = withChildren(browser);
    send(ids, 'SIGSTOP');
    Atomics.wait(cell, 0, 0, (periodMs * (times - 1)) / times);
    send(ids, 'SIGCONT');
    Atomics.wait(cell, 0, 0, periodMs / times);
  }
`;

/**
 * Slows all of a browser, its workers and its network too: stops its processes for most of each 20 ms.
 * @param times 4: it runs for a quarter of the time
 * @returns lets it go on
 */
export function slowBrowser(profile: string, times: number): () => Promise<void> {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(stopAndGo, { eval: true, workerData: { cell, browser: browserOf(profile), times, periodMs } });
  // A run that fails meanwhile ends all the same.
  thread.unref();
  const ended = new Promise<void>((resolve, reject) => {
    thread.on('exit', () => resolve());
    thread.on('error', reject);
  });
  return async () => {
    Atomics.store(cell, 0, 1);
    Atomics.notify(cell, 0);
    await ended;
  };
}
