import type { TeamRole } from '@anwurf/contract/team';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import type { TeamEvent } from '@anwurf/domain/team/team-event';
import { isUnder16 } from './health-consents.ts';
import type { LocalQuery } from './local-query.ts';

/** A team of the player, with his role. */
export interface OwnTeam {
  readonly team: string;
  readonly role: TeamRole;
  /** Null until the team's row has arrived. */
  readonly name: string | null;
  readonly club: string | null;
  readonly ageGroup: string | null;
  readonly joinedAt: Date;
}

/** The player's teams: those that he leads first, then by name. */
export function ownTeams(): LocalQuery<OwnTeam> {
  return {
    sql: `
      select m.team_id as "team", m.role, t.name, t.club, t.age_group as "ageGroup", m.joined_at as "joinedAt"
      from memberships m left join teams t on t.id = m.team_id
      order by m.role = 'player', lower(t.name), m.joined_at, m.id`,
    params: [],
  };
}

/** A parent's newest decision about the membership `m`. */
const parentsSaid = `
  from parental_sharing p where p.membership_id = m.id and p.decision <> 'asked' order by p.happened_at desc, p.server_version desc, p.id desc limit 1`;

/** Kinds of the membership `m` to which a parent agrees. */
const parentsKinds = `coalesce((select case when p.decision = 'granted' then p.kinds end ${parentsSaid}), '{}')`;

/** State of the consent of a player's parents to sharing with a team. */
export interface ParentalSharing {
  /** Whether a parent has to agree: the player is under 16. */
  readonly isNeeded: boolean;
  /** Null: none has decided. */
  readonly decision: 'granted' | 'refused' | 'withdrawn' | null;
  /** Agreed to. */
  readonly kinds: readonly SharedKind[];
  /** When a parent was last written to; null: never. */
  readonly askedAt: Date | null;
  /** Whether that is after the newest decision: an answer is awaited. */
  readonly isAwaited: boolean;
}

/** One row for a team of the player. */
export function parentalSharing(team: string): LocalQuery<ParentalSharing> {
  return {
    sql: `
      select ${isUnder16} as "isNeeded", (select p.decision ${parentsSaid}) as "decision", ${parentsKinds} as "kinds",
        (select max(happened_at) from parental_sharing p where p.membership_id = m.id and p.decision = 'asked') as "askedAt",
        coalesce((select p.decision = 'asked' from parental_sharing p where p.membership_id = m.id
          order by p.happened_at desc, p.server_version desc, p.id desc limit 1), false) as "isAwaited"
      from memberships m where m.team_id = $1::uuid`,
    params: [team],
  };
}

/** The player's last word about a kind in a team. */
export interface SharingDecision {
  readonly kind: SharedKind;
  readonly granted: boolean;
  readonly decidedAt: Date;
  /** Of the text that was agreed to. */
  readonly textVersion: string;
}

/**
 * The player's last decisions of the memberships that there are, by team and kind; no row of what was never decided. As the server counts them
 * (migrations 0077, 0095): the one that arrived last and the one that is dated last must both be a yes. One that has not arrived is the last. Under 16 a
 * yes counts with a parent's, and one that was made then no longer afterwards.
 */
export const lastDecisions = `
  with valid as (
    select c.team_id, c.kind, c.decided_at, c.text_version,
      c.granted and (c.server_version = 0 or c.under_16 = ${isUnder16}) and (not ${isUnder16} or c.kind = any(${parentsKinds})) as granted,
      c.server_version = 0 as waits, c.server_version, c.created_at, c.id
    from sharing_consents c join memberships m on m.team_id = c.team_id
    where c.decided_at >= date_trunc('milliseconds', m.joined_at)),
  arrived as (
    select distinct on (team_id, kind) * from valid
    order by team_id, kind, waits desc, case when waits then created_at end desc, server_version desc, id desc),
  dated as (
    select distinct on (team_id, kind) * from valid order by team_id, kind, decided_at desc, waits desc, server_version desc, id desc)
  select team_id, dated.kind, dated.granted and arrived.granted as granted, dated.decided_at, arrived.text_version
  from dated join arrived using (team_id, kind)`;

/** The player's last word about each kind in a team. */
export function sharingDecisions(team: string): LocalQuery<SharingDecision> {
  return {
    sql: `
      select kind, granted, decided_at as "decidedAt", text_version as "textVersion" from (${lastDecisions}) as decisions
      where team_id = $1::uuid`,
    params: [team],
  };
}

/** A member of the staff. */
export interface StaffMember {
  readonly user: string;
  readonly name: string;
  readonly role: Exclude<TeamRole, 'player'>;
}

/** Coaches and physios of a team, as they see each other. */
export function teamStaff(team: string): LocalQuery<StaffMember> {
  return {
    sql: `
      select user_id as "user", display_name as "name", role from team_members
      where team_id = $1::uuid and role <> 'player' order by role, lower(display_name), user_id`,
    params: [team],
  };
}

/** A team that nobody else leads. */
export interface LedAlone {
  readonly team: string;
  /** Null until the team's row has arrived. */
  readonly name: string | null;
}

/** Teams that end with the player's account, by name: as far as this device knows, he alone leads them. */
export function teamsLedAlone(): LocalQuery<LedAlone> {
  return {
    sql: `
      select m.team_id as "team", t.name from memberships m left join teams t on t.id = m.team_id
      where m.role = 'coach' and not exists (
        select from team_members other where other.team_id = m.team_id and other.role = 'coach' and other.user_id <> m.user_id)
      order by lower(t.name), m.team_id`,
    params: [],
  };
}

/** The calendar of a team between two local days, both included. */
export function teamEvents(team: string, from: string, until: string): LocalQuery<TeamEvent> {
  return {
    sql: `
      select id, kind, day::text as "day", start_time as "time", minutes, title, place, is_cancelled as "isCancelled" from team_events
      where team_id = $1::uuid and day between $2::date and $3::date order by day, start_time nulls first, created_at, id`,
    params: [team, from, until],
  };
}

/** The entries of a team's calendar with these ids, as far as there are any. */
export function teamEventsOf(team: string, ids: readonly string[]): LocalQuery<TeamEvent> {
  return {
    sql: `
      select id, kind, day::text as "day", start_time as "time", minutes, title, place, is_cancelled as "isCancelled" from team_events
      where team_id = $1::uuid and id = any($2::uuid[])`,
    params: [team, [...ids]],
  };
}

/** A team's table on this device. */
export interface ArrivedTable {
  readonly name: string;
  /** The day from which on its rows are here, while older ones are under way; null: all are. */
  readonly newestFrom: string | null;
}

/** A team's tables that have been complete on this device, or have their newest rows. */
export function arrivedTeamTables(team: string): LocalQuery<ArrivedTable> {
  return {
    sql: `
      select split_part(table_name, '@', 1) as "name", newest_from::text as "newestFrom" from streams
      where split_part(table_name, '@', 2) = $1::text and (last_up_to_date_at is not null or newest_from is not null) order by 1`,
    params: [team],
  };
}

/** A row if the player is in a team. */
export function anyTeam(): LocalQuery<{ found: boolean }> {
  return { sql: 'select true as found from memberships limit 1', params: [] };
}
