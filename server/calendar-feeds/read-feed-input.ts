import { HOME_ZONE, localDayIn } from '@anwurf/domain/calendar/local-time';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { courseOfRow, type CourseRow } from '@anwurf/domain/coach/plan-course';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { FEED_WEEKS, type FeedInput, MOST_FEED_ENTRIES } from '@anwurf/domain/week/calendar-feed';
import type { Sql } from '../database/connection.ts';

/** Sessions and workouts of a plan that are read; more has none that a player trains. */
const most = { sessions: 400, exercises: 5000, trained: 5000, moved: 5000, extras: 200 } as const;

type FeedRow = Pick<FeedInput, 'moved' | 'extras' | 'events'> & {
  readonly course: (CourseRow & { readonly createdAt: string }) | null;
  readonly sessions: string[] | null;
  readonly exercises: FeedInput['exercises'] | null;
  readonly trained: { readonly day: string; readonly order: number }[];
  readonly profile: { readonly week_mode: string; readonly match_dates: string[] } | null;
};

/**
 * Reads what a user's feed is made from, in one statement: the rows by which his devices show his week, of the plan that he follows. A
 * session that two devices moved lies where the newest put it; one put beside the plan is done once it was trained in that week.
 * @param now decides which day is today, in the home zone
 */
export async function readFeedInput(sql: Sql, { userId, feedId }: { userId: string; feedId: string }, now: Date): Promise<FeedInput> {
  const today = localDayIn(now, HOME_ZONE);
  const [from, until] = [dayAfter(today, -FEED_WEEKS.back * 7), dayAfter(today, FEED_WEEKS.ahead * 7)];
  const [row] = await sql<FeedRow[]>`
    with plan as materialized (select * from trainingsplanreal where id = current_plan_of(${userId})),
      parts as materialized (select s.* from sessions s join plan on plan.id = s.plan_id
        where s.user_id = ${userId} order by s.session_order, s.id limit ${most.sessions}),
      extra as materialized (
        select m.id, m.session_id, s.session_order, m.planned_on from scheduled_sessions m join sessions s on s.id = m.session_id
        where m.user_id = ${userId} and m.is_extra and m.planned_on between ${today}::date and ${until}::date and not exists (
          select from completed_sessions c where c.user_id = m.user_id and c.session_id = m.session_id and c.completed_at > m.scheduled_at
            and date_trunc('week', c.local_day) = date_trunc('week', m.planned_on))
        order by m.planned_on, m.created_at, m.id limit ${most.extras}),
      moved as (
        select distinct on (m.session_id, m.plan_week) m.session_id, m.plan_week, m.planned_on, m.turn
        from scheduled_sessions m join parts on parts.id = m.session_id where m.user_id = ${userId} and not m.is_extra
        order by m.session_id, m.plan_week, least(m.scheduled_at, now()) desc, m.server_version desc, m.id desc limit ${most.moved}),
      done as (
        select c.local_day, parts.session_order from completed_sessions c join parts on parts.id = c.session_id
        where c.user_id = ${userId} order by c.completed_at desc limit ${most.trained}),
      trains as (
        select e.* from plan_exercises e where e.user_id = ${userId}
          and e.session_id in (select id from parts union select session_id from extra) limit ${most.exercises}),
      event as (
        select e.* from team_events e join memberships m on m.team_id = e.team_id
        where m.user_id = ${userId} and e.day between ${from}::date and ${until}::date order by e.day, e.id limit ${MOST_FEED_ENTRIES})
    select
      (select jsonb_build_object('weekCount', week_count, 'sessionsPerWeek', sessions_per_week, 'startedOn', started_on,
          'createdAt', created_at, 'sessionCount', (select count(*) from parts),
          'weekdays', coalesce((select jsonb_agg(weekday order by session_order, id) from parts), '[]'),
          'pauses', coalesce((select jsonb_agg(jsonb_build_object('from', first_day, 'until', last_day) order by first_day, p.id)
            from plan_pauses p where p.plan_id = plan.id and p.user_id = ${userId}), '[]')) from plan) as course,
      (select jsonb_agg(id order by session_order, id) from parts) as sessions,
      (select jsonb_agg(jsonb_build_object('sessionId', session_id, 'phase', phase, 'name', name, 'sets', sets, 'reps', reps, 'unit', unit,
          'durationMinutes', duration_minutes, 'durationSeconds', duration_seconds, 'distanceMeters', distance_meters, 'tempo', tempo,
          'pauseSeconds', pause_seconds, 'weekTargets', week_targets, 'groupKey', group_key, 'roundRest', round_rest)
        order by case phase when 'warmup' then 1 when 'main' then 2 else 3 end, exercise_order, id) from trains) as exercises,
      coalesce((select jsonb_agg(jsonb_build_object('sessionId', session_id, 'week', plan_week, 'day', planned_on, 'turn', turn))
        from moved), '[]') as moved,
      coalesce((select jsonb_agg(jsonb_build_object('day', local_day, 'order', session_order)) from done), '[]') as trained,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'sessionId', session_id, 'day', planned_on, 'order', session_order))
        from extra), '[]') as extras,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'day', day, 'time', start_time, 'minutes', minutes,
          'title', title, 'place', place, 'isCancelled', is_cancelled)) from event), '[]') as events,
      (select jsonb_build_object('week_mode', week_mode, 'match_dates', match_dates) from training_profiles where user_id = ${userId}) as profile`;
  if (row === undefined) throw new Error('a statement without a table answered no row');
  const { course, sessions, exercises, trained, profile, ...rest } = row;
  const { weekMode, matchDates } = rowToProfile(profile ?? undefined);
  return {
    ...rest,
    feedId,
    today,
    course: course === null ? null : courseOfRow(course, weekMode, localDayIn(new Date(course.createdAt), HOME_ZONE)),
    sessions: sessions ?? [],
    exercises: exercises ?? [],
    trained: trained.map(({ day, order }) => ({ day, session: order - 1 })),
    matchDates,
  };
}
