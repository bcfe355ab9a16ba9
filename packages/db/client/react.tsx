import type { PGliteWithLive } from '@electric-sql/pglite/live';
import { PGliteProvider, useLiveQuery } from '@electric-sql/pglite-react';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { type LiveOutcome, liveWithOutcomes } from './live-outcome.ts';
import type { LocalDatabase, SyncState } from './local-database.ts';

const DatabaseContext = createContext<LocalDatabase | null>(null);

/** Gives the screens below it the user's local database. */
export function DatabaseProvider({ database, children }: { readonly database: LocalDatabase; readonly children: ReactNode }) {
  // useLiveQuery calls `live.query` and nothing else.
  const queried = useMemo(() => ({ live: liveWithOutcomes(database.live) }) as unknown as PGliteWithLive, [database]);
  return (
    <DatabaseContext value={database}>
      <PGliteProvider db={queried}>{children}</PGliteProvider>
    </DatabaseContext>
  );
}

/**
 * The user's local database.
 * @throws when no {@link DatabaseProvider} is above
 */
export function useDatabase(): LocalDatabase {
  const database = use(DatabaseContext);
  if (database === null) throw new Error('no DatabaseProvider above');
  return database;
}

const none: readonly unknown[] = [];

/** What a live query came to last; undefined while its first run is under way. New whenever a table read changes. */
export function useLive<Row>(sql: string, params: readonly unknown[] = none): LiveOutcome<Row> | undefined {
  const { remembered } = useDatabase();
  // What is remembered is drawn at once, with all that hangs on it: rows that come one after the other would push each other about.
  return useLiveQuery<LiveOutcome<Row>>(sql, [...params])?.rows[0] ?? remembered?.(sql, params);
}

/** State of synchronisation. */
export function useSyncState(): SyncState {
  const { sync } = useDatabase();
  return useSyncExternalStore(
    (listener) => sync.subscribe(listener),
    () => sync.state(),
  );
}
