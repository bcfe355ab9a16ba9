import { unopenedState } from '../worker/unopened-state.ts';
import type { Change, LiveSubscription, LocalDatabase, SyncState } from './local-database.ts';

type Asked = { readonly sql: string; readonly answer: (rows: unknown[]) => void; readonly fail: () => void };

/** A database whose store opens on the test's command and returns preset answers. */
export class OpeningDatabase implements LocalDatabase {
  readonly asked: Asked[] = [];
  readonly written: (readonly Change[])[] = [];
  readonly #listeners = new Set<() => void>();
  now: SyncState = unopenedState;

  readonly live = {
    query: <Row>(sql: string, _: unknown, callback?: (result: { rows: Row[] }) => void): Promise<LiveSubscription<Row>> => {
      return new Promise((resolve, reject) => {
        const answer = (rows: unknown[]) => {
          callback?.({ rows: rows as Row[] });
          resolve({ initialResults: { rows: rows as Row[] }, unsubscribe: () => Promise.resolve(), refresh: () => Promise.resolve() });
        };
        this.asked.push({ sql, answer, fail: () => reject(new Error('unreadable')) });
      });
    },
  };
  readonly sync = {
    state: () => this.now,
    subscribe: (listener: () => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
    retry: () => Promise.resolve(),
    discard: () => Promise.resolve(),
    now: () => undefined,
  };
  query = <Row>() => Promise.resolve({ rows: [] as Row[] });
  write = async (changes: readonly Change[]) => void this.written.push(changes);
  close = () => Promise.resolve();

  /** @param part of the state in which it is open; without it everything is here */
  open(part: Partial<SyncState> = { firstSyncDone: true }): void {
    this.now = { ...unopenedState, store: 'opfs', ...part };
    for (const listener of this.#listeners) listener();
  }
}
