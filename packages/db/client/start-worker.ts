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

/** Starts the database's worker beforehand, and lets it make a store for somebody who is new to this device. */
export function beginWorker(): void {
  if (begun !== null) return;
  begun = startWorker();
  begun.worker.postMessage({ kind: 'prepare' } satisfies TabMessage);
}

/** The worker that was begun, or one that starts now. */
export function takeWorker(): StartedWorker {
  const taken = begun ?? startWorker();
  begun = null;
  return taken;
}
