import type { PGliteInterface } from '@electric-sql/pglite';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { writeMutations } from '../sync/upload/outbox.ts';
import type { OutboxJournal } from './outbox-journal.ts';

/** Mutations brought back in one transaction: the sums of their workouts are made anew once for all of them. */
const mutationsPerWrite = 2000;

/**
 * Brings mutations that a store has lost (slow flush, new PGlite version, store rebuilt) back from the journal.
 * What the store still has or has settled is passed over by the write itself.
 * @returns those that this store cannot take; they stay in the journal
 */
export async function replayJournal(store: PGliteInterface, journal: OutboxJournal, userId: string): Promise<NewMutation[]> {
  const lost = await withoutKnown(store, await journal.read());
  const unreplayable: NewMutation[] = [];
  for (let start = 0; start < lost.length; start += mutationsPerWrite) {
    unreplayable.push(...(await bringBack(store, lost.slice(start, start + mutationsPerWrite), userId)));
  }
  return unreplayable;
}

/** If they do not fit as a whole, brings back their halves, so that the others come back. Returns those that do not. */
export async function bringBack(
  store: PGliteInterface,
  mutations: readonly NewMutation[],
  userId: string,
): Promise<readonly NewMutation[]> {
  try {
    await writeMutations(store, mutations, userId, { isReplay: true });
    return [];
  } catch {
    if (mutations.length === 1) return mutations;
    const middle = Math.ceil(mutations.length / 2);
    return [...(await bringBack(store, mutations.slice(0, middle), userId)), ...(await bringBack(store, mutations.slice(middle), userId))];
  }
}

async function withoutKnown(store: PGliteInterface, mutations: readonly NewMutation[]): Promise<NewMutation[]> {
  if (mutations.length === 0) return [];
  const known = await store.query<{ id: string }>(
    `select id from outbox where id = any($1::uuid[]) union all select id from settled_mutations where id = any($1::uuid[])`,
    [mutations.map((mutation) => mutation.id)],
  );
  const ids = new Set(known.rows.map((row) => row.id));
  return mutations.filter((mutation) => !ids.has(mutation.id));
}

/** Removes settled mutations from the journal. */
export async function trimJournal(store: PGliteInterface, journal: OutboxJournal): Promise<void> {
  const journaled = await journal.read();
  if (journaled.length === 0) return;
  const settled = await store.query<{ id: string }>('select id from settled_mutations where id = any($1::uuid[])', [
    journaled.map((mutation) => mutation.id),
  ]);
  if (settled.rows.length > 0) await journal.forget(new Set(settled.rows.map((row) => row.id)));
}
