import type { PGliteWithLive } from '@electric-sql/pglite/live';
import { PGliteProvider, useLiveQuery } from '@electric-sql/pglite-react';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { LiveOutcome } from './live-outcome.ts';
import { liveWithOutcomes } from './live-with-outcomes.ts';
import type { LocalDatabase, SyncState } from './local-database.ts';

const DatabaseContext = createContext<LocalDatabase | null>(null);

/** Provides the user's local database to the screens below. */
export function DatabaseProvider({ database, children }: { readonly database: LocalDatabase; readonly children: ReactNode }) {
  // useLiveQuery calls only `live.query`.
  const queried = useMemo(() => ({ live: liveWithOutcomes(database.live) }) as PGliteWithLive, [database]);
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

/** Last outcome of a live query; undefined while its first run is in progress. A new object whenever a table that it reads changes. */
export function useLive<Row>(sql: string, params: readonly unknown[] = none): LiveOutcome<Row> | undefined {
  const { remembered } = useDatabase();
  // Remembered rows are drawn at once, and all together: rows that arrive one after the other would shift the layout.
  return useLiveQuery<LiveOutcome<Row>>(sql, [...params])?.rows[0] ?? remembered?.(sql, params);
}

/**
 * A part of the sync's state. Draws again only when that part changes: each write changes the state some seven times, and a whole
 * screen drawn as often took longer than the write.
 * @param select a field, or what is computed from fields; the same value for the same state
 */
export function useSyncState<Part>(select: (state: SyncState) => Part): Part {
  const { sync } = useDatabase();
  return useSyncExternalStore(
    (listener) => sync.subscribe(listener),
    () => select(sync.state()),
  );
}
