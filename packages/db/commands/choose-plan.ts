import type { Change, LocalDatabase } from '../client/local-database.ts';
import { latestChoice } from '../queries/current-plan.ts';
import { readRows } from '../queries/local-query.ts';
import { rowOfPlan } from '../queries/plan-rows.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

type PlanValues = Extract<Change, { table: 'trainingsplanreal'; op: 'update' }>['values'];

/** Writes the row as it was. Resolves when it is on disk. */
export type UndoPlanChange = () => Promise<void>;

/**
 * Changes columns of a plan, in one write; resolves with what writes them as they were.
 * @throws when the plan is gone
 */
async function changePlan(db: LocalDatabase, planId: string, values: PlanValues): Promise<UndoPlanChange> {
  const [stored] = await readRows(db, rowOfPlan(planId));
  if (stored === undefined) throw new Error('the plan is gone');
  const before = Object.fromEntries(Object.entries(stored.row).filter(([column]) => column in values)) as PlanValues;
  const write = (written: PlanValues) => db.write([{ table: 'trainingsplanreal', op: 'update', key: planId, values: written }]);
  await write(values);
  return () => write(before);
}

export interface PlanChoice {
  readonly planId: string;
  /** Local day on which its first week begins, YYYY-MM-DD; null: it goes on where it is. */
  readonly startsOn: string | null;
}

/**
 * Makes a plan the current one, also an archived one. Of the choices of two devices the later counts.
 * @returns what makes the former one current again
 */
export const choosePlan = mergeSameCalls(async (db: LocalDatabase, { planId, startsOn }: PlanChoice) => {
  const [latest] = await readRows(db, latestChoice());
  // Later than every choice that is known: a device whose clock runs ahead must not decide for ever.
  const chosenAt = Math.max(Date.now(), (latest?.chosenAt?.getTime() ?? 0) + 1);
  return changePlan(db, planId, {
    chosen_at: new Date(chosenAt).toISOString(),
    archived_at: null,
    ...(startsOn === null ? {} : { started_on: startsOn }),
  });
});

/** Takes a plan out of the list; its sets and statistics stay. Returns what undoes it. */
export const archivePlan = mergeSameCalls((db: LocalDatabase, planId: string) =>
  changePlan(db, planId, { archived_at: new Date().toISOString() }),
);

/** Puts an archived plan back into the list. */
export const unarchivePlan = mergeSameCalls((db: LocalDatabase, planId: string) => changePlan(db, planId, { archived_at: null }));
