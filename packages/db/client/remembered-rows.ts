import * as z from 'zod/mini';
import type { LiveOutcome } from './live-outcome.ts';
import type { LocalDatabase, SyncState } from './local-database.ts';

/** A database that serves the last shown rows until its store answers. */
export type RememberingDatabase = LocalDatabase & {
  readonly remembered: NonNullable<LocalDatabase['remembered']>;
  /** Snapshot of the live queries' rows for the next start; null while it is incomplete or too large. */
  readonly shownRows: () => string | null;
};

/** Events of a start with remembered rows. */
export interface RememberedEvents {
  /** A screen shows remembered rows; once for each query. */
  readonly onShown?: () => void;
  /** The screens have asked for all remembered queries, or the store has answered all queries; once. */
  readonly onWhole?: () => void;
}

/** In characters. Web Storage holds five million, and reading must not delay a start. */
const maxLength = 400_000;

const dateMark = '@date';

/** `rows`: null until the store has answered. */
type Shown = { rows: readonly unknown[] | null; users: number };

const keyOf = (sql: string, params: readonly unknown[]) => `${JSON.stringify(params)} ${sql}`;

/** JSON that keeps dates. */
function encode(value: unknown): string {
  return JSON.stringify(value, function markDates(this: Record<string, unknown>, name, plain: unknown) {
    const original = this[name];
    return original instanceof Date ? { [dateMark]: original.getTime() } : plain;
  });
}

function decode(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    const isMarked = typeof value === 'object' && value !== null && dateMark in value && typeof value[dateMark] === 'number';
    return isMarked ? new Date((value as { readonly [dateMark]: number })[dateMark]) : value;
  });
}

const rememberedSchema = z.array(z.tuple([z.string(), z.array(z.unknown())]));

/** Treats unreadable text as empty. */
function read(text: string | null): ReadonlyMap<string, unknown[]> {
  try {
    return new Map(text === null ? [] : z.parse(rememberedSchema, decode(text)));
  } catch {
    return new Map();
  }
}

/**
 * Puts a snapshot of the last shown rows in front of a database that is still opening: a live query in the snapshot has its rows
 * at once, until the store answers. Everything else, writes above all, waits for the store: remembered rows decide nothing.
 * @param text snapshot from {@link RememberingDatabase.shownRows} at the end of the last visit; null: none
 */
export function withRememberedRows(
  database: LocalDatabase,
  text: string | null,
  { onShown, onWhole }: RememberedEvents = {},
): RememberingDatabase {
  const remembered = read(text);
  /** Remembered outcomes that a screen shows until the store answers. */
  const used = new Map<string, LiveOutcome<never>>();
  const asked = new Set<string>();
  const shown = new Map<string, Shown>();
  let isNotified = false;
  const isOpening = () => database.sync.state().store === 'opening';
  let [last, overlaid]: [SyncState | null, SyncState | null] = [null, null];

  function notifyWhole(): void {
    if (isNotified) return;
    isNotified = true;
    onWhole?.();
  }

  function recall(key: string): LiveOutcome<never> | undefined {
    // Some queries contain today's date: tomorrow they are different queries.
    if (isOpening() && asked.add(key).size === remembered.size) notifyWhole();
    const rows = isOpening() && !shown.get(key)?.rows ? remembered.get(key) : undefined;
    if (rows !== undefined && !used.has(key)) {
      used.set(key, { failed: false, rows: rows as never[] });
      onShown?.();
    }
    return used.get(key);
  }

  /** A snapshot was complete when it was taken. */
  function state(): SyncState {
    const current = database.sync.state();
    if (remembered.size === 0 || current.store !== 'opening') return current;
    if (current !== last || overlaid === null) [last, overlaid] = [current, { ...current, firstSyncDone: true }];
    return overlaid;
  }

  return {
    ...database,
    live: {
      async query<Row>(sql: string, params: readonly unknown[] | undefined | null, callback?: (result: { rows: Row[] }) => void) {
        const key = keyOf(sql, params ?? []);
        const entry = shown.get(key) ?? { rows: null, users: 0 };
        shown.set(key, entry);
        entry.users += 1;
        const leave = () => {
          entry.users -= 1;
          if (entry.users === 0) shown.delete(key);
        };
        try {
          const subscription = await database.live.query<Row>(sql, params, (result) => {
            used.delete(key);
            entry.rows = result.rows;
            callback?.(result);
            if (!isNotified && !isOpening() && [...shown.values()].every(({ rows }) => rows !== null)) notifyWhole();
          });
          return {
            ...subscription,
            unsubscribe: () => {
              leave();
              return subscription.unsubscribe();
            },
          };
        } catch (error) {
          used.delete(key);
          leave();
          throw error;
        }
      },
    },
    remembered: (sql, params) => recall(keyOf(sql, params)),
    sync: { ...database.sync, state },
    shownRows() {
      if (isOpening() || !database.sync.state().firstSyncDone) return null;
      try {
        const kept = encode([...shown].flatMap(([key, { rows }]) => (rows === null ? [] : [[key, rows]])));
        return kept.length > maxLength ? null : kept;
      } catch {
        return null;
      }
    },
  };
}
