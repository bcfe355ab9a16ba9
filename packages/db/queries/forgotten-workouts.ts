import type { LocalQuery } from './local-query.ts';

/** A workout with sets in the log that was never ended. */
export interface ForgottenWorkout {
  workoutId: string;
  /** Null: a live training. */
  sessionId: string | null;
  /** Null: a live training, or the plan is gone. */
  planName: string | null;
  /** 1-based. */
  sessionOrder: number | null;
  /** Null: its progress is gone. */
  startTime: Date | null;
  timeZone: string | null;
  /** Times of its first and last set. */
  firstAt: Date;
  lastAt: Date;
}

/** More than a player forgets; the next visit ends the others. */
const mostAtOnce = 50;

const selectForgotten = (chosen: string, isForgotten: string) => `
  select open.workout_id as "workoutId", logged.session_id as "sessionId", nullif(p.name, '') as "planName",
    s.session_order as "sessionOrder", a.start_time as "startTime", a.time_zone as "timeZone", logged.first_at as "firstAt",
    logged.last_at as "lastAt"
  from (
    select distinct e.workout_id from exercise_workouts e
    where ${chosen} and not exists (select from completed_sessions ended where ended.workout_id = e.workout_id)) open
  cross join lateral (
    select min(t.created_at) as first_at, max(t.created_at) as last_at, (array_agg(t.session_id order by t.created_at))[1] as session_id
    from workout_tracking t where t.workout_id = open.workout_id) logged
  left join active_training_sessions a on a.workout_id = open.workout_id
  left join sessions s on s.id = logged.session_id
  left join trainingsplanreal p on p.id = s.plan_id
  where ${isForgotten}
  order by logged.last_at desc limit ${mostAtOnce}`;

/** Workouts without an ending whose last set, and last activity, was before an instant (ISO 8601); the newest first. */
export function forgottenWorkouts(before: string): LocalQuery<ForgottenWorkout> {
  return { sql: selectForgotten('true', 'greatest(logged.last_at, a.last_activity_at) < $1::timestamptz'), params: [before] };
}

/** One workout that has sets and no ending; no row otherwise. */
export function unendedWorkout(workoutId: string): LocalQuery<ForgottenWorkout> {
  return { sql: selectForgotten('e.workout_id = $1::uuid', 'true'), params: [workoutId] };
}
