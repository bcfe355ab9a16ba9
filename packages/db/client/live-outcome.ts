import type { LiveSubscription, LocalDatabase } from './local-database.ts';

/** What one run of a live query came to. */
export type LiveOutcome<Row> =
  | { readonly failed: false; readonly rows: readonly Row[] }
  | { readonly failed: true; readonly retry: () => void };

type Callback<Row> = (result: { rows: LiveOutcome<Row>[] }) => void;

/**
 * `live` as useLiveQuery needs it to hear of failures: the hook (pglite-react 0.4) drops the promise of `live.query`,
 * and with it why there are no rows. Here nothing rejects: the outcome of a run, rows or failure, is the one row of a
 * result; no row means that a run is under way.
 */
export function liveWithOutcomes(live: LocalDatabase['live']) {
  return {
    query<Row>(sql: string, params: readonly unknown[] | undefined | null, callback: Callback<Row>) {
      let attempts = 1;
      let last = run(attempts);

      async function run(attempt: number): Promise<LiveSubscription<Row> | null> {
        try {
          return await live.query<Row>(sql, params, ({ rows }) => callback({ rows: [{ failed: false, rows }] }));
        } catch {
          callback({ rows: [{ failed: true, retry: () => retryAfter(attempt) }] });
          return null;
        }
      }

      function retryAfter(attempt: number): void {
        // A second tap finds the next attempt under way.
        if (attempts !== attempt) return;
        callback({ rows: [] });
        last = run((attempts += 1));
      }

      return Promise.resolve({ unsubscribe: async () => (await last)?.unsubscribe() });
    },
  };
}
