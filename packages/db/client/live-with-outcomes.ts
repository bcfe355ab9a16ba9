import type { LiveOutcome } from './live-outcome.ts';
import type { LiveSubscription, LocalDatabase } from './local-database.ts';

type Callback<Row> = (result: { rows: LiveOutcome<Row>[] }) => void;

/**
 * Wraps `live` so that useLiveQuery reports failures: the hook (pglite-react 0.4) drops the promise of `live.query`, and with it
 * the reason for missing rows. Here nothing rejects: the result has one row, the run's outcome (rows or failure); no row means
 * that a run is in progress.
 */
export function liveWithOutcomes(live: LocalDatabase['live']) {
  return {
    query<Row>(sql: string, params: readonly unknown[] | undefined | null, callback: Callback<Row>) {
      let attempts = 1;
      let last = run(attempts);

      async function run(attempt: number): Promise<LiveSubscription<Row> | null> {
        try {
          return await live.query<Row>(sql, params, ({ rows, isWhole = false }) => callback({ rows: [{ failed: false, rows, isWhole }] }));
        } catch {
          callback({ rows: [{ failed: true, retry: () => retryAfter(attempt) }] });
          return null;
        }
      }

      function retryAfter(attempt: number): void {
        // On a second tap the next attempt is already running.
        if (attempts !== attempt) return;
        callback({ rows: [] });
        last = run((attempts += 1));
      }

      return Promise.resolve({ unsubscribe: async () => (await last)?.unsubscribe() });
    },
  };
}
