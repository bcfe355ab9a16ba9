import type { EventKind, TeamEvent } from '@anwurf/domain/team/team-event';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { type EventRow, eventRows } from '../queries/attendance.ts';
import { readRows } from '../queries/local-query.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** Content of an entry of a team's calendar. */
export interface EventContent {
  readonly kind: EventKind;
  /** Local time HH:MM; null: not said. */
  readonly time: string | null;
  readonly minutes: number | null;
  /** Of a match the opponent. */
  readonly title: string | null;
  readonly place: string | null;
  readonly isCancelled: boolean;
}

/** Takes a change of a team's calendar back. Resolves when that is on disk. */
export type UndoCalendar = () => Promise<void>;

/** The columns of an entry that a coach writes. */
export const eventValues = ({ kind, time, minutes, title, place, isCancelled }: EventContent, day: string) => ({
  kind,
  day,
  start_time: time,
  minutes,
  title,
  place,
  is_cancelled: isCancelled,
});

function whole(team: string, id: string, content: EventContent, day: string): Change {
  const values = { ...eventValues(content, day), created_at: new Date().toISOString() };
  return { table: 'team_events', op: 'upsert', key: id, team, values };
}

function noted(team: string, event: string, { id, member, state, reason, notedAt }: EventRow): Change {
  const values = { event_id: event, member_id: member, state, reason, noted_at: notedAt.toISOString() };
  return { table: 'team_attendance', op: 'upsert', key: id, team, values };
}

const removal = (team: string, id: string): Change => ({ table: 'team_events', op: 'delete', key: id, team });

/** Enters the same on several days of a team's calendar. Resolves, when it is on disk, to what takes it back. */
export const addTeamEvents = mergeSameCalls(
  async (db: LocalDatabase, team: string, content: EventContent, days: readonly string[]): Promise<UndoCalendar> => {
    const made = days.map((day) => ({ id: newId(), day }));
    await db.write(made.map(({ id, day }) => whole(team, id, content, day)));
    return () => db.write(made.map(({ id }) => removal(team, id)));
  },
);

/** Changes an entry of a team's calendar. Resolves, when it is on disk, to what takes it back. */
export const changeTeamEvent = mergeSameCalls(
  async (db: LocalDatabase, team: string, before: TeamEvent, content: EventContent, day: string): Promise<UndoCalendar> => {
    await db.write([{ table: 'team_events', op: 'update', key: before.id, team, values: eventValues(content, day) }]);
    return () => db.write([{ table: 'team_events', op: 'update', key: before.id, team, values: eventValues(before, before.day) }]);
  },
);

/** Deletes an entry of a team's calendar with its attendance. Resolves, when it is on disk, to what brings both back. */
export const removeTeamEvent = mergeSameCalls(async (db: LocalDatabase, team: string, event: TeamEvent): Promise<UndoCalendar> => {
  const marks = await readRows(db, eventRows(team, event.id));
  await db.write([...marks.map(({ id }): Change => ({ table: 'team_attendance', op: 'delete', key: id, team })), removal(team, event.id)]);
  return () => db.write([whole(team, event.id, event, event.day), ...marks.map((mark) => noted(team, event.id, mark))]);
});
