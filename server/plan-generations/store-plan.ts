import type { GeneratedPlan, PlanExercise } from '@anwurf/domain/plan/generated-plan';
import type postgres from 'postgres';
import { newId } from '../identity/new-id.ts';

const tables = { warmup: 'warmup_uebungen', main: 'haupt_uebungen', cooldown: 'cooldown_uebungen' } as const;

function toRow(exercise: PlanExercise, userId: string, sessionId: string, order: number) {
  return {
    id: newId(),
    user_id: userId,
    session_id: sessionId,
    exercise_order: order,
    name: exercise.name,
    sets: exercise.sets,
    reps: exercise.reps,
    unit: exercise.unit,
    duration_minutes: exercise.durationMinutes,
    duration_seconds: exercise.durationSeconds,
    distance_meters: exercise.distanceMeters,
    tempo: exercise.tempo,
    pause_seconds: exercise.pauseSeconds,
    video_link: exercise.videoLink,
    description: exercise.description,
  };
}

/**
 * Inserts a plan with its sessions and exercises.
 * @param tx a transaction that holds the owner's lock
 * @returns the plan's id
 */
export async function storePlan(tx: postgres.TransactionSql, userId: string, plan: GeneratedPlan): Promise<string> {
  const planId = newId();
  await tx`insert into trainingsplanreal ${tx({
    id: planId,
    user_id: userId,
    name: plan.name,
    description: plan.description,
    duration_recommendation: plan.durationRecommendation,
  })}`;
  const sessions = plan.sessions.map((session, index) => ({ id: newId(), order: index + 1, ...session }));
  await tx`insert into sessions ${tx(sessions.map(({ id, order }) => ({ id, user_id: userId, plan_id: planId, session_order: order })))}`;
  for (const phase of ['warmup', 'main', 'cooldown'] as const) {
    const rows = sessions.flatMap(({ id, exercises }) =>
      exercises.filter((exercise) => exercise.phase === phase).map((exercise, index) => toRow(exercise, userId, id, index + 1)),
    );
    if (rows.length > 0) await tx`insert into ${tx(tables[phase])} ${tx(rows)}`;
  }
  return planId;
}
