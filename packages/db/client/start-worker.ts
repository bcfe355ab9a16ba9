import type { TabMessage } from '../worker/messages.ts';

/** A worker whose script may still be on its way. */
export type StartedWorker = {
  readonly worker: Worker;
  /** Resolves when its script did not arrive, or failed. */
  readonly broken: Promise<void>;
};

/** Waits for who opens the database. */
let begun: StartedWorker | null = null;

function startWorker(): StartedWorker {
  const worker = new Worker(new URL('../worker/local-worker.ts', import.meta.url), { type: 'module', name: 'anwurf-database' });
  return { worker, broken: new Promise((resolve) => worker.addEventListener('error', () => resolve(), { once: true })) };
}

/**
 * Starts the database's worker, and lets it load what opening a store needs, before anything else of the database is here.
 * @param userId whose database it will be; null: of somebody who is new to this device
 */
export function beginWorker(userId: string | null): void {
  if (begun !== null) return;
  begun = startWorker();
  begun.worker.postMessage({ kind: 'prepare', userId } satisfies TabMessage);
}

/** The worker that was begun, or one that starts now. */
export function takeWorker(): StartedWorker {
  const taken = begun ?? startWorker();
  begun = null;
  return taken;
}
