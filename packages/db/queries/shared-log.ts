import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { SharedStage } from '@anwurf/domain/team/shared-stages';
import type { HandballKind } from '@anwurf/domain/week/handball-load';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';

/** A training that a player shares: finished, or put on a day. */
export interface SharedTraining {
  readonly id: string;
  readonly day: string;
  readonly isDone: boolean;
  readonly name: string | null;
  readonly minutes: number | null;
}

const trainingColumns = ['id', 'day', 'isDone', 'name', 'minutes'] as const;

/** The trainings that a player shares since a local day, newest first. */
export function sharedTrainings(team: string, user: string, from: string): ListQuery<SharedTraining, SharedTraining> {
  const query: LocalQuery<SharedTraining> = {
    sql: `
      select id, day::text as "day", state = 'done' as "isDone", name, minutes from shared_trainings
      where team_id = $1::uuid and user_id = $2::uuid and day >= $3::date order by day desc, state, id`,
    params: [team, user, from],
  };
  return asList(query, trainingColumns);
}

/** A load that a player shares. */
export interface SharedLoad {
  readonly day: string;
  readonly kind: 'own' | HandballKind;
  readonly minutes: number;
  readonly effort: number;
}

const loadColumns = ['day', 'kind', 'minutes', 'effort'] as const;

/** The loads that a player shares since a local day, oldest first. */
export function sharedLoads(team: string, user: string, from: string): ListQuery<SharedLoad, SharedLoad> {
  const query: LocalQuery<SharedLoad> = {
    sql: `
      select day::text as "day", kind, minutes, effort from shared_loads
      where team_id = $1::uuid and user_id = $2::uuid and day >= $3::date order by day, kind, id`,
    params: [team, user, from],
  };
  return asList(query, loadColumns);
}

/** A fitness test that a player shares. */
export interface SharedTest {
  readonly id: string;
  readonly category: TestCategory;
  readonly day: string;
  /** As stored; parse with `readStoredResults`. */
  readonly results: unknown;
  /** As stored; read with `readPlaces`. Null: none. */
  readonly places: unknown;
}

const testColumns = ['id', 'category', 'day', 'results', 'places'] as const;

/** The tests that a player of a team shares, oldest first. */
export function sharedTests(team: string, user: string): ListQuery<SharedTest, SharedTest> {
  const query: LocalQuery<SharedTest> = {
    sql: `
      select t.id, test_category as "category", t.day::text as "day", results, places
      from shared_tests t left join shared_places p on p.id = t.id
      where t.team_id = $1::uuid and t.user_id = $2::uuid order by t.day, t.id`,
    params: [team, user],
  };
  return asList(query, testColumns);
}

/** A report of pain that a player shares. */
export interface SharedReport {
  readonly id: string;
  readonly region: string;
  readonly level: number;
  readonly at: Date;
}

/** The complaints that a player shares, newest first. */
export function sharedComplaints(team: string, user: string): LocalQuery<SharedReport> {
  return {
    sql: `
      select id, region, level, reported_at as "at" from shared_complaints
      where team_id = $1::uuid and user_id = $2::uuid order by reported_at desc, id desc limit 50`,
    params: [team, user],
  };
}

/** The stage of a player's recovery that is under way. */
export interface SharedRecovery extends SharedStage {
  readonly id: string;
}

/** The recoveries that a player shares, the newest stage first. */
export function sharedRecoveries(team: string, user: string): LocalQuery<SharedRecovery> {
  return {
    sql: `
      select id, ladder, status, stage, since::text as "since" from shared_recoveries
      where team_id = $1::uuid and user_id = $2::uuid order by since desc, ladder`,
    params: [team, user],
  };
}

/** A test that a player of a team shares. */
export interface TeamTest extends Omit<SharedTest, 'places'> {
  readonly user: string;
}

const teamTestColumns = ['id', 'user', 'category', 'day', 'results'] as const;

/** The tests that some players of a team share, oldest first. */
export function testsOf(team: string, users: readonly string[]): ListQuery<TeamTest, TeamTest> {
  const query: LocalQuery<TeamTest> = {
    sql: `
      select id, user_id as "user", test_category as "category", day::text as "day", results from shared_tests
      where team_id = $1::uuid and user_id = any($2::uuid[]) order by day, id`,
    params: [team, [...users]],
  };
  return asList(query, teamTestColumns);
}

/** Number of finished trainings of a player. */
export interface DoneCount {
  readonly user: string;
  readonly done: number;
}

/** How many trainings some players of a team have finished between two local days, both included; no row for none. */
export function doneCounts(team: string, users: readonly string[], from: string, until: string): LocalQuery<DoneCount> {
  return {
    sql: `
      select user_id as "user", count(*)::int as "done" from shared_trainings
      where team_id = $1::uuid and user_id = any($2::uuid[]) and state = 'done' and day between $3::date and $4::date group by user_id order by user_id`,
    params: [team, [...users], from, until],
  };
}
