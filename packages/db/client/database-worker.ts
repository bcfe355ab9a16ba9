import type { TabMessage, WorkerMessage } from '../worker/messages.ts';
import type { EarlyWorker } from './early-worker.ts';

/** Pauses in ms before a script that did not arrive is asked for again; the last one repeats. */
const pauses = [250, 1000, 3000, 10_000];

/**
 * The worker that runs `worker/local-worker.ts`. Its script may be lost on the way: until the worker has said something it is
 * started anew, at the latest when the network is back, and told everything again. Without that a tab would wait for ever.
 */
export class DatabaseWorker {
  #worker: Worker | null = null;
  /** All that was said before the first answer; null from then on. */
  #unheard: TabMessage[] | null = [];
  #failures = 0;
  #listener: (message: WorkerMessage) => void = () => undefined;
  /** What the worker said before anybody listened. */
  #unanswered: WorkerMessage[] = [];
  #isWaiting = false;
  #onLost = () => {};
  readonly #ended = new AbortController();

  /**
   * @param start only the shell's bundler knows the script's address
   * @param begin.after before the first start; what is said meanwhile waits
   * @param begin.early one that runs already: the first
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
        if (!this.#ended.signal.aborted) this.#run();
      });
    }
  }

  /** Who hears what the worker says from now on. */
  listen(listener: (message: WorkerMessage) => void): void {
    this.#listener = listener;
    for (const message of this.#unanswered) listener(message);
    this.#unanswered = [];
  }

  post(message: TabMessage): void {
    this.#unheard?.push(message);
    this.#worker?.postMessage(message);
  }

  /** Resolves as soon as no worker runs, because its script did not arrive or it is not time yet: then nobody has anything open. */
  lost(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#isWaiting) resolve();
    else this.#onLost = resolve;
    return promise;
  }

  terminate(): void {
    this.#ended.abort();
    this.#worker?.terminate();
  }

  #run(): void {
    this.#isWaiting = false;
    const worker = this.#begin();
    for (const message of this.#unheard ?? []) worker.postMessage(message);
    this.#worker = worker;
  }

  #adopt({ worker, heard }: EarlyWorker): void {
    if (heard.length > 0) this.#unheard = null;
    this.#unanswered = heard;
    this.#hear(worker);
    this.#worker = worker;
  }

  #begin(): Worker {
    const worker = this.start();
    this.#hear(worker);
    return worker;
  }

  #hear(worker: Worker): void {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      this.#unheard = null;
      this.#listener(data);
    });
    // Once: each message that it was told may fail with it.
    worker.addEventListener('error', () => this.#unheard !== null && this.#beginAgain(worker), { once: true });
  }

  #beginAgain(failed: Worker): void {
    failed.terminate();
    this.#isWaiting = true;
    this.#onLost();
    const wait = new AbortController();
    const signal = AbortSignal.any([wait.signal, this.#ended.signal]);
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
