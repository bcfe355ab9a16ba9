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

type PlanRow = { readonly id: string; readonly startedOn: string | null };

/** @returns false when there is a plan of this id */
async function insertPlan(tx: postgres.TransactionSql, userId: string, plan: GeneratedPlan, { id, startedOn }: PlanRow): Promise<boolean> {
  const toJson: ToJson = (targets = null) => (targets === null ? null : tx.json(targets));
  const row = {
    id,
    user_id: userId,
    name: plan.name,
    description: plan.description,
    duration_recommendation: plan.durationRecommendation,
    week_count: weekCountOf(plan),
    sessions_per_week: plan.sessionsPerWeek ?? null,
    started_on: startedOn,
  };
  const inserted = await tx`insert into trainingsplanreal ${tx(row)} on conflict (id) do nothing`;
  if (inserted.count === 0) return false;
  const sessions = plan.sessions.map((session, index) => ({ id: newId(), order: index + 1, ...session }));
  const sessionRows = sessions.map(({ id: sessionId, order, weekday = null, venue = null, load = null }) => ({
    id: sessionId,
    user_id: userId,
    plan_id: id,
    session_order: order,
    weekday,
    venue,
    load,
  }));
  await tx`insert into sessions ${tx(sessionRows)}`;
  for (const phase of ['warmup', 'main', 'cooldown'] as const) {
    const rows = sessions.flatMap(({ id: sessionId, exercises }) =>
      exercises
        .filter((exercise) => exercise.phase === phase)
        .map((exercise, index) => toRow(exercise, { userId, sessionId, order: index + 1 }, toJson)),
    );
    if (rows.length > 0) await tx`insert into ${tx(tables[phase])} ${tx(rows)}`;
  }
  return true;
}

/**
 * Inserts a plan with its sessions and exercises; it becomes the player's current one.
 * @param tx a transaction that holds the owner's lock
 * @param startedOn its first day, YYYY-MM-DD
 * @returns the plan's id
 */
export async function storePlan(tx: postgres.TransactionSql, userId: string, plan: GeneratedPlan, startedOn: string): Promise<string> {
  const id = newId();
  await insertPlan(tx, userId, plan, { id, startedOn });
  // Later than every choice of the player's devices, also of one whose clock runs ahead.
  await tx`
    update trainingsplanreal set chosen_at = greatest(now(), (
      select max(chosen_at) + interval '1 millisecond' from trainingsplanreal where user_id = ${userId}))
    where id = ${id}`;
  return id;
}

/**
 * Inserts the plan of an assignment beside the player's own, which stay as they are; nothing when it is there already.
 * @param tx a transaction that holds the owner's lock
 * @param id of the assignment, and of the plan
 * @returns the plan's id
 */
export async function storeAssignedPlan(tx: postgres.TransactionSql, userId: string, plan: GeneratedPlan, id: string): Promise<string> {
  await insertPlan(tx, userId, plan, { id, startedOn: null });
  return id;
}
