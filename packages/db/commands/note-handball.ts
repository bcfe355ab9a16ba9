import type { HandballDay, HandballLoad } from '@anwurf/domain/week/handball-load';
import type { LocalDatabase } from '../client/local-database.ts';
import { handballOn } from '../queries/handball-loads.ts';
import { readRows } from '../queries/local-query.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

async function write(db: LocalDatabase, { day, kind, minutes, effort }: HandballLoad): Promise<HandballLoad | null> {
  const [known] = await readRows(db, handballOn(day, kind));
  const values = { minutes, effort, noted_at: new Date().toISOString() };
  await db.write([
    known === undefined
      ? { table: 'handball_loads', op: 'upsert', key: newId(), values: { ...values, day, kind, created_at: values.noted_at } }
      : { table: 'handball_loads', op: 'update', key: known.id, values },
  ]);
  return known ?? null;
}

/** All rows of the day and kind: of two devices that were offline there are two, and the older one must not come back. */
async function remove(db: LocalDatabase, { day, kind }: HandballDay): Promise<HandballLoad | null> {
  const rows = await readRows(db, handballOn(day, kind));
  if (rows.length > 0) await db.write(rows.map(({ id }) => ({ table: 'handball_loads', op: 'delete', key: id })));
  return rows[0] ?? null;
}

/** Writes what was there before. */
function undoTo(db: LocalDatabase, day: HandballDay, before: HandballLoad | null): () => Promise<void> {
  return () => inTurn(db, async () => void (await (before === null ? remove(db, day) : write(db, before))));
}

/**
 * Stores how long and hard a team training or match was; it replaces an earlier note of the day. Resolves, when it is on disk, to
 * what takes it back.
 */
export const noteHandball = mergeSameCalls((db: LocalDatabase, load: HandballLoad): Promise<() => Promise<void>> =>
  inTurn(db, async () => undoTo(db, load, await write(db, load))),
);

/** Removes the note of a team training or match. Resolves, when it is on disk, to what takes that back. */
export const removeHandball = mergeSameCalls((db: LocalDatabase, day: HandballDay): Promise<() => Promise<void>> =>
  inTurn(db, async () => undoTo(db, day, await remove(db, day))),
);
