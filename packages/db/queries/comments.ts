import type { AssignmentAnswer } from '@anwurf/contract/assignment';
import type { LocalQuery } from './local-query.ts';
import { lastDecisions } from './teams.ts';

/** An entry of a thread between a player and his coaches (`session_comments`, `team_comments`). */
export interface ThreadEntry {
  readonly id: string;
  readonly body: string;
  readonly writtenAt: Date;
  /** Empty: no name is known. */
  readonly author: string;
  /** Whether the reader wrote it, and may take it back. */
  readonly isOwn: boolean;
  /** Written by the other side and not shown yet on any of the reader's devices. */
  readonly isUnread: boolean;
  /** In the server's order; 0: not arrived there yet. */
  readonly version: number;
}

/** How far the reader has read each thread. */
const readUntil = 'select thread, max(seen_version) as seen from comment_reads group by thread';

/** A player's threads; `thread`: of a workout or an assignment. */
export const ownEntries = `
  select c.*, coalesce(workout_id, assignment_id) as thread, c.from_team and c.server_version > coalesce(r.seen, 0) as unread
  from session_comments c left join (${readUntil}) r on r.thread = coalesce(workout_id, assignment_id)`;

/** Those of a team. */
const teamEntries = `
  select c.*, coalesce(training_id, assignee_id) as thread, c.from_player and c.server_version > coalesce(r.seen, 0) as unread
  from team_comments c left join (${readUntil}) r on r.thread = coalesce(training_id, assignee_id)`;

/** An entry about a workout or an assignment of the player, with the team that reads it. */
export interface OwnThreadEntry extends ThreadEntry {
  readonly team: string;
  readonly day: string;
  /** The workout's ending, or the assignment. */
  readonly thread: string;
}

/** The entries about one of the player's workouts or assignments, oldest first. @param about id of the workout, its ending or the assignment */
export function ownThread(about: string): LocalQuery<OwnThreadEntry> {
  return {
    sql: `
      select id, body, written_at as "writtenAt", author_name as "author", not from_team as "isOwn", unread as "isUnread",
        server_version::float8 as "version", team_id as "team", day::text as "day", thread as "thread"
      from (${ownEntries}) as entries
      where thread = $1::uuid or thread in (select id from completed_sessions where completed_sessions.workout_id = $1::uuid)
      order by written_at, id`,
    params: [about],
  };
}

/** A team with which the player can talk about a workout or an assignment. */
export interface ThreadPlace {
  readonly team: string;
  /** Null until the team's row has arrived. */
  readonly name: string | null;
  /** The workout's ending, or the assignment. */
  readonly thread: string;
  /** Local day of it. */
  readonly day: string;
}

/** Where the player can begin a thread: with the teams that see what it is about. @param about id of the finished workout, or of the assignment */
export function threadPlaces(about: string): LocalQuery<ThreadPlace> {
  return {
    sql: `
      with subjects as (
        (select id, null::uuid as team_id, local_day as day from completed_sessions
          where (id = $1::uuid or workout_id = $1::uuid) and local_day is not null order by id <> $1::uuid, id limit 1)
        union all
        select id, team_id, coalesce(day, sent_at::date) from assignments where id = $1::uuid)
      select m.team_id as "team", t.name as "name", s.id as "thread", s.day::text as "day"
      from subjects s join memberships m on m.role = 'player' and (s.team_id is null or s.team_id = m.team_id)
        join (${lastDecisions}) as decided on decided.team_id = m.team_id and decided.kind = 'trainings' and decided.granted
        left join teams t on t.id = m.team_id
      order by lower(t.name), m.team_id`,
    params: [about],
  };
}

/** A thread in which a coach has written what the player has not seen. */
export interface UnreadThread {
  readonly thread: string;
  readonly team: string;
  /** Null: it is about an assignment. */
  readonly workout: string | null;
  readonly day: string;
  /** Of who wrote last; empty: no name is known. */
  readonly author: string;
}

