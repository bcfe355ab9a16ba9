import type { Start, WorkerMessage } from '../worker/messages.ts';
import { storePreference } from './store-preference.ts';

/** A database worker that a page has started before the app was there to speak with it. */
export interface EarlyWorker {
  readonly userId: string;
  readonly worker: Worker;
  /** What it has said so far. */
  readonly heard: WorkerMessage[];
  /** Its script did not arrive. */
  readonly isLost: () => boolean;
  /** Nobody writes down any more what it says. */
  readonly stopHearing: () => void;
}

/** In ms. An app that does not come must not keep its worker: other tabs wait for the store that it has open. */
const patience = 10_000;

/** The page's own script and the app are built apart: what one leaves for the other is a property of the page. */
const place = Symbol.for('anwurf.early-worker');
type Page = { [place]?: EarlyWorker | undefined };
const page = globalThis as Page;

/** @param path of the worker's script, as the app's bundler has named it */
export function startEarlyWorker(path: string, userId: string): void {
  const worker = new Worker(path, { type: 'module', name: 'anwurf-database' });
  const heard: WorkerMessage[] = [];
  const hearing = new AbortController();
  const { signal } = hearing;
  let isLost = false;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => void heard.push(data), { signal });
  worker.addEventListener('error', () => (isLost = true), { signal });
  worker.postMessage({ kind: 'start', userId, baseUrl: '', store: storePreference() } satisfies Start);
  const early = { userId, worker, heard, isLost: () => isLost, stopHearing: () => hearing.abort() };
  page[place] = early;
  setTimeout(() => page[place] === early && takeEarlyWorker(null), patience);
}

/** Ends an early worker that has this user's store open. */
export function endEarlyWorker(userId: string): void {
  if (page[place]?.userId === userId) takeEarlyWorker(null);
}

/**
 * The early worker, for who opens this user's database; once. One that has another user's open, or never came to anything, is ended.
 * @param userId null: nobody's, it is ended in any case
 */
export function takeEarlyWorker(userId: string | null): EarlyWorker | null {
  const early = page[place];
  page[place] = undefined;
  if (early === undefined) return null;
  early.stopHearing();
  if (early.userId === userId && !early.isLost()) return early;
  early.worker.terminate();
  return null;
}
