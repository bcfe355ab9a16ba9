import { NAMED_CATEGORIES, OTHER_CATEGORY, type PlanCategory } from '@anwurf/domain/plan/plan-category';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
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
  const sums =
    filter.exercise === null
      ? 'workout_sums sums on sums.workout_id = c.workout_id'
      : 'exercise_workouts sums on sums.workout_id = c.workout_id and sums.exercise_name = $3::text';
  return {
    sql: `
      select c.id, c.workout_id as "workoutId", c.plan_name as "planName", c.session_order as "sessionOrder",
        c.began_at as "beganAt", c.time_zone as "timeZone", c.local_day::text as "day", c.duration_minutes as "durationMinutes", c.effort, coalesce(sums.set_count, 0) as "setCount", coalesce(sums.volume, 0) as "volume",
        exists (select from training_reports r where r.workout_id = c.workout_id and r.is_shared) as "isShared"
      from (select * from completed_sessions c where ${chosen} order by c.began_at desc, c.id desc limit $4::int) c
      left join ${sums}
      order by c.began_at desc, c.id desc`,
    params: [...filterParams(filter), limit],
  };
}

/** Sums of the workouts of a calendar week, or of the part of it that lies in a period. */
export interface TrainedStretch extends TrainingSums {
  /** First local day of it, such as '2026-11-23'. */
  begin: string;
  /** Local day of each of its workouts, oldest first. */
  days: readonly string[];
}

type StoredStretch = TrainingSums & { begin: string; offsets: string };

const stretchColumns = ['begin', 'workouts', 'sets', 'minutes', 'load', 'rated', 'volume', 'offsets'] as const;

/** @param stored its `offsets` are the digits of days since `begin`, one a workout */
function readStretch({ offsets, ...stretch }: StoredStretch): TrainedStretch {
  return {
    ...stretch,
    days: offsets
      .split('')
      .toSorted()
      .map((offset) => dayAfter(stretch.begin, Number(offset))),
  };
}

/** A workout has one row of either: nothing to sum. The row of an exercise itself says that it was done. */
const sumsOfWorkout = 'left join workout_sums sums on sums.workout_id = c.workout_id';
const sumsOfExercise = 'join exercise_workouts sums on sums.workout_id = c.workout_id and sums.exercise_name = $4::text';

/** Monday of a workout's week: 1 January 1900 was one. */
const mondayOfWorkout = `c.local_day - mod(c.local_day - '1900-01-01'::date, 7)`;

/**
 * Weeks in which workouts match a filter, with their sums and days, oldest first. One reading of the log gives both, and needs not know
 * before with which week it begins.
 * @param cut local day within a week, from which that week is a stretch of its own; null: whole weeks alone
 */
export function trainedStretches(
  { from, category, exercise }: WorkoutFilter,
  cut: string | null,
): ListQuery<TrainedStretch, StoredStretch> {
  const query: LocalQuery<StoredStretch> = {
    sql: `
      select workouts.begin::text, count(*)::int as workouts, coalesce(sum(set_count), 0)::int as sets, sum(duration_minutes)::int as minutes,
        coalesce(sum(duration_minutes * effort), 0)::int as load, count(effort)::int as rated, coalesce(sum(volume), 0) as volume,
        string_agg((local_day - workouts.begin)::text, '') as offsets
      from (
        select c.local_day, c.duration_minutes, c.effort, sums.set_count, sums.volume,
          greatest(${mondayOfWorkout}, case when c.local_day >= $3::date then $3::date end) as begin
        from completed_sessions c
        ${exercise === null ? sumsOfWorkout : sumsOfExercise}
        where ${inPeriod}) workouts
      group by workouts.begin order by workouts.begin`,
    params: [from, category, cut, ...(exercise === null ? [] : [exercise])],
  };
  return asList(query, stretchColumns, readStretch);
}
