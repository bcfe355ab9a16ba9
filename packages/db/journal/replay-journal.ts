import type { PGliteInterface } from '@electric-sql/pglite';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { writeFitting } from '../sync/upload/write-fitting.ts';
import type { OutboxJournal } from './outbox-journal.ts';

/** Mutations replayed per transaction: the sums of their workouts are computed once for all of them. */
const mutationsPerWrite = 2000;

/**
 * Replays mutations from the journal that a store has lost (slow flush, new PGlite version, store rebuilt). The write itself
 * skips those that the store still has or has settled.
 * @returns mutations that this store refuses; they stay in the journal
 */
export async function replayJournal(store: PGliteInterface, journal: OutboxJournal, userId: string): Promise<NewMutation[]> {
  const lost = await withoutKnown(store, await journal.read());
  const unreplayable: NewMutation[] = [];
  for (let start = 0; start < lost.length; start += mutationsPerWrite) {
    const onRefused = (refused: readonly NewMutation[]) => void unreplayable.push(...refused);
    await writeFitting(store, lost.slice(start, start + mutationsPerWrite), userId, { isReplay: true, onRefused });
  }
  return unreplayable;
}

async function withoutKnown(store: PGliteInterface, mutations: readonly NewMutation[]): Promise<NewMutation[]> {
  if (mutations.length === 0) return [];
  // The known ones are not answered: mostly they are all of them, after weeks without reception some 20,000.
  const lost = await store.query<{ id: string }>(
    `select id from unnest($1::uuid[]) as journaled(id) where not exists (select from outbox where outbox.id = journaled.id)
       and not exists (select from settled_mutations settled where settled.id = journaled.id)`,
    [mutations.map((mutation) => mutation.id)],
  );
  const ids = new Set(lost.rows.map((row) => row.id));
  return mutations.filter((mutation) => ids.has(mutation.id));
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
