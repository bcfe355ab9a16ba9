import { anySignal } from '@anwurf/contract/any-signal';
import { createDeferred } from './deferred.ts';
import type { TabMessage, WorkerMessage } from '../worker/messages.ts';
import type { EarlyWorker } from './early-worker.ts';

/** Back-off in ms before a script that failed to load is requested again; the last one repeats. */
const pauses = [250, 1000, 3000, 10_000];

/**
 * The worker that runs `worker/local-worker.ts`. Its script may fail to load: until the first message of the worker it is
 * restarted, at the latest when the network is back, and all messages are sent again. Otherwise the tab would wait for ever.
 */
export class DatabaseWorker {
  #worker: Worker | null = null;
  /** Messages sent before the worker's first message; null after that. */
  #unconfirmed: TabMessage[] | null = [];
  #failures = 0;
  #listener: (message: WorkerMessage) => void = () => undefined;
  /** Messages of the worker received before a listener was set. */
  #buffered: WorkerMessage[] = [];
  #isWaiting = false;
  #isHeld = false;
  #isAsleep = false;
  /** Ends the pause before a script that failed to load is requested again. */
  #pause = new AbortController();
  #onLost = () => {};
  readonly #ended = new AbortController();

  /**
   * @param start creates the worker; only the shell's bundler knows the script's address
   * @param begin.after delays the first start; messages sent meanwhile are queued
   * @param begin.early an already running worker, used instead of the first start
   */
  constructor(
    private readonly start: () => Worker,
    { after, early }: { readonly after?: Promise<void> | undefined; readonly early?: EarlyWorker | null } = {},
  ) {
    if (early) this.#adopt(early);
    else if (after === undefined) this.#run();
    else {
      this.#isWaiting = true;
      void after.then(() => {
        if (!this.#ended.signal.aborted && this.#isWaiting && !this.#isAsleep) this.#run();
      });
    }
  }

  /** Sets the message listener. */
  listen(listener: (message: WorkerMessage) => void): void {
    this.#listener = listener;
    for (const message of this.#buffered) listener(message);
    this.#buffered = [];
  }

  post(message: TabMessage): void {
    if (this.#isAsleep) return;
    this.#unconfirmed?.push(message);
    if (!this.#isHeld) this.#worker?.postMessage(message);
  }

  /** Holds messages back until it resolves, and with them all that a worker without messages does not load. Before the first message. */
  async holdUntil(after: Promise<unknown>): Promise<void> {
    this.#isHeld = true;
    await after;
    this.#isHeld = false;
    if (this.#worker !== null) this.#sendUnconfirmed(this.#worker);
  }

  /** Resolves when no worker runs, because its script failed to load or its start is still delayed, or it has no message yet: then nothing is open. */
  lost(): Promise<void> {
    const { promise, resolve } = createDeferred<void>();
    if (this.#isWaiting || this.#isHeld || this.#isAsleep) resolve();
    else this.#onLost = resolve;
    return promise;
  }

  /** Ends the worker, and with it all that it holds open. Messages are dropped until {@link wake}. */
  sleep(): void {
    this.#isAsleep = true;
    this.#worker?.terminate();
    this.#worker = null;
    this.#pause.abort();
    this.#onLost();
  }

  /** Starts another worker, which has received nothing yet. */
  wake(): void {
    if (!this.#isAsleep || this.#ended.signal.aborted) return;
    this.#isAsleep = false;
    this.#unconfirmed = [];
    this.#run();
  }

  terminate(): void {
    this.#ended.abort();
    this.#worker?.terminate();
  }

  #run(): void {
    this.#isWaiting = false;
    const worker = this.#begin();
    if (!this.#isHeld) this.#sendUnconfirmed(worker);
    this.#worker = worker;
  }

  #sendUnconfirmed(worker: Worker): void {
    for (const message of this.#unconfirmed ?? []) worker.postMessage(message);
  }

  #adopt({ worker, messages }: EarlyWorker): void {
    if (messages.length > 0) this.#unconfirmed = null;
    this.#buffered = messages;
    this.#subscribe(worker);
    this.#worker = worker;
  }

  #begin(): Worker {
    const worker = this.start();
    this.#subscribe(worker);
    return worker;
  }

  #subscribe(worker: Worker): void {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      // An ended worker's last messages may arrive later.
      if (this.#worker !== worker) return;
      this.#unconfirmed = null;
      this.#listener(data);
    });
    // Once: every message sent to the worker may raise the same error.
    worker.addEventListener('error', () => this.#worker === worker && this.#unconfirmed !== null && this.#beginAgain(worker), {
      once: true,
    });
  }

  #beginAgain(failed: Worker): void {
    failed.terminate();
    this.#isWaiting = true;
    this.#onLost();
    const wait = new AbortController();
    this.#pause = wait;
    const signal = anySignal([wait.signal, this.#ended.signal]);
    const again = () => {
      wait.abort();
      this.#run();
    };
    const timer = setTimeout(again, pauses[Math.min(this.#failures, pauses.length - 1)]);
    this.#failures += 1;
    signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('online', again, { signal });
  }
}
