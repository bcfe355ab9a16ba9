import * as z from 'zod/mini';
import type { LiveOutcome } from './live-outcome.ts';
import type { LocalDatabase, SyncState } from './local-database.ts';

/** A database that knows what was shown last, until its store answers. */
export type RememberingDatabase = LocalDatabase & {
  readonly remembered: NonNullable<LocalDatabase['remembered']>;
  /** What the live queries show now, for the next start; null while that is not all there is, or too much. */
  readonly shownRows: () => string | null;
};

/** What is told of a start with remembered rows. */
export interface RememberedEvents {
  /** A screen takes some of it to show; once for each query. */
  readonly onShown?: () => void;
  /** The screens ask for as much as they showed then, or the store has answered all that they ask; once. */
  readonly onWhole?: () => void;
}

/** In characters. Web Storage holds five million, and a start must not wait for the reading. */
const maxLength = 400_000;

const dateMark = '@date';

/** `rows`: null until the store has answered. */
type Shown = { rows: readonly unknown[] | null; users: number };

const keyOf = (sql: string, params: readonly unknown[]) => `${JSON.stringify(params)} ${sql}`;

/** JSON with dates in it. */
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

/** What cannot be read any more is as good as nothing. */
function read(text: string | null): ReadonlyMap<string, unknown[]> {
  try {
    return new Map(text === null ? [] : z.parse(rememberedSchema, decode(text)));
  } catch {
    return new Map();
  }
}

/**
 * Puts what was shown last in front of a database that is still opening: a live query that was shown then has its rows at once, until
 * the store answers it. Everything else, writes above all, waits for the store: nothing is decided by what is remembered.
 * @param text what {@link RememberingDatabase.shownRows} said at the end of the last visit; null: nothing is known
 */
export function withRememberedRows(
  database: LocalDatabase,
  text: string | null,
  { onShown, onWhole }: RememberedEvents = {},
): RememberingDatabase {
  const remembered = read(text);
  /** Those of them that a screen shows until the store answers them. */
  const used = new Map<string, LiveOutcome<never>>();
  const asked = new Set<string>();
  const shown = new Map<string, Shown>();
  let isTold = false;
  const isOpening = () => database.sync.state().store === 'opening';
  let [last, overlaid]: [SyncState | null, SyncState | null] = [null, null];

  function tellWhole(): void {
    if (isTold) return;
    isTold = true;
    onWhole?.();
  }

  function recall(key: string): LiveOutcome<never> | undefined {
    // Some ask for today: tomorrow that is another question.
    if (isOpening() && asked.add(key).size === remembered.size) tellWhole();
    const rows = isOpening() && !shown.get(key)?.rows ? remembered.get(key) : undefined;
    if (rows !== undefined && !used.has(key)) {
      used.set(key, { failed: false, rows: rows as never[] });
      onShown?.();
    }
    return used.get(key);
  }

  /** What is remembered had been whole once. */
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
            if (!isTold && !isOpening() && [...shown.values()].every(({ rows }) => rows !== null)) tellWhole();
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
