import type { Change } from '@anwurf/contract/sync/change';
import type { LiveOutcome } from './live-outcome.ts';
import type { SyncState } from '../sync/sync-state.ts';

export type { Change } from '@anwurf/contract/sync/change';
export type { RefusedMutation, SyncProblem, SyncState } from '../sync/sync-state.ts';

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
      callback?: (result: { rows: Row[] }) => void,
    ): Promise<LiveSubscription<Row>>;
  };
  /** What a live query had come to when it was shown last, until the store answers it; undefined: that is not known. */
  readonly remembered?: <Row>(sql: string, params: readonly unknown[]) => LiveOutcome<Row> | undefined;
  /** Runs a reading query once. */
  query<Row>(sql: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /**
   * Applies the changes to the local tables and the outbox in one transaction; resolves when they are on disk.
   * @throws when a change breaks the local schema; then nothing was written
   */
  write(changes: readonly Change[]): Promise<void>;
  readonly sync: {
    state(): SyncState;
    subscribe(listener: () => void): () => void;
    /** Puts a refused mutation back in line. */
    retry(mutationId: string): Promise<void>;
    /** Gives a refused mutation up; the row shows what the server has. */
    discard(mutationId: string): Promise<void>;
    /** Synchronises at once instead of at the next attempt. */
    now(): void;
  };
  /** Lets go of the database in this tab. */
  close(): Promise<void>;
}
