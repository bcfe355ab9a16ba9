import { type ReadinessEntry, USUAL_DAYS } from '@anwurf/domain/readiness/readiness';
import type { ReadinessAnswers } from '@anwurf/domain/readiness/readiness-questions';
import type { LocalQuery } from './local-query.ts';

/** Of several rows of a day the one that counts first: a device's clock may be ahead, unsent ones are the newest. */
const newestFirst = 'least(noted_at, now()) desc, server_version = 0 desc, server_version desc, id desc';

/** A day's answers (`readiness_checks`). */
export interface AnsweredDay extends ReadinessAnswers {
  readonly id: string;
}

/** All rows of a local day, the one that counts first. */
export function readinessOn(day: string): LocalQuery<AnsweredDay> {
  return {
    sql: `
      select id, sleep::int as "sleep", fatigue::int as "fatigue", soreness::int as "soreness", stress::int as "stress", mood::int as "mood"
      from readiness_checks where day = $1::date order by ${newestFirst}`,
    params: [day],
  };
}

/**
 * Columns of entries as {@link ReadinessEntry}, of rows with `user_id`, `day` and `points`, one a player and day.
 * @param rows an SQL query; of the {@link USUAL_DAYS} days before the first wanted one as well
 */
function readinessEntriesOf(rows: string): string {
  return `
    select user_id, day, points::int as sum, json_build_object('days', count(points) over before,
        'mean', coalesce(avg(points) over before, 0)::float8, 'deviation', coalesce(stddev_samp(points) over before, 0)::float8) as before
      from (${rows}) as noted
      window before as (
        partition by user_id order by day range between interval '${USUAL_DAYS} days' preceding and interval '1 day' preceding)`;
}

/** The player's own days, by the rule by which the server copies them (migration 0087). */
export const ownReadinessDays = `
    select distinct on (day) user_id, day, sleep + fatigue + soreness + stress + mood as points
      from readiness_checks order by day, ${newestFirst}`;

function since(rows: string, params: readonly string[]): LocalQuery<ReadinessEntry> {
  return {
    sql: `select day::text as "day", sum, before from (${readinessEntriesOf(rows)}) as entries where day >= $1::date order by day`,
    params: [...params],
  };
}

/** The player's own entries since a local day, oldest first. */
export function readinessSince(from: string): LocalQuery<ReadinessEntry> {
  return since(ownReadinessDays, [from]);
}

/** The entries that a player of a team shares since a local day, oldest first. */
export function sharedReadiness(team: string, user: string, from: string): LocalQuery<ReadinessEntry> {
  return since('select user_id, day, points from shared_readiness where team_id = $2::uuid and user_id = $3::uuid', [from, team, user]);
}
