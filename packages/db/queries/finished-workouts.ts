import { ENDED_ITSELF_NOTE } from '@anwurf/domain/workout/workout-note';
import type { LocalQuery } from './local-query.ts';

/** A finished workout (`completed_sessions`) with the sums of its sets. */
export interface FinishedWorkout {
  id: string;
  /** Null for rows of other tools, which have none. */
  workoutId: string | null;
  sessionId: string | null;
  planName: string | null;
  /** 1-based. */
  sessionOrder: number | null;
  beganAt: Date;
  /** IANA name of the zone in which it began. */
  timeZone: string;
  /** Local day on which it began, such as '2026-11-28'. */
  day: string;
  completedAt: Date;
  durationMinutes: number;
  /** How it ended, or the player's note (`workoutNote`). */
  notes: string | null;
  /** 1 to 10; null: not answered. */
  effort: number | null;
  exerciseCount: number;
  /** Without sets that warm up. */
  setCount: number;
  /** Σ weight × reps in kg. */
  volume: number;
  /** Whether its report is public to anybody with the link. */
  isShared: boolean;
}

/** Computes the sums for the rows of `chosen` only: a limit outside would apply after them. */
const selectFinished = (chosen: string) => `
  select c.id, c.workout_id as "workoutId", c.session_id as "sessionId", c.plan_name as "planName",
    c.session_order as "sessionOrder", c.began_at as "beganAt", c.time_zone as "timeZone",
    c.local_day::text as "day", c.completed_at as "completedAt", c.duration_minutes as "durationMinutes", c.notes, c.effort,
    sums.exercises as "exerciseCount", sums.sets as "setCount", sums.volume as "volume",
    exists (select from training_reports r where r.workout_id = c.workout_id and r.is_shared) as "isShared"
  from (select * from completed_sessions ${chosen}) c
  cross join lateral (
    select count(distinct t.exercise_name)::int as exercises, count(*) filter (where is_counted_set(t.set_kind))::int as sets,
      coalesce(sum(compared_weight(t.weight, t.extra_weight, t.band) * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0)))
        filter (where is_counted_set(t.set_kind)), 0)::float8 as volume
    from workout_tracking t where t.workout_id = c.workout_id) sums
  order by c.began_at desc, c.id desc`;

/** The last finished workouts, newest first. */
export function finishedWorkouts(limit: number): LocalQuery<FinishedWorkout> {
  return { sql: selectFinished('order by began_at desc, id desc limit $1::int'), params: [limit] };
}

/** The workouts from one local day until before another, such as '2026-11-28', newest first. */
export function finishedBetween(from: string, to: string): LocalQuery<FinishedWorkout> {
  return { sql: selectFinished('where local_day >= $1::date and local_day < $2::date'), params: [from, to] };
}

/** One finished workout; no row while it is running. */
export function finishedWorkout(workoutId: string): LocalQuery<FinishedWorkout> {
  return { sql: selectFinished('where workout_id = $1::uuid order by began_at desc limit 1'), params: [workoutId] };
}

/** The newest workout of the last days that ended itself, before the player has seen it. @param from local day, such as '2026-11-28' */
export function endedItself(from: string): LocalQuery<FinishedWorkout> {
  return {
    sql: selectFinished('where notes = $1 and local_day >= $2::date order by began_at desc limit 1'),
    params: [ENDED_ITSELF_NOTE, from],
  };
}

/** The previous workout of the same session; no row for the first. */
export function finishedBefore(workoutId: string): LocalQuery<FinishedWorkout> {
  return {
    sql: selectFinished(`where workout_id <> $1::uuid and session_id = (select session_id from completed_sessions where workout_id = $1::uuid limit 1)
      and began_at < (select max(began_at) from completed_sessions where workout_id = $1::uuid)
      and exists (select from workout_tracking done where done.workout_id = completed_sessions.workout_id)
      order by began_at desc, id desc limit 1`),
    params: [workoutId],
  };
}
