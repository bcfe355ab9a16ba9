import type { ReadinessAnswers } from '@anwurf/domain/readiness/readiness-questions';
import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { readinessOn } from '../queries/readiness.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

async function write(db: LocalDatabase, day: string, { sleep, fatigue, soreness, stress, mood }: ReadinessAnswers) {
  const [known] = await readRows(db, readinessOn(day));
  const values = { sleep, fatigue, soreness, stress, mood, noted_at: new Date().toISOString() };
  await db.write([
    known === undefined
      ? { table: 'readiness_checks', op: 'upsert', key: newId(), values: { ...values, day, created_at: values.noted_at } }
      : { table: 'readiness_checks', op: 'update', key: known.id, values },
  ]);
  return known;
}

/** All rows of the day: of two devices that were offline there are two, and the older one must not come back. */
async function remove(db: LocalDatabase, day: string): Promise<void> {
  const rows = await readRows(db, readinessOn(day));
  if (rows.length > 0) await db.write(rows.map(({ id }) => ({ table: 'readiness_checks', op: 'delete', key: id })));
}

/**
 * Stores how fit a player feels on a local day; it replaces earlier answers of the day. Resolves, when it is on disk, to what takes it
 * back. The server refuses it without the consent to it.
 */
export const noteReadiness = mergeSameCalls((db: LocalDatabase, day: string, answers: ReadinessAnswers): Promise<() => Promise<void>> =>
  inTurn(db, async () => {
    const before = await write(db, day, answers);
    return () => inTurn(db, async () => void (await (before === undefined ? remove(db, day) : write(db, day, before))));
  }),
);
