import type { PGliteInterface } from '@electric-sql/pglite';
import { newId } from '../../commands/new-id.ts';

/** Most origins per report to the server. */
const maxFinished = 500;

/** Begins a new origin, which all later writes carry. Called once per opening of the store, before any write. */
export async function beginOrigin(store: PGliteInterface): Promise<void> {
  await store.query('insert into origins (id) values ($1)', [newId()]);
}

/**
 * Earlier origins without anything left on this device, so that the server may forget their mutations. Call it right after an
 * opening: the store's contents are on disk then. The journal must be replayed and trimmed, and hold nothing that the store
 * refuses. While the outbox has a mutation of unknown origin, none is finished: it may belong to any of them.
 */
export async function findFinishedOrigins(store: PGliteInterface): Promise<string[]> {
  const finished = await store.query<{ id: string }>(
    `select id from origins where seq < (select max(seq) from origins)
       and not exists (select from outbox where outbox.origin is null or outbox.origin = origins.id)
     order by seq limit ${maxFinished}`,
  );
  return finished.rows.map(({ id }) => id);
}

/** Removes origins that have been reported to the server. */
export async function forgetOrigins(store: PGliteInterface, ids: readonly string[]): Promise<void> {
  await store.query('delete from origins where id = any($1::uuid[])', [ids]);
}
