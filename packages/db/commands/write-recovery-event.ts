import type { RecoveryEvent } from '@anwurf/domain/coach/return-to-play/next-stage';
import { storeRecoveryEvent, type StoredRecoveryEvent } from '@anwurf/domain/coach/return-to-play/stored-recovery';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { recoveryEventRow } from '../queries/recovery-events.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

function eventChange(key: string, ladder: string, event: StoredRecoveryEvent, happened_at: string): Change {
  const { kind, day, side, pain, details } = event;
  const values = { ladder, kind, day, side, pain, details: { ...details }, happened_at, created_at: happened_at };
  return { table: 'recovery_events', op: 'upsert', key, values };
}

/**
 * Appends an event of the recovery to the history of its ladder.
 * @returns the event's id, when it is on disk
 */
export const writeRecoveryEvent = mergeSameCalls(async (db: LocalDatabase, ladder: string, event: RecoveryEvent): Promise<string> => {
  const key = newId();
  await db.write([eventChange(key, ladder, storeRecoveryEvent(event), new Date().toISOString())]);
  return key;
});

/** Restores a removed event. Resolves when it is on disk. */
export type RestoreRecoveryEvent = () => Promise<void>;

/**
 * Removes an event: the history is as if it had not happened. Resolves when it is on disk.
 * @returns a function that restores it in its place
 */
export const takeRecoveryEventBack = mergeSameCalls(async (db: LocalDatabase, id: string): Promise<RestoreRecoveryEvent> => {
  const [row] = await readRows(db, recoveryEventRow(id));
  await db.write([{ table: 'recovery_events', op: 'delete', key: id }]);
  return async () => {
    if (row === undefined) return;
    const happened_at = row.happenedAt.toISOString();
    await db.write([eventChange(id, row.ladder, row, happened_at)]);
  };
});
