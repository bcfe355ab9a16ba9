import type { PGliteInterface } from '@electric-sql/pglite';
import { newId } from '../../commands/new-id.ts';

/** Most origins that the server is told of at once. */
const maxFinished = 500;

/** Begins a new origin: what is written from now on carries it. Called once at each opening of the store, before any write. */
export async function beginOrigin(store: PGliteInterface): Promise<void> {
  await store.query('insert into origins (id) values ($1)', [newId()]);
}

/**
 * Earlier origins of which nothing is left on this device, so that the server may forget their mutations. Asked right after
 * an opening: what the store says then is on disk. The journal must have been replayed and tidied, and hold nothing that the
 * store cannot take. While the outbox has a mutation of unknown origin, none is finished: it may be of any of them.
 */
export async function findFinishedOrigins(store: PGliteInterface): Promise<string[]> {
  const finished = await store.query<{ id: string }>(
    `select id from origins where seq < (select max(seq) from origins)
       and not exists (select from outbox where outbox.origin is null or outbox.origin = origins.id)
     order by seq limit ${maxFinished}`,
  );
  return finished.rows.map(({ id }) => id);
}

/** Forgets origins that the server has been told of. */
export async function forgetOrigins(store: PGliteInterface, ids: readonly string[]): Promise<void> {
  await store.query('delete from origins where id = any($1::uuid[])', [ids]);
}
