import type { LocalDatabase } from '../client/local-database.ts';
import type { ExtraSession } from '../queries/extra-sessions.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** Takes a change of the week back. Resolves when that is on disk. */
export type UndoExtra = () => Promise<void>;

type Place = Pick<ExtraSession, 'id' | 'sessionId' | 'day'>;

/** The change that writes a session on a day, under its id. */
function placed({ id, sessionId, day }: Place) {
  const scheduled_at = new Date().toISOString();
  return {
    table: 'scheduled_sessions',
    op: 'upsert',
    key: id,
    values: { session_id: sessionId, plan_week: 1, planned_on: day, turn: 0, is_extra: true, scheduled_at, created_at: scheduled_at },
  } as const;
}

/** Puts a session of any plan on a local day, beside those of the current plan. Resolves, when it is on disk, to what takes it back. */
export const putExtraSession = mergeSameCalls(async (db: LocalDatabase, sessionId: string, day: string): Promise<UndoExtra> => {
  const id = newId();
  await db.write([placed({ id, sessionId, day })]);
  return () => db.write([{ table: 'scheduled_sessions', op: 'delete', key: id }]);
});

/** Moves such a session to another local day. Resolves, when it is on disk, to what takes it back. */
export const moveExtraSession = mergeSameCalls(async (db: LocalDatabase, { id, day }: Place, to: string): Promise<UndoExtra> => {
  const move = (planned_on: string) =>
    db.write([{ table: 'scheduled_sessions', op: 'update', key: id, values: { planned_on, scheduled_at: new Date().toISOString() } }]);
  await move(to);
  return () => move(day);
});

/** Takes such a session off its day. Resolves, when it is on disk, to what puts it back. */
export const removeExtraSession = mergeSameCalls(async (db: LocalDatabase, place: Place): Promise<UndoExtra> => {
  await db.write([{ table: 'scheduled_sessions', op: 'delete', key: place.id }]);
  return () => db.write([placed(place)]);
});
