import type { Change } from '@anwurf/contract/sync/change';
import type { LiveOutcome } from './live-outcome.ts';
import type { SyncState } from '../sync/sync-state.ts';

export type { Change } from '@anwurf/contract/sync/change';
export type { RefusedMutation, SyncProblem, SyncState } from '../sync/sync-state.ts';

/** Rows of a live query. `isWhole`: no rows mean that there are none, even before the first sync is complete. */
export type LiveResult<Row> = { readonly rows: Row[]; readonly isWhole?: boolean };

/** A running live query. */
export type LiveSubscription<Row> = {
  readonly initialResults: { rows: Row[] };
  readonly unsubscribe: () => Promise<void>;
  readonly refresh: () => Promise<void>;
};

/** The user's local database, shared by all tabs. Reads and writes work without a network. */
export interface LocalDatabase {
  readonly live: {
    /** Runs `sql` now and again whenever a table that it reads changes (compatible with PGlite's live extension). */
    query<Row>(
      sql: string,
      params: readonly unknown[] | undefined | null,
      callback?: (result: LiveResult<Row>) => void,
    ): Promise<LiveSubscription<Row>>;
  };
  /** The last shown outcome of a live query, until the store answers; undefined: unknown. */
  readonly remembered?: <Row>(sql: string, params: readonly unknown[]) => LiveOutcome<Row> | undefined;
  /** Runs a read-only query once. */
  query<Row>(sql: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /**
   * Writes the changes. Resolves when the journal has them on disk: they count from then on. One transaction of the store follows,
   * queued already, so that later reads and live queries see it. A change that breaks the local schema does not reject: it stays in
   * the journal and is shown among the refused, and the others are written.
   * @throws when the journal cannot take them, or the store has failed or does not open; nothing is written then
   */
  write(changes: readonly Change[]): Promise<void>;
  readonly sync: {
    state(): SyncState;
    subscribe(listener: () => void): () => void;
    /** Puts a refused mutation back into the queue. */
    retry(mutationId: string): Promise<void>;
    /** Discards a refused mutation; the row falls back to the server's values. */
    discard(mutationId: string): Promise<void>;
    /** Syncs now instead of at the next attempt. */
    now(): void;
  };
  /** Closes the database in this tab. */
  close(): Promise<void>;
}
