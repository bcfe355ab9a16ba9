import { MAX_MATCH_DATES } from '@anwurf/domain/coach/training-profile';
import type { TrainingProfileRow } from '@anwurf/domain/coach/training-profile-row';
import type { LocalQuery } from './local-query.ts';

/** Weeks around today in which a team's calendar counts: a plan looks back four and ahead a block. */
const weeks = { back: 6, ahead: 14 } as const;
/** Team trainings on a weekday within the next four weeks that make it a day of the team. */
const regular = 2;

const near = `e.day between current_date - ${weeks.back * 7} and current_date + ${weeks.ahead * 7}`;

/**
 * The coach's facts as plans are made for them: those of the player, and what the calendars of his teams say where he says nothing
 * himself. A match of his own moves the team's of the day before or after, as it moves a regular one; his own day without a match takes the
 * team's matches from its week; his own team days win over the team's trainings. For what is edited and stored, `trainingProfile` has his own alone. No row while nothing is known.
 */
export function plannedProfile(): LocalQuery<TrainingProfileRow> {
  return {
    sql: `
      with own as (select * from training_profiles limit 1),
      played as (select team_id from memberships where role = 'player'),
      matches as (
        select distinct to_char(e.day, 'YYYY-MM-DD') as day from team_events e join played using (team_id)
        where e.kind = 'match' and not e.is_cancelled and ${near} and not exists (
          select from own, unnest(own.match_dates) as mine (day)
          where mine.day ~ '^\\d{4}-\\d{2}-\\d{2}$' and abs(mine.day::date - e.day) <= 1)
        and not exists (
          select from own, unnest(own.match_free_dates) as mine (day)
          where mine.day ~ '^\\d{4}-\\d{2}-\\d{2}$' and date_trunc('week', mine.day::date) = date_trunc('week', e.day))
        order by 1 limit ${MAX_MATCH_DATES}),
      trained as (
        select extract(isodow from e.day)::int as weekday from team_events e join played using (team_id)
        where e.kind = 'training' and not e.is_cancelled and ${near} and e.day between current_date and current_date + 27
        group by 1 having count(distinct e.day) >= ${regular}),
      off as (
        select distinct to_char(e.day, 'YYYY-MM-DD') as day from team_events e join played using (team_id)
        where (e.kind = 'free' or e.kind = 'match' and e.is_cancelled) and ${near} order by 1 limit ${MAX_MATCH_DATES}),
      found as (
        select coalesce((select match_dates from own), '{}') as own_dates, coalesce((select team_days from own), '{}') as own_days,
          coalesce((select match_free_dates from own), '{}') as own_free,
          coalesce((select array_agg(day order by day) from matches), '{}') as dates,
          coalesce((select array_agg(day order by day) from off), '{}') as off_dates,
          coalesce((select array_agg((array['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'])[weekday] order by weekday) from trained), '{}') as days)
      select own.training_age, coalesce(own.session_venues, '{}') as session_venues,
        case when cardinality(found.own_days) > 0 then found.own_days else found.days end as team_days,
        coalesce(own.match_days, '{}') as match_days, (found.own_dates || found.dates)[1:${MAX_MATCH_DATES}] as match_dates,
        (found.own_free || found.off_dates)[1:${MAX_MATCH_DATES}] as match_free_dates,
        coalesce(own.session_days, '{}') as session_days, own.weight_step::float8 as weight_step,
        own.heaviest_dumbbell::float8 as heaviest_dumbbell, own.body_weight::float8 as body_weight, own.bar_weight::float8 as bar_weight,
        coalesce(own.plates, '{}') as plates, coalesce(own.week_mode, 'calendar') as week_mode
      from found left join own on true
      where own.user_id is not null or cardinality(found.dates) + cardinality(found.days) > 0`,
    params: [],
  };
}
