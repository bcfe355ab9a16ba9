import type { LocalQuery } from './local-query.ts';

/** Whether a goal's day is not over yet. Apart from the goals: most players have none, and a dashboard without them loads nothing of it. */
export function hasGoals(today: string): LocalQuery<{ any: boolean }> {
  return { sql: 'select exists (select from goals where until_day >= $1::date) as "any"', params: [today] };
}
