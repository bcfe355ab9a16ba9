import type { PGliteInterface } from '@electric-sql/pglite';

/** In ms: the store's statements run on for so long before messages that wait get their turn. */
const turnMs = 4;

/** In ms: the longest that the store waits for urgent work. */
const longestWaitMs = 100;

/**
 * Resolves in a task of its own, behind those that wait already. A timer would take a millisecond, and four after some; a channel that is
 * used again keeps other messages waiting in Node.
 */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const taken = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', taken, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Lets the worker's other work in between two statements of its store. PGlite blocks the thread for a statement, and goes from one to the
 * next without a task in between: what follows a write (its transaction, the queries, the sync) was one block of up to 100 ms, and
 * a set that was confirmed meanwhile waited for its end.
 */
export class StoreTurns {
  #since = performance.now();
  #urgent: Promise<unknown> = Promise.resolve();
  #urgentCount = 0;

  constructor(store: PGliteInterface) {
    const run = store.execProtocolRaw.bind(store);
    // All of its ways to run a statement end here, each within the store's own queue.
    store.execProtocolRaw = async (...message) => {
      await this.#giveWay();
      return run(...message);
    };
  }

  /** Has the store begin no statement before this work has ended, unless it takes long. */
  first(work: Promise<unknown>): void {
    this.#urgentCount += 1;
    const ended = () => {
      this.#urgentCount -= 1;
    };
    this.#urgent = work.then(ended, ended);
  }

  async #giveWay(): Promise<void> {
    if (this.#urgentCount === 0 && performance.now() - this.#since < turnMs) return;
    await nextTask();
    while (this.#urgentCount > 0) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLong = new Promise<true>((resolve) => {
        timer = setTimeout(() => resolve(true), longestWaitMs);
      });
      const isTooLong = await Promise.race([tooLong, this.#urgent.then(() => false)]);
      clearTimeout(timer);
      // Whoever awaits the urgent work goes on before the next statement.
      await nextTask();
      if (isTooLong) break;
    }
    this.#since = performance.now();
  }
}
