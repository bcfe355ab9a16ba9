import type { AbsenceReason, AttendanceState } from '@anwurf/domain/team/attendance';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { type AttendanceMark, eventMarks } from '../queries/attendance.ts';
import { readRows } from '../queries/local-query.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

/** A coach's word about a player. */
export interface Said {
  /** Id of the player's membership. */
  readonly member: string;
  readonly state: AttendanceState;
  readonly reason: AbsenceReason | null;
}

/** Takes a change of attendance back. Resolves when that is on disk. */
export type UndoAttendance = () => Promise<void>;

function changeOf(team: string, event: string, { member, state, reason }: Said, known: AttendanceMark | undefined): Change {
  const values = { state, reason, noted_at: new Date().toISOString() };
  if (known !== undefined) return { table: 'team_attendance', op: 'update', key: known.id, team, values };
  return { table: 'team_attendance', op: 'upsert', key: newId(), team, values: { event_id: event, member_id: member, ...values } };
}

/** Writes what is said; resolves to the marks before. */
async function write(db: LocalDatabase, team: string, event: string, said: readonly Said[]): Promise<ReadonlyMap<string, AttendanceMark>> {
  const marks = await readRows(db, eventMarks(team, event));
  const known = new Map(marks.map((mark) => [mark.member, mark]));
  await db.write(said.map((one) => changeOf(team, event, one, known.get(one.member))));
  return known;
}

async function undo(
  db: LocalDatabase,
  team: string,
  event: string,
  members: readonly string[],
  before: ReadonlyMap<string, AttendanceMark>,
): Promise<void> {
  const now = await readRows(db, eventMarks(team, event));
  const changes = now
    .filter(({ member }) => members.includes(member))
    .map((mark): Change => {
      const last = before.get(mark.member);
      if (last !== undefined) return changeOf(team, event, last, mark);
      return { table: 'team_attendance', op: 'delete', key: mark.id, team };
    });
  if (changes.length > 0) await db.write(changes);
}

/**
 * Notes of players whether they came to an entry of the team's calendar; each replaces what was noted of the player. Resolves, when it is
 * on disk, to what takes it back.
 */
export const markAttendance = mergeSameCalls(
  (db: LocalDatabase, team: string, event: string, said: readonly Said[]): Promise<UndoAttendance> =>
    inTurn(db, async () => {
      const before = await write(db, team, event, said);
      const members = said.map(({ member }) => member);
      return () => inTurn(db, () => undo(db, team, event, members, before));
    }),
);
