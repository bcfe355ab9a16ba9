import { type Goal, type GoalContent, goalParts, type GoalRow, isSameGoal, MAX_GOALS } from '@anwurf/domain/goals/goal';
import { readGoal } from '@anwurf/domain/goals/goal-row';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { goals, goalWithTwins } from '../queries/goals.ts';
import { readRows } from '../queries/local-query.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

/** Takes a change of a goal back. Resolves when that is on disk. */
export type UndoGoal = () => Promise<void>;

/** The change that writes a goal with all its columns. */
function whole(id: string, { until, ...parts }: ReturnType<typeof goalParts>, setOn: string): Change {
  const values = { ...parts, set_on: setOn, until_day: until, created_at: new Date().toISOString() };
  return { table: 'goals', op: 'upsert', key: id, values };
}

const removal = ({ id }: Pick<GoalRow, 'id'>): Change => ({ table: 'goals', op: 'delete', key: id });

/**
 * Sets a goal. Resolves, when it is on disk, to what takes it back; null: there is such a goal already, or there are as many as an
 * account may have.
 * @param setOn local day from which on it counts
 */
export const setGoal = mergeSameCalls((db: LocalDatabase, goal: GoalContent, setOn: string): Promise<UndoGoal | null> =>
  inTurn(db, async () => {
    const known = await readRows(db, goals(null));
    const isKnown = known.flatMap((row) => readGoal(row) ?? []).some((one) => isSameGoal(one, goal));
    if (isKnown || known.length >= MAX_GOALS) return null;
    const id = newId();
    await db.write([whole(id, goalParts(goal), setOn)]);
    return () => db.write([removal({ id })]);
  }),
);

/** The numbers and the day of a goal, which may be changed. */
function changeable({ until, target, reps, weeks }: ReturnType<typeof goalParts>) {
  return { target, reps, weeks, until_day: until };
}

/** Changes what a goal asks for, or until when. Resolves, when it is on disk, to what takes it back. */
export const changeGoal = mergeSameCalls((db: LocalDatabase, id: string, goal: GoalContent): Promise<UndoGoal> =>
  inTurn(db, async () => {
    const [row, ...twins] = await readRows(db, goalWithTwins(id));
    if (row === undefined) throw new Error('the goal is gone');
    const write = (parts: ReturnType<typeof goalParts>): Change => ({ table: 'goals', op: 'update', key: id, values: changeable(parts) });
    // Two devices set it twice: the other row would stay as the old goal.
    await db.write([write(goalParts(goal)), ...twins.map(removal)]);
    return () => db.write([write(row)]);
  }),
);

/** Deletes a goal. Resolves, when it is on disk, to what brings it back. */
export const deleteGoal = mergeSameCalls((db: LocalDatabase, { id }: Pick<Goal, 'id'>): Promise<UndoGoal> =>
  inTurn(db, async () => {
    const rows = await readRows(db, goalWithTwins(id));
    if (rows.length > 0) await db.write(rows.map(removal));
    return () => db.write(rows.slice(0, 1).map((row) => whole(row.id, partsOfRow(row), row.setOn)));
  }),
);

/** The parts of a stored row as they are, whether or not they belong together. */
function partsOfRow({ kind, subject, measure, target, reps, weeks, until }: GoalRow): ReturnType<typeof goalParts> {
  return { kind, subject, measure, target, reps, weeks, until };
}
