import type { FirstRowsAnswer } from '@anwurf/contract/first-rows';
import type { SyncState } from '../sync/sync-state.ts';
import type { LiveResult, LocalDatabase } from './local-database.ts';

/** A value of a parameter that the server takes. */
export type FirstParameter = string | number | boolean | null;

/** A query that is asked of the server. */
export type FirstQuery = { readonly sql: string; readonly params: readonly FirstParameter[] };

/** @throws when the server does not answer, or not these queries */
export type AskFirstRows = (queries: readonly FirstQuery[]) => Promise<FirstRowsAnswer['answers']>;

type Answer = FirstRowsAnswer['answers'][number];

/** In ms. A table that does not arrive must not hide what the store has. */
const longestHeld = 10_000;

const isPlain = (params: readonly unknown[]): params is readonly FirstParameter[] =>
  params.every((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));

const isSame = (rows: readonly unknown[], others: readonly unknown[]) => JSON.stringify(rows) === JSON.stringify(others);

type Waiting = { readonly query: FirstQuery; readonly resolve: (answer: Answer) => void };

/** Collects the queries that screens ask in one go, asks each once, and none after a request that failed. */
class FirstQuestions {
  readonly #answers = new Map<string, Promise<Answer>>();
  #waiting: Waiting[] = [];
  #hasFailed = false;

  constructor(private readonly ask: AskFirstRows) {}

  answer(query: FirstQuery): Promise<Answer> {
    const key = JSON.stringify([query.params, query.sql]);
    const answer = this.#answers.get(key) ?? new Promise((resolve) => this.#add({ query, resolve }));
    this.#answers.set(key, answer);
    return answer;
  }

  #add(asked: Waiting): void {
    this.#waiting.push(asked);
    if (this.#waiting.length === 1) setTimeout(() => void this.#send());
  }

  async #send(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    const answers = this.#hasFailed ? [] : await this.ask(asked.map(({ query }) => query)).catch((): Answer[] => []);
    this.#hasFailed = answers.length < asked.length;
    for (const [index, { resolve }] of asked.entries()) resolve(answers[index] ?? null);
  }
}

/** A live query of a screen while the device is being filled. */
type Filling = {
  readonly onResult: (result: LiveResult<unknown>) => void;
  /** The server's answer, which is shown. */
  server: Answer;
  /** The store's, until the tables that it reads have arrived. */
  held: readonly unknown[] | null;
  /** The store's answer is shown. */
  isPassed: boolean;
};

function isHere({ firstSyncDone, arrived, stopped }: SyncState, tables: readonly string[]): boolean {
  const known: readonly string[] = arrived;
  return firstSyncDone || stopped.length > 0 || tables.every((table) => known.includes(table));
}

/**
 * Puts the server's rows in front of the database of a new device: its live queries have rows before Postgres has arrived, until the store has the
 * tables that they read. Everything else, writes above all, waits for the store. From the first write on the store alone is shown.
 * @param ask asks the server; queries that it does not answer wait for the store
 */
export function withFirstRows(database: LocalDatabase, ask: AskFirstRows): LocalDatabase {
  const questions = new FirstQuestions(ask);
  const filling = new Set<Filling>();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  /** Shows what the store has, where it has everything. */
  function release(): void {
    const state = database.sync.state();
    for (const live of filling) {
      const { held, server } = live;
      const isWhole = server !== null && isHere(state, server.tables);
      if (held === null || server === null || !(isWhole || isOver)) continue;
      live.held = null;
      live.isPassed = true;
      if (!isSame(held, server.rows)) live.onResult({ rows: [...held], isWhole });
    }
    if (state.firstSyncDone) end();
  }
  function end(): void {
    isOver = true;
    stopWatching();
    if (timer !== null) clearTimeout(timer);
  }
  const stopWatching = database.sync.subscribe(release);
  function releaseAll(): void {
    end();
    release();
  }

  let [last, overlaid]: [SyncState | null, SyncState | null] = [null, null];
  /** Before it is counted what has come of the app, it is known that it has to come. */
  function fillingState(): SyncState {
    const current = database.sync.state();
    if (current.store !== 'opening' || current.fetchedShare !== null) return current;
    if (current !== last || overlaid === null) [last, overlaid] = [current, { ...current, fetchedShare: 0 }];
    return overlaid;
  }

  function take(live: Filling, rows: unknown[]): void {
    const { server } = live;
    if (server === null || live.isPassed) {
      live.isPassed = true;
      live.onResult({ rows, isWhole: server !== null && isHere(database.sync.state(), server.tables) });
      return;
    }
    live.held = rows;
    timer ??= setTimeout(releaseAll, longestHeld);
    release();
  }

  async function askServer(live: Filling, query: FirstQuery): Promise<void> {
    const answer = await questions.answer(query);
    if (answer === null || live.isPassed || isOver || !filling.has(live)) return;
    live.server = answer;
    live.onResult({ rows: answer.rows, isWhole: true });
  }

  return {
    ...database,
    live: {
      async query<Row>(sql: string, params: readonly unknown[] | undefined | null, callback?: (result: LiveResult<Row>) => void) {
        const given = params ?? [];
        if (isOver || callback === undefined || !isPlain(given)) return database.live.query<Row>(sql, params, callback);
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
    sync: { ...database.sync, state: fillingState },
    async write(changes) {
      releaseAll();
      return database.write(changes);
    },
    close() {
      end();
      return database.close();
    },
  };
}
