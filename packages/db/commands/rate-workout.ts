import type { LocalDatabase } from '../client/local-database.ts';

/**
 * Stores how hard a finished workout was. Resolves when it is on disk.
 * @param id of its row in `completed_sessions`
 * @param effort 1 to 10; null removes the rating
 */
export async function rateWorkout(db: LocalDatabase, id: string, effort: number | null): Promise<void> {
  await db.write([{ table: 'completed_sessions', op: 'update', key: id, values: { effort } }]);
}
