import type { SyncedRow } from '@anwurf/contract/sync/change';
import { type Phase, PHASES } from '@anwurf/domain/vocabulary/phase';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { phaseTables } from './phase-tables.ts';

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

type Stored<Row> = Omit<Row, 'user_id' | 'server_version'>;

/** Rows as JSON in the format of a change, without columns that only the server writes. */
async function storedRows<Row>(db: LocalDatabase, from: string, planId: string): Promise<Stored<Row>[]> {
  const { rows } = await db.query<{ row: Stored<Row> }>(`select to_jsonb(r) - 'user_id' - 'server_version' as "row" from ${from}`, [
    planId,
  ]);
  return rows.map(({ row }) => row);
}

const ofSessions = 'where r.session_id in (select s.id from sessions s where s.plan_id = $1::uuid)';

async function storedExercises(db: LocalDatabase, phase: Phase, planId: string) {
  return storedRows<SyncedRow<'haupt_uebungen'>>(db, `${phaseTables[phase]} r ${ofSessions}`, planId);
}

/**
 * Removes a plan with its sessions and exercises, in one write; the log keeps its own copies of the names. When that is on disk,
 * resolves with a function that restores the plan under the same ids.
 */
export async function deletePlan(db: LocalDatabase, planId: string): Promise<RestorePlan> {
  const plans = await storedRows<SyncedRow<'trainingsplanreal'>>(db, 'trainingsplanreal r where r.id = $1::uuid', planId);
  const sessions = await storedRows<SyncedRow<'sessions'>>(db, 'sessions r where r.plan_id = $1::uuid', planId);
  const deletes: Change[] = [];
  const restores: Change[] = [
    ...plans.map(({ id, ...values }): Change => ({ table: 'trainingsplanreal', op: 'upsert', key: id, values })),
    ...sessions.map(({ id, ...values }): Change => ({ table: 'sessions', op: 'upsert', key: id, values })),
  ];
  for (const phase of PHASES) {
    const table = phaseTables[phase];
    for (const { id, ...values } of await storedExercises(db, phase, planId)) {
      deletes.push({ table, op: 'delete', key: id });
      restores.push({ table, op: 'upsert', key: id, values });
    }
  }
  deletes.push(...sessions.map(({ id }): Change => ({ table: 'sessions', op: 'delete', key: id })));
  deletes.push({ table: 'trainingsplanreal', op: 'delete', key: planId });
  await db.write(deletes);
  return () => db.write(restores);
}
