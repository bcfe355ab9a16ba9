import type { PlanPause } from '@anwurf/domain/coach/plan-pause';
import type { LocalDatabase } from '../client/local-database.ts';
import type { StoredPause } from '../queries/plan-pauses.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** Lets a plan rest, in one write. Resolves when it is on disk, with what takes it back. */
export const pausePlan = mergeSameCalls(async (db: LocalDatabase, planId: string, { from, until }: PlanPause) => {
  const key = newId();
  await db.write([
    {
      table: 'plan_pauses',
      op: 'upsert',
      key,
      values: { plan_id: planId, first_day: from, last_day: until, created_at: new Date().toISOString() },
    },
  ]);
  return () => db.write([{ table: 'plan_pauses', op: 'delete', key }]);
});

/**
 * Sets the last day of pauses: of those of two devices for the same days each ends. A day before the first takes a pause back.
 * Resolves when it is on disk, with what undoes it.
 * @param lastDay local day, YYYY-MM-DD
 */
export const endPauses = mergeSameCalls(async (db: LocalDatabase, pauses: readonly StoredPause[], lastDay: string) => {
  const write = (endOf: (pause: StoredPause) => string | null) =>
    db.write(pauses.map((pause) => ({ table: 'plan_pauses', op: 'update', key: pause.id, values: { last_day: endOf(pause) } }) as const));
  await write(() => lastDay);
  return () => write(({ until }) => until);
});
