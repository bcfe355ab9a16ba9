import { type ReadinessEntry, USUAL_DAYS, usualOf } from '@anwurf/domain/readiness/readiness';
import type { ReadinessAnswers } from '@anwurf/domain/readiness/readiness-questions';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';

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

/** An entry with the sums of the days before it. */
export type StoredEntry = Omit<ReadinessEntry, 'before'> & { readonly before: Parameters<typeof usualOf>[0] };

/** Reads an entry as the database gives it. */
export const readEntry = ({ before, ...entry }: StoredEntry): ReadinessEntry => ({ ...entry, before: usualOf(before) });

/** SQL of those sums over rows with `points`. @param over a window's clause; empty: of a group */
export const usualSums = (over = '') =>
  `json_build_object('days', count(points)${over}, 'sum', coalesce(sum(points)${over}, 0), 'squares', coalesce(sum(points * points)${over}, 0))`;

/**
 * Columns of {@link StoredEntry}, of rows with `user_id`, `day` and `points`, one a player and day.
 * @param rows an SQL query; of the {@link USUAL_DAYS} days before the first wanted one as well
 */
function readinessEntriesOf(rows: string): string {
  return `
    select user_id, day, points::int as sum, ${usualSums(' over before')} as before
      from (${rows}) as noted
      window before as (
        partition by user_id order by day range between interval '${USUAL_DAYS} days' preceding and interval '1 day' preceding)`;
}

/** The player's own days, by the rule by which the server copies them (migration 0087). */
export const ownReadinessDays = `
    select distinct on (day) user_id, day, sleep + fatigue + soreness + stress + mood as points
      from readiness_checks order by day, ${newestFirst}`;

const entryColumns = ['day', 'sum', 'before'] as const;

function since(rows: string, params: readonly string[]): ListQuery<ReadinessEntry, StoredEntry> {
  const query: LocalQuery<StoredEntry> = {
    sql: `select day::text as "day", sum, before from (${readinessEntriesOf(rows)}) as entries where day >= $1::date order by day`,
    params: [...params],
  };
  return asList(query, entryColumns, readEntry);
}

/** The player's own entries since a local day, oldest first. */
export function readinessSince(from: string): ListQuery<ReadinessEntry, StoredEntry> {
  return since(ownReadinessDays, [from]);
}

/** The entries that a player of a team shares since a local day, oldest first. */
export function sharedReadiness(team: string, user: string, from: string): ListQuery<ReadinessEntry, StoredEntry> {
  return since('select user_id, day, points from shared_readiness where team_id = $2::uuid and user_id = $3::uuid', [from, team, user]);
}
