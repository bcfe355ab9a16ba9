import { PLAN_NAME_LENGTH } from '@anwurf/domain/workout/own-plan';
import { PHASES } from '@anwurf/domain/vocabulary/phase';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { phaseTables } from '../queries/phase-tables.ts';
import { exerciseRowsOfPlan, rowOfPlan, sessionRowsOfPlan } from '../queries/plan-rows.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

const SUFFIX = ' (Kopie)';

/** The name of a copy; a long one is cut before its end. */
function copyName(name: string | null): string {
  return (name ?? '').slice(0, PLAN_NAME_LENGTH - SUFFIX.length).trimEnd() + SUFFIX;
}

/**
 * Copies a plan with its sessions and exercises under new ids, in one write. The copy begins when it is made, was never trained,
 * has no pauses and is not current. Resolves with its id when it is on disk.
 * @throws when the plan is gone
 */
export const duplicatePlan = mergeSameCalls(async (db: LocalDatabase, planId: string): Promise<string> => {
  const [plan] = await readRows(db, rowOfPlan(planId));
  if (plan === undefined) throw new Error('the plan is gone');
  const created_at = new Date().toISOString();
  const { id: _, ...values } = plan.row;
  const copyId = newId();
  const sessions = (await readRows(db, sessionRowsOfPlan(planId))).map(({ row }) => ({ row, copy: newId() }));
  const copyOf = new Map(sessions.map(({ row, copy }) => [row.id, copy]));
  const exercises: Change[] = [];
  for (const phase of PHASES) {
    for (const { row } of await readRows(db, exerciseRowsOfPlan({ id: planId, phase }))) {
      const { id: __, session_id, ...amounts } = row;
      const session = copyOf.get(session_id);
      if (session === undefined) continue;
      exercises.push({ table: phaseTables[phase], op: 'upsert', key: newId(), values: { ...amounts, session_id: session, created_at } });
    }
  }
  await db.write([
    {
      table: 'trainingsplanreal',
      op: 'upsert',
      key: copyId,
      values: { ...values, name: copyName(values.name), started_on: null, chosen_at: null, archived_at: null, created_at },
    },
    ...sessions.map(({ row: { id: ___, ...session }, copy }): Change => ({
      table: 'sessions',
      op: 'upsert',
      key: copy,
      values: { ...session, plan_id: copyId, created_at },
    })),
    ...exercises,
  ]);
  return copyId;
});
