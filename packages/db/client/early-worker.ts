import type { Start, WorkerMessage } from '../worker/messages.ts';
import { storePreference } from './store-preference.ts';

/** A database worker that the page started before the app was loaded. */
export interface EarlyWorker {
  readonly userId: string;
  readonly worker: Worker;
  /** Messages received so far. */
  readonly messages: WorkerMessage[];
  /** Whether its script failed to load. */
  readonly isLost: () => boolean;
  /** Stops recording its messages. */
  readonly unsubscribe: () => void;
}

/** In ms. If the app does not load, its worker must end: other tabs wait for the store that it holds open. */
const patience = 10_000;

/** The page's inline script and the app are separate bundles: they share the worker through a property of the page. */
const place = Symbol.for('anwurf.early-worker');
type Page = { [place]?: EarlyWorker | undefined };
const page = globalThis as Page;

/** @param path of the worker's script, as named by the app's bundler */
export function startEarlyWorker(path: string, userId: string): void {
  const worker = new Worker(path, { type: 'module', name: 'anwurf-database' });
  const messages: WorkerMessage[] = [];
  const subscription = new AbortController();
  const { signal } = subscription;
  let isLost = false;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => void messages.push(data), { signal });
  worker.addEventListener('error', () => (isLost = true), { signal });
  addEventListener(
    'pagehide',
    () => {
      // The page may sleep in the back/forward cache: other pages need the store.
      isLost = true;
      worker.terminate();
    },
    { signal },
  );
  worker.postMessage({ kind: 'start', userId, baseUrl: '', store: storePreference() } satisfies Start);
  const early = { userId, worker, messages, isLost: () => isLost, unsubscribe: () => subscription.abort() };
  page[place] = early;
  setTimeout(() => page[place] === early && takeEarlyWorker(null), patience);
}

/** Ends an early worker that has this user's store open. */
export function endEarlyWorker(userId: string): void {
  if (page[place]?.userId === userId) takeEarlyWorker(null);
}

/**
 * Takes over the early worker for this user's database; once. Ends a worker with another user's database, or whose script failed
 * to load.
 * @param userId null: ends it in any case
 */
export function takeEarlyWorker(userId: string | null): EarlyWorker | null {
  const early = page[place];
  page[place] = undefined;
  if (early === undefined) return null;
  early.unsubscribe();
  if (early.userId === userId && !early.isLost()) return early;
  early.worker.terminate();
  return null;
}
