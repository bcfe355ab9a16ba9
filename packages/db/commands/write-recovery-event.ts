import type { RecoveryEvent } from '@anwurf/domain/coach/return-to-play/next-stage';
import { storeRecoveryEvent } from '@anwurf/domain/coach/return-to-play/stored-recovery';
import type { LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';

/**
 * Writes what happened on the way back to the history of its ladder.
 * @returns the event's id, when it is on disk
 */
export async function writeRecoveryEvent(db: LocalDatabase, ladder: string, event: RecoveryEvent): Promise<string> {
  const key = newId();
  const { details, ...stored } = storeRecoveryEvent(event);
  const happened_at = new Date().toISOString();
  await db.write([
    {
      table: 'recovery_events',
      op: 'upsert',
      key,
      values: { ...stored, ladder, details: { ...details }, happened_at, created_at: happened_at },
    },
  ]);
  return key;
}

/** Takes an event back: the history is as if it had not been. Resolves when it is on disk. */
export async function takeRecoveryEventBack(db: LocalDatabase, id: string): Promise<void> {
  await db.write([{ table: 'recovery_events', op: 'delete', key: id }]);
}
