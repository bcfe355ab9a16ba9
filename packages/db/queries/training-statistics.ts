import { NAMED_CATEGORIES, OTHER_CATEGORY, type PlanCategory } from '@anwurf/domain/plan/plan-category';
import type { TrainingSums } from '@anwurf/domain/statistics/training-weeks';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';

/** Selects finished workouts for statistics. */
export interface WorkoutFilter {
  /** Local day of the first, such as '2026-11-28'; null: all. */
  readonly from: string | null;
  readonly category: PlanCategory | null;
  /** Only workouts with this exercise, and only its sets of them. */
  readonly exercise: string | null;
}

const named = NAMED_CATEGORIES.map((name) => `when strpos(lower(c.plan_name), '${name.toLowerCase()}') > 0 then '${name}'`);

/** Same result as `planCategory`, which the row shows. Without a percent sign: a live query would read it as a placeholder. */
const categoryOf = `case ${named.join(' ')} else '${OTHER_CATEGORY}' end`;

/** Whether a workout `c` is of a period and category: $1 from, $2 category. */
export const inPeriod = `
  ($1::date is null or c.local_day >= $1::date)
  and ($2::text is null or ${categoryOf} = $2::text)`;

/** $3 exercise. */
const chosen = `${inPeriod}
  and ($3::text is null or exists (select from exercise_workouts e where e.workout_id = c.workout_id and e.exercise_name = $3::text))`;

const filterParams = ({ from, category, exercise }: WorkoutFilter) => [from, category, exercise];

/** A finished workout in the list. */
export interface TrainedWorkout {
  id: string;
  /** Null for rows of other tools, which have none. */
  workoutId: string | null;
  planName: string | null;
  /** 1-based. */
  sessionOrder: number | null;
  beganAt: Date;
  /** IANA name of the zone in which it began. */
  timeZone: string;
  /** Local day on which it began, such as '2026-11-28'. */
  day: string;
  durationMinutes: number;
  /** 1 to 10; null: not answered. */
  effort: number | null;
  setCount: number;
  /** Σ weight × reps in kg. */
  volume: number;
  isShared: boolean;
}

/** The last finished workouts that match a filter, newest first. */
export function trainedWorkouts(filter: WorkoutFilter, limit: number): LocalQuery<TrainedWorkout> {
  return {
    sql: `
      select c.id, c.workout_id as "workoutId", c.plan_name as "planName", c.session_order as "sessionOrder",
        c.began_at as "beganAt", c.time_zone as "timeZone", c.local_day::text as "day", c.duration_minutes as "durationMinutes", c.effort, sums.sets as "setCount", sums.volume as "volume",
        exists (select from training_reports r where r.workout_id = c.workout_id and r.is_shared) as "isShared"
      from (select * from completed_sessions c where ${chosen} order by c.began_at desc, c.id desc limit $4::int) c
      cross join lateral (
        select coalesce(sum(e.set_count), 0)::int as sets, coalesce(sum(e.volume), 0) as volume
        from exercise_workouts e where e.workout_id = c.workout_id and ($3::text is null or e.exercise_name = $3::text)) sums
      order by c.began_at desc, c.id desc`,
    params: [...filterParams(filter), limit],
  };
}

const asStored = <Row>(row: Row) => row;
const readDay = ({ day }: { day: string }) => day;

/** Sums of a period; `stretch` is its position among the requested periods, from 1. */
export interface StretchSums extends TrainingSums {
  stretch: number;
}

/** For all workouts at once, or for one after the other: for a few that takes a third of the work. */
const sumsOfAll =
  '(select e.workout_id, sum(e.set_count) as sets, sum(e.volume) as volume from exercise_workouts e group by e.workout_id) sums on sums.workout_id = c.workout_id';
const sumsOfEach =
  'lateral (select sum(e.set_count) as sets, sum(e.volume) as volume from exercise_workouts e where e.workout_id = c.workout_id) sums on true';

/** A workout has one row per exercise: nothing to sum, and the row itself says that the exercise was done. */
const sumsOfExercise =
  '(select e.workout_id, e.set_count as sets, e.volume from exercise_workouts e where e.exercise_name = $4::text) sums on sums.workout_id = c.workout_id';

/**
 * Sums of the periods that have any training, such as weeks.
 * @param begins local days on which the periods begin, such as '2026-11-23', in order; each ends with the next, the last one never
 */
export function trainingSums({ from, category, exercise }: WorkoutFilter, begins: readonly string[]): ListQuery<StretchSums, StretchSums> {
  const sums = exercise === null ? `left join ${from === null ? sumsOfAll : sumsOfEach}` : `join ${sumsOfExercise}`;
  const query: LocalQuery<StretchSums> = {
    // Reads the list once, not for every row.
    sql: `
      with asked as materialized (select string_to_array($3::text, ' ')::date[] as begins)
      select width_bucket(c.local_day, asked.begins) as stretch, count(*)::int as workouts,
        coalesce(sum(sums.sets), 0)::int as sets, sum(c.duration_minutes)::int as minutes,
        coalesce(sum(c.duration_minutes * c.effort), 0)::int as load, count(c.effort)::int as rated,
        coalesce(sum(sums.volume), 0) as volume
      from completed_sessions c
      cross join asked
      ${sums}
      where ${inPeriod} and c.local_day >= asked.begins[1]
      group by 1 order by 1`,
    // As text: a live query writes its values into the SQL.
    params: [from, category, begins.join(' '), ...(exercise === null ? [] : [exercise])],
  };
  return asList(query, asStored);
}

/** Local days of the workouts that match a filter, oldest first. */
export function trainedDays(filter: WorkoutFilter): ListQuery<string, { day: string }> {
  const query: LocalQuery<{ day: string }> = {
    sql: `select c.local_day::text as day from completed_sessions c where ${chosen} order by c.local_day`,
    params: filterParams(filter),
  };
  return asList(query, readDay);
}
