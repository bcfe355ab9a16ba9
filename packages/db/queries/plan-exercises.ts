import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { ExerciseAmounts } from '@anwurf/domain/workout/exercise-detail';
import type { LocalQuery } from './local-query.ts';

/** An exercise of a session, from one of the three phase tables. */
export interface SessionExercise extends ExerciseAmounts {
  id: string;
  sessionId: string;
  phase: Phase;
  /** 1-based within the phase. */
  exerciseOrder: number;
  name: string;
  videoLink: string | null;
  description: string | null;
}

const selectExercise = `
  select e.id, e.session_id as "sessionId", e.phase, e.exercise_order as "exerciseOrder", e.name, e.sets, e.reps, e.unit,
    e.duration_minutes::float8 as "durationMinutes", e.duration_seconds as "durationSeconds",
    e.distance_meters::float8 as "distanceMeters", e.tempo, e.pause_seconds as "pauseSeconds",
    e.video_link as "videoLink", e.description
  from plan_exercises e`;

const inTrainingOrder = `case e.phase when 'warmup' then 1 when 'main' then 2 else 3 end, e.exercise_order, e.id`;

/** The exercises of one session in training order: warm-up, main part, cool-down. */
export function exercisesOfSession(sessionId: string): LocalQuery<SessionExercise> {
  return { sql: `${selectExercise} where e.session_id = $1::uuid order by ${inTrainingOrder}`, params: [sessionId] };
}

/** The exercises of all sessions of a plan, in training order within a session. */
export function exercisesOfPlan(planId: string): LocalQuery<SessionExercise> {
  return {
    sql: `${selectExercise} where e.session_id in (select s.id from sessions s where s.plan_id = $1::uuid) order by ${inTrainingOrder}`,
    params: [planId],
  };
}
