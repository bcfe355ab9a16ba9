import type { AbsenceReason, Attendance, AttendanceState } from '@anwurf/domain/team/attendance';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import type { LocalQuery } from './local-query.ts';

/** A player's mark at an entry of the calendar. */
export interface AttendanceMark {
  readonly id: string;
  /** Id of the player's membership. */
  readonly member: string;
  readonly state: AttendanceState;
  /** Of somebody excused; null: none was given. */
  readonly reason: AbsenceReason | null;
}

/** Of two coaches who marked a player without a network the mark that arrived last counts; one that has not arrived comes after it. */
const newestFirst = 'server_version = 0 desc, server_version desc, noted_at desc, id desc';

/** The mark of each player at an entry of a team's calendar; none of a player nobody marked. */
export function eventMarks(team: string, event: string): LocalQuery<AttendanceMark> {
  return {
    sql: `
      select distinct on (member_id) id, member_id as "member", state, reason from team_attendance
      where team_id = $1::uuid and event_id = $2::uuid order by member_id, ${newestFirst}`,
    params: [team, event],
  };
}

/** A mark with its moment. */
export interface EventRow extends AttendanceMark {
  readonly notedAt: Date;
}

/** Every row at an entry, the older ones of a player included. */
export function eventRows(team: string, event: string): LocalQuery<EventRow> {
  return {
    sql: `
      select id, member_id as "member", state, reason, noted_at as "notedAt" from team_attendance
      where team_id = $1::uuid and event_id = $2::uuid order by member_id, ${newestFirst}`,
    params: [team, event],
  };
}

/** Sums of a player's marks. */
export interface AttendanceSum extends Attendance {
  readonly user: string;
}

/**
 * How often players came to trainings and matches between two local days, both included; no row without a mark.
 * @param users of these alone; null: of all
 */
export function attendanceSums(team: string, from: string, until: string, users: readonly string[] | null): LocalQuery<AttendanceSum> {
  // Entries as an array: their marks then come in the order of the index.
  return {
    sql: `
      with marks as (
        select distinct on (event_id, member_id) member_id, state from team_attendance
        where team_id = $1::uuid and event_id = any(array(
          select id from team_events
          where team_id = $1::uuid and day between $2::date and $3::date and kind <> 'free' and not is_cancelled))
          and member_id = any(array(
            select id from team_members where team_id = $1::uuid and ($4::uuid[] is null or user_id = any($4::uuid[]))))
        order by event_id, member_id, ${newestFirst}),
      sums as (
        select member_id, count(*) filter (where state = 'came')::int as "came",
          count(*) filter (where state = 'excused')::int as "excused", count(*) filter (where state = 'missing')::int as "missing"
        from marks group by member_id)
      select user_id as "user", "came", "excused", "missing" from sums join team_members on id = member_id order by user_id`,
    params: [team, from, until, users && [...users]],
  };
}

/** A player of a team, as its staff sees the squad. */
export interface SquadPlayer {
  /** Id of the membership. */
  readonly member: string;
  readonly user: string;
  readonly name: string;
  readonly sharedKinds: readonly SharedKind[];
}

/** The players of a team by name. */
export function squadPlayers(team: string): LocalQuery<SquadPlayer> {
  return {
    sql: `
      select id as "member", user_id as "user", display_name as "name", shared_kinds as "sharedKinds" from team_members
      where team_id = $1::uuid and role = 'player' order by lower(display_name), user_id`,
    params: [team],
  };
}
