import type { GeneratedPlan, PlanExercise } from '@anwurf/domain/plan/generated-plan';
import type postgres from 'postgres';
import { newId } from '../identity/new-id.ts';

const tables = { warmup: 'warmup_uebungen', main: 'haupt_uebungen', cooldown: 'cooldown_uebungen' } as const;

type ToJson = (value: PlanExercise['weekTargets']) => postgres.Parameter | null;

function toRow(exercise: PlanExercise, place: { userId: string; sessionId: string; order: number }, toJson: ToJson) {
  return {
    id: newId(),
    user_id: place.userId,
    session_id: place.sessionId,
    exercise_order: place.order,
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
    week_targets: toJson(exercise.weekTargets),
    group_key: exercise.groupKey ?? null,
    round_rest: exercise.roundRest ?? null,
  };
}

/** Number of weeks of a plan, from its weeks or its targets; null: it has neither. */
function weekCountOf({ weeks = [], sessions }: GeneratedPlan): number | null {
  const targets = sessions.flatMap(({ exercises }) => exercises.map(({ weekTargets }) => weekTargets?.length ?? 0));
  const count = Math.max(0, ...weeks.map(({ week }) => week), ...targets);
  return count === 0 ? null : count;
}

/**
 * Inserts a plan with its sessions and exercises; it becomes the player's current one.
 * @param tx a transaction that holds the owner's lock
 * @param startedOn its first day, YYYY-MM-DD
 * @returns the plan's id
 */
export async function storePlan(tx: postgres.TransactionSql, userId: string, plan: GeneratedPlan, startedOn: string): Promise<string> {
  const planId = newId();
  const toJson: ToJson = (targets = null) => (targets === null ? null : tx.json(targets));
  await tx`insert into trainingsplanreal ${tx({
    id: planId,
    user_id: userId,
    name: plan.name,
    description: plan.description,
    duration_recommendation: plan.durationRecommendation,
    week_count: weekCountOf(plan),
    sessions_per_week: plan.sessionsPerWeek ?? null,
    started_on: startedOn,
  })}`;
  // Later than every choice of the player's devices, also of one whose clock runs ahead.
  await tx`
    update trainingsplanreal set chosen_at = greatest(now(), (
      select max(chosen_at) + interval '1 millisecond' from trainingsplanreal where user_id = ${userId}))
    where id = ${planId}`;
  const sessions = plan.sessions.map((session, index) => ({ id: newId(), order: index + 1, ...session }));
  const sessionRows = sessions.map(({ id, order, weekday = null, venue = null, load = null }) => ({
    id,
    user_id: userId,
    plan_id: planId,
    session_order: order,
    weekday,
    venue,
    load,
  }));
  await tx`insert into sessions ${tx(sessionRows)}`;
  for (const phase of ['warmup', 'main', 'cooldown'] as const) {
    const rows = sessions.flatMap(({ id, exercises }) =>
      exercises
        .filter((exercise) => exercise.phase === phase)
        .map((exercise, index) => toRow(exercise, { userId, sessionId: id, order: index + 1 }, toJson)),
    );
    if (rows.length > 0) await tx`insert into ${tx(tables[phase])} ${tx(rows)}`;
  }
  return planId;
}
