import type { LocalDatabase } from '../client/local-database.ts';

/**
 * Gives up waiting for a plan, also offline: the server drops the plan unless it is finished when this arrives there.
 * Resolves when it is on disk.
 */
export async function cancelPlanGeneration(db: LocalDatabase, generationId: string): Promise<void> {
  await db.write([
    { table: 'trainingsplan_generierung', op: 'update', key: generationId, values: { cancelled_at: new Date().toISOString() } },
  ]);
}
