import type { SyncedRow } from '@anwurf/contract/sync/change';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { phaseTables } from './phase-tables.ts';
import type { LocalQuery } from './local-query.ts';

/** A row as JSON in the format of a change, without columns that only the server writes. */
type StoredRow<Row> = { readonly row: Omit<Row, 'user_id' | 'server_version'> };

const selectRow = `select to_jsonb(r) - 'user_id' - 'server_version' as "row" from`;

/** The row of a plan. */
export function rowOfPlan(planId: string): LocalQuery<StoredRow<SyncedRow<'trainingsplanreal'>>> {
  return { sql: `${selectRow} trainingsplanreal r where r.id = $1::uuid`, params: [planId] };
}

/** The rows of a plan's sessions. */
export function sessionRowsOfPlan(planId: string): LocalQuery<StoredRow<SyncedRow<'sessions'>>> {
  return { sql: `${selectRow} sessions r where r.plan_id = $1::uuid`, params: [planId] };
}

/** The rows of a plan's pauses. */
export function pauseRowsOfPlan(planId: string): LocalQuery<StoredRow<SyncedRow<'plan_pauses'>>> {
  return { sql: `${selectRow} plan_pauses r where r.plan_id = $1::uuid`, params: [planId] };
}

/** The rows of a plan's exercises of one phase; the three tables have the same columns. */
export function exerciseRowsOfPlan({ id, phase }: { id: string; phase: Phase }): LocalQuery<StoredRow<SyncedRow<'haupt_uebungen'>>> {
  return {
    sql: `${selectRow} ${phaseTables[phase]} r where r.session_id in (select s.id from sessions s where s.plan_id = $1::uuid)`,
    params: [id],
  };
}
