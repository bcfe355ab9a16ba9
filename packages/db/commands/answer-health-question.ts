import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import type { HealthAnswers } from '@anwurf/domain/coach/weekly-health/health-questions';
import { storeHealth } from '@anwurf/domain/coach/weekly-health/stored-health';
import type { LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/**
 * Stores the answers to the weekly health question; they replace earlier answers of the same week.
 * @param today local day, such as '2026-11-25'
 * @returns the id of the answers, when they are on disk
 */
export const answerHealthQuestion = mergeSameCalls(async (db: LocalDatabase, answers: HealthAnswers, today: string): Promise<string> => {
  const key = newId();
  const values = { ...storeHealth(answers), week: mondayOf(today), created_at: new Date().toISOString() };
  await db.write([{ table: 'health_checks', op: 'upsert', key, values }]);
  return key;
});

/** Removes answers, so that the previous ones count again. Resolves when it is on disk. */
export async function takeHealthAnswersBack(db: LocalDatabase, id: string): Promise<void> {
  await db.write([{ table: 'health_checks', op: 'delete', key: id }]);
}
