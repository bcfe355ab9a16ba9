import type { SyncedTableName } from '@anwurf/contract/sync/registry';
import { WakeSignal } from '../wake-signal.ts';
import { chase, type FetchOutcome } from './chase.ts';

/** What chases need of their downloader. */
export type ChasesOptions = {
  /** Fetches a table; undefined when there is no point in going on. */
  readonly fetch: (name: SyncedTableName, signal: AbortSignal) => Promise<FetchOutcome | undefined>;
  /** Whether a table shows all that was announced of it. */
  readonly isHere: (name: SyncedTableName) => boolean;
  readonly onArrived: (name: SyncedTableName) => Promise<void>;
  /** Whether anything that was announced is not here yet; called when that changes. */
  readonly onBehind: (isBehind: boolean) => void;
  readonly onFailure: (error: unknown) => void;
};

/** The tables that are fetched again and again, beside the others, until they show what was announced of them. */
export class Chases {
  /** By table: how to hurry the one that runs for it. */
  readonly #running = new Map<SyncedTableName, WakeSignal>();
  readonly #ends = new Set<Promise<void>>();
  readonly #behind = new Set<SyncedTableName>();
  readonly #held = new Set<SyncedTableName>();

  constructor(private readonly options: ChasesOptions) {}

  /**
   * Starts one, or hurries the one that runs.
   * @param last how a fetch just before went; left out, one is made at once
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
    const chased = chase({
      wake,
      signal,
      last,
      fetch: () => {
        if (!this.#held.has(name)) return this.options.fetch(name, signal);
        // In the same moment: the release starts another.
        this.#running.delete(name);
        return Promise.resolve(undefined);
      },
      isHere: () => {
        const isHere = this.options.isHere(name);
        // In the same moment: what is announced from now on starts a chase of its own.
        if (isHere) this.#running.delete(name);
        return isHere;
      },
      onMiss: () => this.#noteBehind(name, true),
    });
    const end = chased
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
   * Fetches nothing of these tables until they are released, whatever is announced. A long queue is pushed to them: each batch would
   * come back by itself, and what brings it back would take the processor from what pushes the rest.
   */
  hold(names: readonly SyncedTableName[]): void {
    for (const name of names) this.#held.add(name);
  }

  /** Fetches what was held, and from now on what is announced of it. */
  release(signal: AbortSignal): void {
    const held = [...this.#held];
    this.#held.clear();
    for (const name of held) this.start(name, signal);
  }

  /** Resolves when those that run have ended. */
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
