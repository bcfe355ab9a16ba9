import type { Change, LocalDatabase } from '../client/local-database.ts';

/** What a player may change about a plan. */
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

const phaseTables = ['warmup_uebungen', 'haupt_uebungen', 'cooldown_uebungen'] as const;

/** Removes a plan with its sessions and exercises, in one write; the log keeps its own copies of the names. */
export async function deletePlan(db: LocalDatabase, planId: string): Promise<void> {
  const changes: Change[] = [];
  for (const table of phaseTables) {
    const { rows } = await db.query<{ id: string }>(
      `select e.id from ${table} e join sessions s on s.id = e.session_id where s.plan_id = $1::uuid`,
      [planId],
    );
    changes.push(...rows.map(({ id }): Change => ({ table, op: 'delete', key: id })));
  }
  const sessions = await db.query<{ id: string }>('select id from sessions where plan_id = $1::uuid', [planId]);
  changes.push(...sessions.rows.map(({ id }): Change => ({ table: 'sessions', op: 'delete', key: id })));
  changes.push({ table: 'trainingsplanreal', op: 'delete', key: planId });
  await db.write(changes);
}
