import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { HandballKind } from '@anwurf/domain/week/handball-load';
import type { LocalQuery } from './local-query.ts';

/** A training that a player shares: finished, or put on a day. */
export interface SharedTraining {
  readonly id: string;
  readonly day: string;
  readonly isDone: boolean;
  readonly name: string | null;
  readonly minutes: number | null;
}

/** What a player shares of his trainings since a local day, newest first. */
export function sharedTrainings(team: string, user: string, from: string): LocalQuery<SharedTraining> {
  return {
    sql: `
      select id, day::text as "day", state = 'done' as "isDone", name, minutes from shared_trainings
      where team_id = $1::uuid and user_id = $2::uuid and day >= $3::date order by day desc, state, id`,
    params: [team, user, from],
  };
}

/** A load that a player shares. */
export interface SharedLoad {
  readonly day: string;
  readonly kind: 'own' | HandballKind;
  readonly minutes: number;
  readonly effort: number;
}

/** What a player shares of his load since a local day, oldest first. */
export function sharedLoads(team: string, user: string, from: string): LocalQuery<SharedLoad> {
  return {
    sql: `
      select day::text as "day", kind, minutes, effort from shared_loads
      where team_id = $1::uuid and user_id = $2::uuid and day >= $3::date order by day, kind, id`,
    params: [team, user, from],
  };
}

/** A fitness test that a player shares. */
export interface SharedTest {
  readonly id: string;
  readonly category: TestCategory;
  readonly day: string;
  /** As stored; parse with `readStoredResults`. */
  readonly results: unknown;
}

/** The tests that a player of a team shares, oldest first. */
export function sharedTests(team: string, user: string): LocalQuery<SharedTest> {
  return {
    sql: `
      select id, test_category as "category", day::text as "day", results from shared_tests
      where team_id = $1::uuid and user_id = $2::uuid order by day, id`,
    params: [team, user],
  };
}

/** A report of pain that a player shares. */
export interface SharedReport {
  readonly id: string;
  readonly region: string;
  readonly level: number;
  readonly at: Date;
}

/** What a player shares of his complaints, newest first. */
export function sharedComplaints(team: string, user: string): LocalQuery<SharedReport> {
  return {
    sql: `
      select id, region, level, reported_at as "at" from shared_complaints
      where team_id = $1::uuid and user_id = $2::uuid order by reported_at desc, id desc limit 50`,
    params: [team, user],
  };
}
