import type { SyncState } from '../sync/sync-state.ts';
import { unopenedState } from '../worker/unopened-state.ts';

/** Keeps the parts that say the same: a state arrives as a copy, and components compare parts by identity before they draw again. */
function withKeptParts(before: SyncState, next: SyncState): SyncState {
  const keep = <Key extends keyof SyncState>(key: Key): SyncState[Key] =>
    JSON.stringify(before[key]) === JSON.stringify(next[key]) ? before[key] : next[key];
  return { ...next, arrived: keep('arrived'), refused: keep('refused'), stopped: keep('stopped'), problem: keep('problem') };
}

/** State of the sync, as this tab shows it. */
export class TabSyncState {
  readonly #listeners = new Set<() => void>();
  #state: SyncState = unopenedState;
  #onReturned: (() => void) | null = null;

  get current(): SyncState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  take(state: SyncState): void {
    this.#state = withKeptParts(this.#state, this.#onReturned === null ? state : { ...state, firstSyncDone: true });
    if (state.firstSyncDone) this.#return();
    for (const listener of this.#listeners) listener();
  }

  /**
   * The page has woken with rows that its store, opened again, may not have yet: they stay shown until it has.
   * @param onReturned called when it has; at once where the rows were not complete before
   */
  wake(onReturned: () => void): void {
    const wasComplete = this.#state.firstSyncDone;
    this.#onReturned = onReturned;
    if (!wasComplete) this.#return();
  }

  #return(): void {
    const onReturned = this.#onReturned;
    this.#onReturned = null;
    onReturned?.();
  }
}
