import { PHASES } from '@anwurf/domain/vocabulary/phase';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { exerciseRowsOfPlan, pauseRowsOfPlan, rowOfPlan, sessionRowsOfPlan } from '../queries/plan-rows.ts';
import { phaseTables } from '../queries/phase-tables.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** Fields of a plan that a player may change. */
export interface PlanEdit {
  name: string;
  description: string;
  durationRecommendation: string;
}

/** Renames and describes a plan. Resolves when it is on disk. */
export async function editPlan(db: LocalDatabase, planId: string, edit: PlanEdit): Promise<void> {
  const values = { name: edit.name, description: edit.description, duration_recommendation: edit.durationRecommendation };
  await db.write([{ table: 'trainingsplanreal', op: 'update', key: planId, values }]);
}

/** Restores a deleted plan. Resolves when it is on disk. */
export type RestorePlan = () => Promise<void>;

/**
 * Removes a plan with its sessions, exercises and pauses, in one write; the log keeps its own copies of the names. When that is on disk,
 * resolves with a function that restores the plan under the same ids.
 */
export const deletePlan = mergeSameCalls(async (db: LocalDatabase, planId: string): Promise<RestorePlan> => {
  const plans = await readRows(db, rowOfPlan(planId));
  const sessions = await readRows(db, sessionRowsOfPlan(planId));
  const pauses = await readRows(db, pauseRowsOfPlan(planId));
  const deletes: Change[] = pauses.map(({ row: { id } }) => ({ table: 'plan_pauses', op: 'delete', key: id }));
  const restores: Change[] = [
    ...plans.map(({ row: { id, ...values } }): Change => ({ table: 'trainingsplanreal', op: 'upsert', key: id, values })),
    ...sessions.map(({ row: { id, ...values } }): Change => ({ table: 'sessions', op: 'upsert', key: id, values })),
    ...pauses.map(({ row: { id, ...values } }): Change => ({ table: 'plan_pauses', op: 'upsert', key: id, values })),
  ];
  for (const phase of PHASES) {
    const table = phaseTables[phase];
    for (const { row } of await readRows(db, exerciseRowsOfPlan({ id: planId, phase }))) {
      const { id, ...values } = row;
      deletes.push({ table, op: 'delete', key: id });
      restores.push({ table, op: 'upsert', key: id, values });
    }
  }
  deletes.push(...sessions.map(({ row: { id } }): Change => ({ table: 'sessions', op: 'delete', key: id })));
  deletes.push({ table: 'trainingsplanreal', op: 'delete', key: planId });
  await db.write(deletes);
  return () => db.write(restores);
});
