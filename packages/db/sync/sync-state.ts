import type { PGliteInterface } from '@electric-sql/pglite';
import type { BrokenRule } from '@anwurf/contract/sync/broken-rule';
import type { JsonValue } from '@anwurf/contract/sync/json-value';
import type { Mutation, RefusalCode } from '@anwurf/contract/sync/mutation';
import { isSyncedTable, type PlainTableName, syncedTable } from '@anwurf/contract/sync/registry';
import { readStreamName } from '@anwurf/contract/sync/stream-name';
import { quote } from './apply/row-sql.ts';

/** Sync state for the interface, without its words. Times are ISO 8601 in UTC. */
export type SyncState = {
  readonly connection: 'offline' | 'connecting' | 'online' | 'signed-out';
  /** While offline: there is a network, but the server, or what it needs, does not answer now. */
  readonly isServerAway: boolean;
  /** Mutations that the server has not answered yet. */
  readonly waiting: number;
  readonly lastSyncedAt: string | null;
  /** Whether announced changes are missing on this device. */
  readonly isBehind: boolean;
  /** Whether every table of the user and of everybody has once been complete on this device. */
  readonly firstSyncDone: boolean;
  /** Tables that have arrived during the first sync; empty once it is done. */
  readonly arrived: readonly PlainTableName[];
  /** Share of PGlite that a new device has fetched, from 0 to 1; null: it was not fetched, or without being counted. */
  readonly fetchedShare: number | null;
  /** Writes on a new device that wait for its store, and are not saved yet; absent: none. */
  readonly heldWrites?: number;
  readonly refused: readonly RefusedMutation[];
  /** Tables whose stream stopped at a row that this device cannot apply. `detail` is for support, not for players. */
  readonly stopped: readonly { readonly table: string; readonly detail: string }[];
  readonly store: 'opening' | 'opfs' | 'idb' | 'memory' | 'node';
  /** A problem of the store or of the sync as a whole; null: none. */
  readonly problem: SyncProblem | null;
};

/** `detail` is for support, not for players. */
export type SyncProblem = { readonly code: SyncProblemCode; readonly detail: string };

/**
 * Why the store does not open, or that syncing fails. `store_part_missing`: a required file fails to load; `store_held`: another tab
 * has the files open; `store_refused`: the browser allows no storage (private window); `store_unsupported`: it has none.
 */
export type SyncProblemCode =
  | 'store_timeout'
  | 'store_part_missing'
  | 'store_held'
  | 'store_full'
  | 'store_refused'
  | 'store_unsupported'
  | 'store_unavailable'
  | 'sync_failed';

/** Columns of a row, in JSON. */
export type JsonRow = Readonly<Record<string, JsonValue>>;

/** A mutation that the server refused; it stays on the device until it is retried or discarded. */
export type RefusedMutation = {
  readonly mutationId: string;
  readonly table: string;
  readonly op: Mutation['op'];
  readonly key: string;
  /** The values of the mutation. */
  readonly values: JsonRow;
  /** The visible row; identifies it when `values` has only the changed columns. */
  readonly row: JsonRow;
  /** `unreplayable`: refused by this device's store, not by the server. */
  readonly code: RefusalCode | 'unreplayable';
  readonly rules: readonly BrokenRule[];
  readonly at: string;
};

/** Most refused mutations in the list. */
const maxRefusedShown = 100;

type StoredState = Pick<SyncState, 'waiting' | 'refused' | 'stopped'>;

type StoredSums = { readonly waiting: number; readonly refusals: boolean; readonly stopped: SyncState['stopped'] };

/** Reads the stored part of the state, with one query unless something was refused, because it runs after each write. */
export async function readStoredState(store: PGliteInterface): Promise<StoredState> {
  const found = await store.query<StoredSums>(`
    select (select count(*)::int from outbox where status = 'pending') as waiting,
      exists (select from outbox where status = 'refused') as refusals,
      (select coalesce(jsonb_agg(jsonb_build_object('table', table_name, 'detail', stopped) order by table_name), '[]')
        from (select split_part(table_name, '@', 1) as table_name, min(stopped) as stopped from streams
          where stopped is not null group by 1) tables) as stopped`);
  const { waiting, refusals, stopped } = found.rows[0] ?? { waiting: 0, refusals: false, stopped: [] };
  return { waiting, stopped, refused: refusals ? await readRefused(store) : [] };
}

/** Written out, for `tests/store/statement-types.test.ts` reads it from the source. */
type StoredRefusal = {
  readonly mutationId: string;
  readonly stream: string;
  readonly op: RefusedMutation['op'];
  readonly key: string;
  readonly values: JsonRow;
  readonly code: RefusalCode;
  readonly rules: RefusedMutation['rules'];
  readonly at: string;
  readonly base: JsonRow | null;
};

async function readRefused(store: PGliteInterface): Promise<RefusedMutation[]> {
  const refused = await store.query<StoredRefusal>(
    `select id as "mutationId", table_name as stream, op, key, "values", coalesce(code, 'invalid_values') as code, coalesce(rules, '[]') as rules,
            to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, base_rows.row as base
       from outbox left join base_rows using (table_name, key)
      where status = 'refused' order by seq limit $1`,
    [maxRefusedShown],
  );
  const visible = new Map<string, JsonRow>();
  const mutations = refused.rows.map(({ stream, ...mutation }) => ({ ...mutation, table: readStreamName(stream)?.table ?? stream }));
  for (const table of new Set(mutations.map((mutation) => mutation.table))) {
    const keys = mutations.flatMap((mutation) => (mutation.table === table ? [mutation.key] : []));
    for (const { key, row } of await readVisible(store, table, keys)) visible.set(`${table} ${key}`, row);
  }
  return mutations.map(({ base, ...mutation }) => ({
    ...mutation,
    // For a row deleted on this device, the base still has its values.
    row: visible.get(`${mutation.table} ${mutation.key}`) ?? { ...base, ...mutation.values },
  }));
}

async function readVisible(store: PGliteInterface, table: string, keys: readonly string[]): Promise<{ key: string; row: JsonRow }[]> {
  if (!isSyncedTable(table)) return [];
  const key = quote(syncedTable(table).key);
  const found = await store.query<{ key: string; row: JsonRow }>(
    `select ${key} as key, to_jsonb(source) as row from ${quote(table)} source where ${key} = any($1::uuid[])`,
    [keys],
  );
  return found.rows;
}
