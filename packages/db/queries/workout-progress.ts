import type { LocalQuery } from './local-query.ts';

/** Progress of a running workout (`active_training_sessions`): one record per session. */
export interface WorkoutProgress {
  sessionId: string;
  workoutId: string;
  /** 0-based in training order. */
  currentExerciseIndex: number;
  startTime: Date;
  /** IANA name of the zone in which it began; null: of an earlier release. */
  timeZone: string | null;
  lastActivityAt: Date;
}

const progressColumns = `
  a.session_id as "sessionId", a.workout_id as "workoutId", a.current_exercise_index as "currentExerciseIndex",
  a.start_time as "startTime", a.time_zone as "timeZone", a.last_activity_at as "lastActivityAt"`;

/** Progress of a guided workout. */
export interface GuidedProgress extends WorkoutProgress {
  /** As stored; parse with the domain's `swapsOfWorkout` and `shapeOfWorkout`. */
  changes: unknown;
}

/** The progress of one session; no row when no workout is running. */
export function progressOfSession(sessionId: string): LocalQuery<GuidedProgress> {
  return {
    sql: `select ${progressColumns}, a.training_logs as "changes" from active_training_sessions a where a.session_id = $1::uuid`,
    params: [sessionId],
  };
}

/** The guided workout that was last active on any device. */
export function latestProgress(): LocalQuery<WorkoutProgress> {
  return {
    sql: `
      select ${progressColumns} from active_training_sessions a
      where a.session_id <> a.workout_id order by a.last_activity_at desc limit 1`,
    params: [],
  };
}

/** Progress of a running live training: it belongs to no session, so its key is the workout's own id. */
export interface LiveProgress extends WorkoutProgress {
  /** Own exercises in their order. */
  exerciseIds: readonly string[];
  /** Key of the superset or circuit of each of them that is in one. */
  groups: Readonly<Record<string, number>>;
}

/** The live training that was last active on any device; no row when none is running. */
export function liveProgress(): LocalQuery<LiveProgress> {
  return {
    sql: `
      select ${progressColumns},
        coalesce((select json_agg(entry ->> 'exercise_id') from jsonb_array_elements(a.training_logs) entry), '[]') as "exerciseIds",
        coalesce((select json_object_agg(entry ->> 'exercise_id', (entry ->> 'group_key')::int) from jsonb_array_elements(a.training_logs) entry
          where jsonb_typeof(entry -> 'group_key') = 'number'), '{}') as "groups"
      from active_training_sessions a
      where a.session_id = a.workout_id order by a.last_activity_at desc limit 1`,
    params: [],
  };
}

/** The progress of a workout by its own id; no row when it has none. `sessionId` is the key of the row. */
export function progressOfWorkout(workoutId: string): LocalQuery<WorkoutProgress> {
  return { sql: `select ${progressColumns} from active_training_sessions a where a.workout_id = $1::uuid`, params: [workoutId] };
}
