import { type AskFirstRows, type FirstAnswer, FirstQuestions, type FirstQuery, isAskable } from './first-questions.ts';
import { sameRows } from '../live/same-rows.ts';
import type { SyncState } from '../sync/sync-state.ts';
import type { LiveResult, LocalDatabase } from './local-database.ts';

/** In ms. A table that does not arrive must not hide what the store has. */
const longestHeld = 10_000;

/** A live query of a screen while the device is being filled. */
type Filling = {
  readonly onResult: (result: LiveResult<unknown>) => void;
  /** The server's answer, which is shown. */
  server: FirstAnswer;
  /** The store's, until the tables that it reads have arrived. */
  held: unknown[] | null;
  /** The store's answer is shown. */
  isPassed: boolean;
};

function isHere({ firstSyncDone, arrived, stopped }: SyncState, tables: readonly string[]): boolean {
  const known: readonly string[] = arrived;
  return firstSyncDone || stopped.length > 0 || tables.every((table) => known.includes(table));
}

/**
 * Puts the server's rows in front of the database of a new device: its live queries have rows before Postgres has arrived, until the store has the
 * tables that they read. Everything else, writes above all, waits for the store. From the first write on the
 * store's answers are shown as they come.
 * @param ask asks the server; queries that it does not answer wait for the store
 */
export function withFirstRows(database: LocalDatabase, ask: AskFirstRows): LocalDatabase {
  const questions = new FirstQuestions(ask);
  const filling = new Set<Filling>();
  /** Nothing is asked of the server any more. */
  let isOver = false;
  /** The store's answers are shown as they come. */
  let isReleased = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  /** Shows what the store has, where it has everything. */
  function release(): void {
    const state = database.sync.state();
    for (const live of filling) {
      const { held, server } = live;
      const isWhole = server !== null && isHere(state, server.tables);
      if (held === null || server === null || !(isWhole || isReleased)) continue;
      live.held = null;
      live.isPassed = true;
      if (!sameRows(held, server.rows)) live.onResult({ rows: held, isWhole });
    }
    if (state.firstSyncDone) end();
  }
  function end(): void {
    [isOver, isReleased] = [true, true];
    stopWatching();
    if (timer !== null) clearTimeout(timer);
  }
  const stopWatching = database.sync.subscribe(release);
  function releaseAll(): void {
    isReleased = true;
    release();
  }

  let heldWrites = 0;
  let [last, overlaid]: [SyncState | null, SyncState | null] = [null, null];
  const listeners = new Set<() => void>();
  /** Before it is counted what has come of the app, it is known that it has to come; and which writes wait for it. */
  function fillingState(): SyncState {
    const current = database.sync.state();
    if (current.store !== 'opening') return current;
    if (current !== last || overlaid === null) {
      [last, overlaid] = [current, { ...current, fetchedShare: current.fetchedShare ?? 0, heldWrites }];
    }
    return overlaid;
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = database.sync.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  }
  function holdWrites(more: 1 | -1): void {
    heldWrites += more;
    last = null;
    for (const listener of listeners) listener();
  }

  function take(live: Filling, rows: unknown[]): void {
    const { server } = live;
    if (server === null || live.isPassed) {
      live.isPassed = true;
      live.onResult({ rows, isWhole: server !== null && isHere(database.sync.state(), server.tables) });
      return;
    }
    live.held = rows;
    release();
    if (!live.isPassed) timer ??= setTimeout(releaseAll, longestHeld);
  }

  async function askServer(live: Filling, query: FirstQuery): Promise<void> {
    const answer = await questions.answer(query);
    const isLate = isOver || (isReleased && database.sync.state().store !== 'opening');
    if (answer === null || live.isPassed || isLate || !filling.has(live)) return;
    live.server = answer;
    live.onResult({ rows: answer.rows, isWhole: true });
  }

  return {
    ...database,
    live: {
      async query<Row>(sql: string, params: readonly unknown[] | undefined | null, callback?: (result: LiveResult<Row>) => void) {
        const given = params ?? [];
        if (isOver || callback === undefined || !isAskable(given)) return database.live.query<Row>(sql, params, callback);
        const onResult = callback as Filling['onResult'];
        const live: Filling = { onResult, server: null, held: null, isPassed: false };
        filling.add(live);
        void askServer(live, { sql, params: given });
        try {
          const subscription = await database.live.query<Row>(sql, params, ({ rows }) => take(live, rows));
          return {
            ...subscription,
            unsubscribe: () => {
              filling.delete(live);
              return subscription.unsubscribe();
            },
          };
        } catch (error) {
          filling.delete(live);
          throw error;
        }
      },
    },
    sync: { ...database.sync, state: fillingState, subscribe },
    async write(changes) {
      if (!isReleased) releaseAll();
      if (database.sync.state().store !== 'opening') return database.write(changes);
      holdWrites(1);
      return database.write(changes).finally(() => holdWrites(-1));
    },
    close() {
      end();
      return database.close();
    },
  };
}
