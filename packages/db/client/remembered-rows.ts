import { decodeDated, encodeDated } from '@anwurf/contract/dated-json';
import * as z from 'zod/mini';
import { sameRows } from '../live/same-rows.ts';
import type { LiveOutcome } from './live-outcome.ts';
import type { LiveResult, LocalDatabase, SyncState } from './local-database.ts';

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

/** `rows`: null until the store has answered. */
type Shown = { rows: readonly unknown[] | null; users: number };

const keyOf = (sql: string, params: readonly unknown[]) => `${JSON.stringify(params)} ${sql}`;

const rememberedSchema = z.array(z.tuple([z.string(), z.array(z.unknown())]));

/** Treats unreadable text as empty. */
function read(text: string | null): ReadonlyMap<string, unknown[]> {
  try {
    return new Map(text === null ? [] : z.parse(rememberedSchema, decodeDated(text)));
  } catch {
    return new Map();
  }
}

/**
 * Puts a snapshot of the last shown rows in front of a database that is still opening: a live query in the snapshot has its rows
 * at once, until the store answers something else. Everything else, writes above all, waits for the store: remembered rows decide nothing.
 * @param text snapshot from {@link RememberingDatabase.shownRows} at the end of the last visit; null: none
 */
export function withRememberedRows(
  database: LocalDatabase,
  text: string | null,
  { onShown, onWhole }: RememberedEvents = {},
): RememberingDatabase {
  const remembered = read(text);
  /** Rows of the snapshot that screens show until the store answers something else. */
  const recalled = new Map<string, LiveOutcome<never> & { failed: false }>();
  const asked = new Set<string>();
  const answered = new Set<string>();
  const shown = new Map<string, Shown>();
  let isWhole = false;
  let [last, overlaid]: [SyncState | null, SyncState | null] = [null, null];
  const isOpening = () => database.sync.state().store === 'opening';

  function notifyWhole(): void {
    if (isWhole) return;
    isWhole = true;
    onWhole?.();
  }

  function recall(key: string): LiveOutcome<never> | undefined {
    const rows = remembered.get(key) as never[] | undefined;
    // On a slow processor the store is open before the screen is drawn.
    const isStarting = isOpening() || !isWhole;
    // Some queries contain today's date: tomorrow they are different queries.
    if ((isOpening() || rows !== undefined) && asked.add(key).size === remembered.size) notifyWhole();
    if (isStarting && rows !== undefined && !recalled.has(key) && !answered.has(key)) {
      recalled.set(key, { failed: false, rows });
      onShown?.();
    }
    return recalled.get(key);
  }

  /** @returns whether the screen has to show an answer */
  function answer(key: string, entry: Shown, { rows, isFirst }: { rows: readonly unknown[]; isFirst: boolean }): boolean {
    const known = recalled.get(key);
    const changes = known === undefined || !isFirst || !sameRows(rows, known.rows);
    entry.rows = rows;
    answered.add(key);
    if (known !== undefined && changes) {
      // Another place shows the same query, and has its answer only a moment later.
      if (entry.users > 1) recalled.set(key, { failed: false, rows: rows as never[] });
      else recalled.delete(key);
    }
    if (!isOpening() && [...shown.values()].every((one) => one.rows !== null)) notifyWhole();
    return changes;
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
      async query<Row>(sql: string, params: readonly unknown[] | undefined | null, callback?: (result: LiveResult<Row>) => void) {
        const key = keyOf(sql, params ?? []);
        const entry = shown.get(key) ?? { rows: null, users: 0 };
        shown.set(key, entry);
        entry.users += 1;
        let isFirst = true;
        const leave = () => {
          entry.users -= 1;
          if (entry.users > 0) return;
          shown.delete(key);
          recalled.delete(key);
        };
        try {
          const subscription = await database.live.query<Row>(sql, params, (result) => {
            const changes = answer(key, entry, { rows: result.rows, isFirst });
            isFirst = false;
            if (changes) callback?.(result);
          });
          return {
            ...subscription,
            unsubscribe: () => {
              leave();
              return subscription.unsubscribe();
            },
          };
        } catch (error) {
          recalled.delete(key);
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
        const kept = encodeDated([...shown].flatMap(([key, { rows }]) => (rows === null ? [] : [[key, rows]])));
        return kept.length > maxLength ? null : kept;
      } catch {
        return null;
      }
    },
  };
}
