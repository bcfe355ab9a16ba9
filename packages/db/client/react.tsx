import type { PGliteWithLive } from '@electric-sql/pglite/live';
import { PGliteProvider, useLiveQuery } from '@electric-sql/pglite-react';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { LocalDatabase, SyncState } from './local-database.ts';

const DatabaseContext = createContext<LocalDatabase | null>(null);

/** Gives the screens below it the user's local database. */
export function DatabaseProvider({ database, children }: { readonly database: LocalDatabase; readonly children: ReactNode }) {
  return (
    <DatabaseContext value={database}>
      {/* useLiveQuery only calls `live.query`, which LocalDatabase answers as PGlite does. */}
      <PGliteProvider db={database as unknown as PGliteWithLive}>{children}</PGliteProvider>
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

/** Rows of a live query; undefined until the first result. The rows are new whenever a table read changes. */
export function useLive<Row>(sql: string, params: readonly unknown[] = []): { rows: Row[] } | undefined {
  return useLiveQuery<Row & Record<string, unknown>>(sql, [...params]);
}

/** State of synchronisation. */
export function useSyncState(): SyncState {
  const { sync } = useDatabase();
  return useSyncExternalStore(
    (listener) => sync.subscribe(listener),
    () => sync.state(),
  );
}
