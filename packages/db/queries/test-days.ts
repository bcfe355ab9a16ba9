import type { Gender } from '@anwurf/domain/vocabulary/player';
import type { MissingReason, TestValueState } from '@anwurf/domain/team/test-value';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';

/** A test day of a team. */
export interface TeamTestDay {
  readonly id: string;
  readonly day: string;
  /** Ids; read with `testsOfDay`. */
  readonly tests: readonly string[];
  /** As stored; read with `readChoices`. */
  readonly choices: unknown;
  readonly groupGender: Gender | null;
  readonly groupAge: number | null;
  /** Null: it is under way. */
  readonly closedAt: Date | null;
}

/** The test days of a team, the newest first. */
export function teamTestDays(team: string): LocalQuery<TeamTestDay> {
  return {
    sql: `
      select id, day::text as "day", tests, choices, group_gender as "groupGender", group_age as "groupAge", closed_at as "closedAt"
      from team_test_days where team_id = $1::uuid order by day desc, created_at desc, id desc`,
    params: [team],
  };
}

/** Somebody who can be tested: a member or a guest. */
export interface TeamTestPerson {
  /** Of the membership, or of the guest. */
  readonly id: string;
  readonly kind: 'member' | 'guest';
  readonly name: string;
  readonly sharesTests: boolean;
  readonly gender: Gender | null;
  readonly birthYear: number | null;
}

/** The players of a team and its guests that are linked to none, by name. */
export function testPeople(team: string): LocalQuery<TeamTestPerson> {
  return {
    sql: `
      select * from (
        select id, 'member' as "kind", display_name as "name", 'tests' = any(shared_kinds) as "sharesTests", null::text as "gender",
          null::smallint as "birthYear"
        from team_members where team_id = $1::uuid and role = 'player'
        union all
        select id, 'guest', name, true, gender, birth_year from team_guests where team_id = $1::uuid and member_id is null) as people
      order by lower("name"), id`,
    params: [team],
  };
}

/** A guest of a team. */
export interface TeamGuest {
  readonly id: string;
  readonly name: string;
  readonly gender: Gender | null;
  readonly birthYear: number | null;
  /** The membership that she is linked to; null: none. */
  readonly member: string | null;
}

/** The guests of a team by name. */
export function teamGuests(team: string): LocalQuery<TeamGuest> {
  return {
    sql: `
      select id, name, gender, birth_year as "birthYear", member_id as "member" from team_guests
      where team_id = $1::uuid order by lower(name), id`,
    params: [team],
  };
}

/** A row of a cell. */
export interface TestValueRow {
  /** The member, also of values of a guest who is linked to her; else the guest. */
  readonly person: string;
  readonly test: string;
  readonly state: TestValueState;
  /** As stored. */
  readonly trials: unknown;
  readonly reason: MissingReason | null;
}

/** The newest content of a cell, and how many rows it has. */
export interface CurrentTestValue extends TestValueRow {
  readonly entries: number;
}

/** Id of the person of a row `v`: of a guest who is linked to a member the member's. */
const personOf = 'coalesce(v.member_id, (select g.member_id from team_guests g where g.id = v.guest_id), v.guest_id)';

/**
 * Rows of a test day with whom they are about. A row that has not arrived comes after all that have. $1: the team, $2: the day. No join and one
 * sort: a store knows little of how its team's rows are distributed, and would loop over them.
 */
const noted = `
  select v.id, v.test, v.state, v.trials, v.reason, v.noted_at, v.coach_name, ${personOf} as "person",
    case when v.server_version = 0 then 9223372036854775807 else v.server_version end as version
  from team_test_values v where v.team_id = $1::uuid and v.test_day_id = $2::uuid`;

/** The window of a cell's rows, the newest first, and the number of all of them. */
const newest = `newest as (partition by "person", test order by version desc, noted_at desc, id desc)`;
const entries = 'count(*) over (newest rows between unbounded preceding and unbounded following)::int';

/** The newest content of each cell of a test day. @param tests of these alone; null: of all */
export function testDayValues(team: string, testDay: string, tests: readonly string[] | null = null): LocalQuery<CurrentTestValue> {
  return {
    sql: `
      select distinct on ("person", test) "person", test, state, trials, reason, ${entries} as "entries"
      from (${noted} and ($3::text[] is null or v.test = any($3::text[]))) as noted
      window ${newest} order by "person", test, version desc, noted_at desc, id desc`,
    params: [team, testDay, tests],
  };
}

const valueColumns = ['person', 'test', 'state', 'trials', 'reason', 'entries'] as const;

/** The newest content of all cells of a test day, for its table. */
export function testDayCells(team: string, testDay: string): ListQuery<CurrentTestValue, CurrentTestValue> {
  return asList(testDayValues(team, testDay), valueColumns);
}

/** A row of a cell with its moment. */
export interface PastTestValue extends TestValueRow {
  readonly id: string;
  readonly notedAt: Date;
  /** Name of the coach who wrote it; empty: none, or it has not arrived yet. */
  readonly coach: string;
  readonly isCurrent: boolean;
}

type StoredPastValue = Omit<PastTestValue, 'notedAt'> & { readonly notedAt: string };

const pastColumns = ['id', 'person', 'test', 'state', 'trials', 'reason', 'notedAt', 'coach', 'isCurrent'] as const;

const readPast = ({ notedAt, ...value }: StoredPastValue): PastTestValue => ({ ...value, notedAt: new Date(notedAt) });

/**
 * Every row of the cells of a test day that have more than one, cell by cell, the newest first.
 * @param people of these alone
 */
export function testDayHistory(team: string, testDay: string, people: readonly string[]): ListQuery<PastTestValue, StoredPastValue> {
  const query: LocalQuery<StoredPastValue> = {
    sql: `
      select id, "person", test, state, trials, reason, noted_at as "notedAt", coach_name as "coach", place = 1 as "isCurrent" from (
        select *, row_number() over newest as place, ${entries} as entries
        from (${noted} and ${personOf} = any($3::uuid[])) as noted window ${newest}) as cells
      where entries > 1 order by "person", test, place`,
    params: [team, testDay, [...people]],
  };
  return asList(query, pastColumns, readPast);
}

/** Values that a team has measured of the player and that he has not answered. */
export interface MeasuredOffer {
  readonly id: string;
  readonly day: string;
  /** As stored; read with `measuredCategories`. */
  readonly results: unknown;
  readonly revision: number;
  /** Whether an earlier revision was taken over. */
  readonly wasTaken: boolean;
  /** Names of those who measured; empty: none is known. */
  readonly coach: string;
}

/** The open offers of a team to the player, the newest first. */
export function openOffers(team: string): LocalQuery<MeasuredOffer> {
  return {
    sql: `
      select o.id, o.day::text as "day", o.results, o.revision, coalesce(o.answer = 'taken', false) as "wasTaken", o.coach_name as "coach"
      from measured_tests o join memberships m on m.id = o.membership_id
      where m.team_id = $1::uuid and (o.answer is null or o.answered_revision is distinct from o.revision) order by o.day desc, o.id`,
    params: [team],
  };
}
