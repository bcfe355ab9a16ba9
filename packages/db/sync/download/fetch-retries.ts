import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { WakeSignal } from '../wake-signal.ts';
import { retryFetch, type FetchOutcome } from './retry-fetch.ts';

/** Dependencies on the downloader. */
export type FetchRetriesOptions = {
  /** Fetches a stream; undefined when retrying is pointless. */
  readonly fetch: (name: StreamName, signal: AbortSignal) => Promise<FetchOutcome | undefined>;
  /** Whether a stream has all announced changes. */
  readonly isHere: (name: StreamName) => boolean;
  readonly onArrived: (name: StreamName) => Promise<void>;
  /** Called when it changes whether announced changes are missing. */
  readonly onBehind: (isBehind: boolean) => void;
  readonly onFailure: (error: unknown) => void;
};

type Running = { readonly wake: WakeSignal; readonly end: AbortController };

/** Retries of the streams that miss announced changes; they run in parallel to other fetches. */
export class FetchRetries {
  readonly #running = new Map<StreamName, Running>();
  readonly #ends = new Set<Promise<void>>();
  readonly #behind = new Set<StreamName>();
  readonly #held = new Set<StreamName>();
  #signal: AbortSignal | null = null;

  constructor(private readonly options: FetchRetriesOptions) {}

  /**
   * Starts a retry, or wakes the running one.
   * @param last result of a preceding fetch; omitted: fetches at once
   */
  start(name: StreamName, signal: AbortSignal, last?: FetchOutcome): void {
    const isHeld = this.#held.has(name);
    if ((last !== undefined && last !== 'closed') || isHeld) this.#noteBehind(name, true);
    if (isHeld) return;
    const known = this.#running.get(name);
    if (known !== undefined) {
      known.wake.wake();
      return;
    }
    const running: Running = { wake: new WakeSignal(), end: new AbortController() };
    const { wake, end: ending } = running;
    this.#running.set(name, running);
    this.#endWith(signal);
    const retry = retryFetch({
      wake,
      signal: ending.signal,
      last,
      fetch: () => {
        if (!this.#held.has(name)) return this.options.fetch(name, ending.signal);
        // Synchronously: the release starts another retry.
        this.#running.delete(name);
        return Promise.resolve(undefined);
      },
      isHere: () => {
        const isHere = this.options.isHere(name);
        // Synchronously: later announcements start a retry of their own.
        if (isHere) this.#running.delete(name);
        return isHere;
      },
      onMiss: (outcome) => this.#noteBehind(name, outcome !== 'closed'),
    });
    const end = retry
      .then(async (isHere) => {
        if (!isHere) {
          if (this.#running.get(name) === running) this.#running.delete(name);
          return;
        }
        if (!this.#running.has(name)) this.#noteBehind(name, false);
        await this.options.onArrived(name);
      })
      .catch(this.options.onFailure)
      .finally(() => this.#ends.delete(end));
    this.#ends.add(end);
  }

  /**
   * Suspends fetches of these streams until they are released, whatever is announced. During the push of a long queue each batch
   * would come back on its own, and applying it would take the processor from pushing the rest.
   */
  hold(names: readonly StreamName[]): void {
    for (const name of names) this.#held.add(name);
  }

  /** Fetches the held streams, and from now on follows their announcements. */
  release(signal: AbortSignal): void {
    const held = [...this.#held];
    this.#held.clear();
    for (const name of held) this.start(name, signal);
  }

  /** Ends the retry of a stream that has ended. */
  forget(name: StreamName): void {
    this.#running.get(name)?.end.abort();
    // Synchronously: the same stream may begin anew before the retry has noticed.
    this.#running.delete(name);
    this.#held.delete(name);
    this.#noteBehind(name, false);
  }

  /** Resolves when all running retries have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#ends);
  }

  /** Listens once, however many streams there are. */
  #endWith(signal: AbortSignal): void {
    const endAll = (): void => this.#running.forEach(({ end }) => end.abort(signal.reason));
    if (this.#signal !== signal) signal.addEventListener('abort', endAll);
    this.#signal = signal;
    if (signal.aborted) endAll();
  }

  #noteBehind(name: StreamName, isBehind: boolean): void {
    const wasBehind = this.#behind.size > 0;
    if (isBehind) this.#behind.add(name);
    else this.#behind.delete(name);
    if (this.#behind.size > 0 !== wasBehind) this.options.onBehind(!wasBehind);
  }
}
