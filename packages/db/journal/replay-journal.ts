import type { PGliteInterface } from '@electric-sql/pglite';
import { writeMutations } from '../sync/outbox.ts';
import type { OutboxJournal } from './outbox-journal.ts';

/**
 * Brings mutations that a store has lost (slow flush, new PGlite version, store rebuilt) back from the journal.
 * What the store still has or has settled is passed over by the write itself.
 * @returns ids that this store cannot take; they stay in the journal
 */
export async function replayJournal(store: PGliteInterface, journal: OutboxJournal, userId: string): Promise<string[]> {
  const unfit: string[] = [];
  for (const mutation of await journal.read()) {
    try {
      await writeMutations(store, [mutation], userId);
    } catch {
      unfit.push(mutation.id);
    }
  }
  return unfit;
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
