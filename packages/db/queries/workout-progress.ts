import type { LocalQuery } from './local-query.ts';

/** Where a running workout stands (`active_training_sessions`): one record per session. */
export interface WorkoutProgress {
  sessionId: string;
  workoutId: string;
  /** 0-based in training order. */
  currentExerciseIndex: number;
  startTime: Date;
  lastActivityAt: Date;
}

const selectProgress = `
  select a.session_id as "sessionId", a.workout_id as "workoutId", a.current_exercise_index as "currentExerciseIndex",
    a.start_time as "startTime", a.last_activity_at as "lastActivityAt"
  from active_training_sessions a`;

/** The progress of one session; no row when no workout is running. */
export function progressOfSession(sessionId: string): LocalQuery<WorkoutProgress> {
  return { sql: `${selectProgress} where a.session_id = $1::uuid`, params: [sessionId] };
}

/** The workout that was active last, on any device. */
export function latestProgress(): LocalQuery<WorkoutProgress> {
  return { sql: `${selectProgress} order by a.last_activity_at desc limit 1`, params: [] };
}
