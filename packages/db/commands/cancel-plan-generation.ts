import type { LocalDatabase } from '../client/local-database.ts';

/**
 * Cancels a plan generation, also offline: the server drops the plan unless it is finished before the cancellation arrives.
 * Resolves when it is on disk.
 */
export async function cancelPlanGeneration(db: LocalDatabase, generationId: string): Promise<void> {
  await db.write([
    { table: 'trainingsplan_generierung', op: 'update', key: generationId, values: { cancelled_at: new Date().toISOString() } },
  ]);
}
