import type { PGliteInterface } from '@electric-sql/pglite';

/** What the interface shows of synchronisation. Times are ISO 8601 in UTC. */
export type SyncState = {
  readonly connection: 'offline' | 'connecting' | 'online' | 'signed-out';
  /** Mutations that the server has not answered yet. */
  readonly waiting: number;
  readonly lastSyncedAt: string | null;
  /** Whether every table has once been complete on this device. */
  readonly firstSyncDone: boolean;
  readonly refused: readonly RefusedMutation[];
  /** Tables whose stream stopped at a row that this device cannot take. */
  readonly stopped: readonly { readonly table: string; readonly message: string }[];
  readonly store: 'opening' | 'opfs' | 'idb' | 'memory' | 'node';
  /** A problem of the store itself, in German; null when all is well. */
  readonly problem: string | null;
};

/** A mutation that the server refused; it stays on the device until it is retried or discarded. */
export type RefusedMutation = {
  readonly mutationId: string;
  readonly table: string;
  readonly key: string;
  readonly code: string;
  readonly message: string;
  readonly at: string;
};

/** Most refused mutations that the state lists. */
const refusedShown = 100;

/** Reads the part of the state that lives in the store. */
export async function readStoredState(store: PGliteInterface): Promise<Pick<SyncState, 'waiting' | 'refused' | 'stopped'>> {
  const waiting = await store.query<{ count: number }>(`select count(*)::int as count from outbox where status = 'pending'`);
  const refused = await store.query<RefusedMutation>(
    `select id as "mutationId", table_name as "table", key, coalesce(code, '') as code, coalesce(message, '') as message,
            to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from outbox where status = 'refused' order by seq limit $1`,
    [refusedShown],
  );
  const stopped = await store.query<{ table: string; message: string }>(
    'select table_name as "table", stopped as message from streams where stopped is not null order by table_name',
  );
  return { waiting: waiting.rows[0]?.count ?? 0, refused: refused.rows, stopped: stopped.rows };
}
