import type { SyncedRow } from '@anwurf/contract/sync/change';
import { type Phase, PHASES } from '@anwurf/domain/vocabulary/phase';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { phaseTables } from '../queries/phase-tables.ts';
import { exerciseRowsOfPlan, rowOfPlan, sessionRowsOfPlan } from '../queries/plan-rows.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';
import { exerciseValues, groupValues, newExercise, type PlannedRow } from './save-own-plan.ts';

/** An exercise of a changed plan. */
export interface ChangedRow extends PlannedRow {
  /** Id of the stored exercise that it was; null: a new one. */
  readonly row: string | null;
}

/** A session of a changed plan. */
export interface ChangedSession {
  /** Null: a new one. */
  readonly id: string | null;
  /** In training order. */
  readonly rows: readonly ChangedRow[];
}

/** A plan as it is to be. */
export interface PlanChange {
  readonly planId: string;
  /** Number of weeks; null: a plan without weeks. */
  readonly weeks: number | null;
  /** Sessions of a week; null: all of them. */
  readonly perWeek: number | null;
  readonly sessions: readonly ChangedSession[];
}

/** Writes that change a plan, and those that make it what it was. */
interface Steps {
  readonly changes: readonly Change[];
  readonly undo: readonly Change[];
}

type Stored<Row> = Omit<Row, 'user_id' | 'server_version'>;
type StoredExercise = Stored<SyncedRow<'haupt_uebungen'>>;
type StoredSession = Stored<SyncedRow<'sessions'>>;

/** The exercises of a plan with the table that each is in. */
type PhaseExercise = { readonly phase: Phase; readonly stored: StoredExercise };

/** The columns whose values differ, as they were and as they are to be; null: none does. */
function differing<Row extends object, After extends Partial<Row>>(before: Row, after: After): { before: After; after: After } | null {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([column, value]) => JSON.stringify(was.get(column) ?? null) !== JSON.stringify(value ?? null),
  );
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([column]) => [column, was.get(column) ?? null])) as After,
    after: Object.fromEntries(changed) as After,
  };
}

const nothing: Steps = { changes: [], undo: [] };
const joined = (steps: readonly Steps[]): Steps => ({
  changes: steps.flatMap(({ changes }) => changes),
  undo: steps.flatMap(({ undo }) => undo),
});

/** Change of one exercise of a session; one that changes its part is another row, of another table. */
function exerciseSteps(row: ChangedRow, known: PhaseExercise | undefined, sessionId: string, order: number, createdAt: string): Steps {
  if (known?.phase !== row.phase) {
    const change = newExercise(row, sessionId, order, createdAt);
    return { changes: [change], undo: [{ table: phaseTables[row.phase], op: 'delete', key: change.key }] };
  }
  const found = differing(known.stored, { ...exerciseValues(row), ...groupValues(row), session_id: sessionId, exercise_order: order });
  if (found === null) return nothing;
  const write = (values: typeof found.after): Change => ({ table: phaseTables[row.phase], op: 'update', key: known.stored.id, values });
  return { changes: [write(found.after)], undo: [write(found.before)] };
}

function exerciseDeletion({ phase, stored: { id, ...values } }: PhaseExercise): Steps {
  const table = phaseTables[phase];
  return { changes: [{ table, op: 'delete', key: id }], undo: [{ table, op: 'upsert', key: id, values }] };
}

function sessionSteps(planId: string, id: string, known: StoredSession | undefined, order: number, createdAt: string): Steps {
  if (known === undefined) {
    const values = { plan_id: planId, session_order: order, created_at: createdAt };
    return { changes: [{ table: 'sessions', op: 'upsert', key: id, values }], undo: [{ table: 'sessions', op: 'delete', key: id }] };
  }
  if (known.session_order === order) return nothing;
  const write = (session_order: number): Change => ({ table: 'sessions', op: 'update', key: id, values: { session_order } });
  return { changes: [write(order)], undo: [write(known.session_order)] };
}

function sessionDeletion({ id, ...values }: StoredSession): Steps {
  return { changes: [{ table: 'sessions', op: 'delete', key: id }], undo: [{ table: 'sessions', op: 'upsert', key: id, values }] };
}

async function exercisesOf(db: LocalDatabase, planId: string): Promise<PhaseExercise[]> {
  const found: PhaseExercise[] = [];
  for (const phase of PHASES) {
    for (const { row } of await readRows(db, exerciseRowsOfPlan({ id: planId, phase }))) found.push({ phase, stored: row });
  }
  return found;
}

/** Makes a plan what it was. Resolves when it is on disk. */
export type UndoPlanEdit = () => Promise<void>;

/**
 * Writes what differs between a stored plan and what it is to be, in one write: kept exercises and sessions keep their ids, so
 * their logged sets and days stay with them. Resolves when it is on disk.
 * @throws when the plan is gone, or cannot be written; nothing is stored then
 */
export const changePlan = mergeSameCalls((db: LocalDatabase, { planId, weeks, perWeek, sessions }: PlanChange): Promise<UndoPlanEdit> =>
  inTurn(db, async () => {
    const [plan] = await readRows(db, rowOfPlan(planId));
    if (plan === undefined) throw new Error('the plan is gone');
    const storedSessions = (await readRows(db, sessionRowsOfPlan(planId))).map(({ row }) => row);
    const storedExercises = await exercisesOf(db, planId);
    const created_at = new Date().toISOString();
    const placed = sessions.map((session, index) => ({ ...session, key: session.id ?? newId(), order: index + 1 }));
    const kept = new Set(placed.map(({ key }) => key));
    const keptRows = new Set(placed.flatMap(({ rows }) => rows.map(({ row, phase }) => `${phase} ${row}`)));

    const course = differing(plan.row, { week_count: weeks, sessions_per_week: perWeek });
    const writeCourse = (values: { week_count: number | null; sessions_per_week: number | null }): Change => ({
      table: 'trainingsplanreal',
      op: 'update',
      key: planId,
      values,
    });
    const exercises = placed.flatMap(({ key, rows }) =>
      PHASES.flatMap((phase) =>
        rows
          .filter((row) => row.phase === phase)
          .map((row, index) =>
            exerciseSteps(
              row,
              storedExercises.find(({ stored }) => stored.id === row.row),
              key,
              index + 1,
              created_at,
            ),
          ),
      ),
    );
    const { changes, undo } = joined([
      course === null ? nothing : { changes: [writeCourse(course.after)], undo: [writeCourse(course.before)] },
      ...placed.map(({ key, order }) =>
        sessionSteps(
          planId,
          key,
          storedSessions.find(({ id }) => id === key),
          order,
          created_at,
        ),
      ),
      ...exercises,
      ...storedExercises.filter(({ phase, stored }) => !keptRows.has(`${phase} ${stored.id}`)).map(exerciseDeletion),
      ...storedSessions.filter(({ id }) => !kept.has(id)).map(sessionDeletion),
    ]);
    if (changes.length > 0) await db.write(changes);
    // Parents first: what was deleted last comes back first.
    return () => (undo.length === 0 ? Promise.resolve() : db.write(undo.toReversed()));
  }),
);
