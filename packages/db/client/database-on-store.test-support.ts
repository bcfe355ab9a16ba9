import type { PGliteInterface } from '@electric-sql/pglite';
import { newMutation } from '../sync/upload/new-mutation.ts';
import { writeMutations } from '../sync/upload/outbox.ts';
import type { LocalDatabase } from './local-database.ts';

/** A database for commands and queries, on a store without worker and sync. */
export function databaseOnStore(store: PGliteInterface, userId: string): LocalDatabase {
  const database: Pick<LocalDatabase, 'query' | 'write'> = {
    query: (sql, params = []) => store.query(sql, [...params]),
    write: (changes) => writeMutations(store, changes.map(newMutation), userId),
  };
  return database as LocalDatabase;
}
