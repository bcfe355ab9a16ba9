import type { SyncedTableName } from '@anwurf/contract/sync/registry';
import { WakeSignal } from '../wake-signal.ts';
import { retryFetch, type FetchOutcome } from './retry-fetch.ts';

/** Dependencies on the downloader. */
export type FetchRetriesOptions = {
  /** Fetches a table; undefined when retrying is pointless. */
  readonly fetch: (name: SyncedTableName, signal: AbortSignal) => Promise<FetchOutcome | undefined>;
  /** Whether a table has all announced changes. */
  readonly isHere: (name: SyncedTableName) => boolean;
  readonly onArrived: (name: SyncedTableName) => Promise<void>;
  /** Called when it changes whether announced changes are missing. */
  readonly onBehind: (isBehind: boolean) => void;
  readonly onFailure: (error: unknown) => void;
};

/** Retries of the tables that miss announced changes; they run in parallel to other fetches. */
export class FetchRetries {
  /** By table: wakes the running retry early. */
  readonly #running = new Map<SyncedTableName, WakeSignal>();
  readonly #ends = new Set<Promise<void>>();
  readonly #behind = new Set<SyncedTableName>();
  readonly #held = new Set<SyncedTableName>();

  constructor(private readonly options: FetchRetriesOptions) {}

  /**
   * Starts a retry, or wakes the running one.
   * @param last result of a preceding fetch; omitted: fetches at once
   */
  start(name: SyncedTableName, signal: AbortSignal, last?: FetchOutcome): void {
    const isHeld = this.#held.has(name);
    if (last !== undefined || isHeld) this.#noteBehind(name, true);
    if (isHeld) return;
    const running = this.#running.get(name);
    if (running !== undefined) {
      running.wake();
      return;
    }
    const wake = new WakeSignal();
    this.#running.set(name, wake);
    const retry = retryFetch({
      wake,
      signal,
      last,
      fetch: () => {
        if (!this.#held.has(name)) return this.options.fetch(name, signal);
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
      onMiss: () => this.#noteBehind(name, true),
    });
    const end = retry
      .then(async (isHere) => {
        if (!isHere) {
          if (this.#running.get(name) === wake) this.#running.delete(name);
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
   * Suspends fetches of these tables until they are released, whatever is announced. During the push of a long queue each batch
   * would come back on its own, and applying it would take the processor from pushing the rest.
   */
  hold(names: readonly SyncedTableName[]): void {
    for (const name of names) this.#held.add(name);
  }

  /** Fetches the held tables, and from now on follows their announcements. */
  release(signal: AbortSignal): void {
    const held = [...this.#held];
    this.#held.clear();
    for (const name of held) this.start(name, signal);
  }

  /** Resolves when all running retries have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#ends);
  }

  #noteBehind(name: SyncedTableName, isBehind: boolean): void {
    const wasBehind = this.#behind.size > 0;
    if (isBehind) this.#behind.add(name);
    else this.#behind.delete(name);
    if (this.#behind.size > 0 !== wasBehind) this.options.onBehind(!wasBehind);
  }
}