/** The player's threads with unread entries, the newest first. */
export function unreadThreads(): LocalQuery<UnreadThread> {
  return {
    sql: `
      select thread, team as "team", coalesce(ended.workout_id, ended.id) as "workout", newest.day::text as "day", author as "author" from (
        select distinct on (thread) thread, team_id as team, workout_id, day, author_name as author, written_at
        from (${ownEntries}) as entries where unread order by thread, written_at desc, id) as newest
        left join completed_sessions ended on ended.id = newest.workout_id
      order by written_at desc, thread limit 20`,
    params: [],
  };
}

/** The entries about a training or an assignment of a player, as his coaches see them, oldest first. @param reader the coach */
export function teamThread(team: string, thread: string, reader: string): LocalQuery<ThreadEntry> {
  return {
    sql: `
      select id, body, written_at as "writtenAt", author_name as "author",
        not from_player and (author_id is null or author_id = $3::uuid) as "isOwn", unread as "isUnread", server_version::float8 as "version"
      from (${teamEntries}) as entries where team_id = $1::uuid and thread = $2::uuid order by written_at, id`,
    params: [team, thread, reader],
  };
}

/** Unread entries of a team's players by membership, for a team's facts. $1: the team. */
export const unreadOfMembers = `
  select member_id, count(*)::int as unread from (${teamEntries}) as entries where team_id = $1::uuid and unread group by member_id`;

/** How far the reader has read a thread: no row, or one. */
export function readOfThread(thread: string): LocalQuery<{ readonly id: string; readonly seen: number }> {
  return {
    sql: `select id, seen_version::float8 as "seen" from comment_reads where thread = $1::uuid order by seen_version desc, id limit 1`,
    params: [thread],
  };
}

/** A training or assignment of a player about which his coaches can write, with the size of its thread. */
export interface DiscussedSession {
  readonly thread: string;
  readonly kind: 'training' | 'assignment';
  /** The player's membership. */
  readonly member: string;
  readonly day: string;
  readonly name: string | null;
  /** Of a training. */
  readonly minutes: number | null;
  /** Of an assignment; null: none, or a training. */
  readonly answer: AssignmentAnswer | null;
  /** Of the thread. */
  readonly entries: number;
  /** Of them those of the player that the reader has not seen on any device. */
  readonly unread: number;
}

/** Sessions of each kind that are listed beside those with something unread. */
const LISTED = 6;

/** The newest finished trainings that a player shares, the newest assignments to him, and every one with an unread entry; newest first. */
export function discussedSessions(team: string, user: string): LocalQuery<DiscussedSession> {
  return {
    sql: `
      with counted as (
        select thread, count(*)::int as entries, count(*) filter (where unread)::int as unread
        from (${teamEntries}) as entries where team_id = $1::uuid group by thread),
      member as (select id from team_members where team_id = $1::uuid and user_id = $2::uuid),
      sessions as (
        select id as thread, 'training' as kind, day, name, minutes, null::text as answer
        from shared_trainings where team_id = $1::uuid and user_id = $2::uuid and state = 'done'
        union all
        select a.id, 'assignment', coalesce(s.day, s.sent_at::date), s.title, null, a.answer
        from team_assignees a join team_assignments s on s.id = a.assignment_id join member on member.id = a.member_id),
      placed as (
        select sessions.*, coalesce(entries, 0) as entries, coalesce(unread, 0) as unread,
          row_number() over (partition by kind order by day desc, sessions.thread) as place
        from sessions left join counted using (thread))
      select placed.thread, placed.kind, member.id as "member", placed.day::text as "day", placed.name, placed.minutes, placed.answer,
        entries as "entries", unread as "unread"
      from placed cross join member where place <= $3::int or unread > 0 order by placed.day desc, placed.thread`,
    params: [team, user, LISTED],
  };
}
