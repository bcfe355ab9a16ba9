import type { Complaint } from '@anwurf/domain/coach/complaint';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** The change that reports a region's pain level; level 0 ends its complaint. */
export function complaintChange({ region, level }: Complaint, now: Date): Change {
  const at = now.toISOString();
  return { table: 'complaints', op: 'upsert', key: newId(), values: { region, level, reported_at: at, note: null, created_at: at } };
}

/** Reports a region's pain level. Resolves with the report's id when it is on disk. */
export const reportComplaint = mergeSameCalls(async (db: LocalDatabase, complaint: Complaint): Promise<string> => {
  const change = complaintChange(complaint, new Date());
  await db.write([change]);
  return change.key;
});

/** Removes a report, so that the previous one counts again. Resolves when it is on disk. */
export async function takeComplaintBack(db: LocalDatabase, id: string): Promise<void> {
  await db.write([{ table: 'complaints', op: 'delete', key: id }]);
}
