import type { WeekTarget } from '@anwurf/domain/plan/generated-plan';
import { type Phase, PHASES } from '@anwurf/domain/vocabulary/phase';
import type { ExerciseAmounts } from '@anwurf/domain/workout/exercise-detail';
import type { InGroup } from '@anwurf/domain/workout/exercise-group';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';
import { phaseTables } from '../queries/phase-tables.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** An exercise of a plan, as saved. */
export interface PlannedRow extends ExerciseAmounts, InGroup {
  readonly phase: Phase;
  readonly name: string;
  readonly videoLink: string | null;
  readonly description: string | null;
  /** Kilograms to begin with; null: none said. */
  readonly weight: number | null;
  /** Targets of each week; null: the same in all weeks. */
  readonly weekTargets: readonly WeekTarget[] | null;
}

/** A plan made by the player; each session's exercises in training order. */
export interface OwnPlan {
  readonly name: string;
  /** Number of weeks; null: a plan without weeks. */
  readonly weeks: number | null;
  readonly sessions: readonly (readonly PlannedRow[])[];
}

/** In a plan with weeks, sessions beyond this number wait for the next week. */
const MOST_A_WEEK = 7;

/** The columns of an exercise that a plan says. */
export function exerciseValues(row: Omit<PlannedRow, 'phase'>) {
  return {
    name: row.name,
    sets: row.sets,
    reps: row.reps,
    unit: row.unit,
    duration_minutes: row.durationMinutes,
    duration_seconds: row.durationSeconds,
    distance_meters: row.distanceMeters,
    tempo: row.tempo,
    pause_seconds: row.pauseSeconds,
    weight: row.weight,
    video_link: row.videoLink,
    description: row.description,
    week_targets: row.weekTargets === null ? null : row.weekTargets.map((target) => ({ ...target })),
  };
}

/** The columns of the superset or circuit that an exercise belongs to. */
export function groupValues({ groupKey = null, roundRest = null }: InGroup) {
  return { group_key: groupKey, round_rest: groupKey === null ? null : roundRest };
}

/**
 * A new exercise of a session.
 * @param order from 1 within its part
 */
export function newExercise(row: PlannedRow, sessionId: string, order: number, createdAt: string): Change {
  return {
    table: phaseTables[row.phase],
    op: 'upsert',
    key: newId(),
    values: { session_id: sessionId, exercise_order: order, ...exerciseValues(row), ...groupValues(row), created_at: createdAt },
  };
}

/**
 * Saves a plan with its sessions and exercises, in one write. Resolves with the plan's id when all of it is on disk. Writes table
 * after table, parents first, so that the server can also apply the rows of a table in one go.
 * @throws when a row cannot be stored; nothing is stored then
 */
export const saveOwnPlan = mergeSameCalls(async (db: LocalDatabase, { name, weeks, sessions }: OwnPlan): Promise<string> => {
  const planId = newId();
  const created_at = new Date().toISOString();
  const stored = sessions.map((rows, index) => ({ id: newId(), order: index + 1, rows }));
  const exercises = PHASES.flatMap((phase) =>
    stored.flatMap(({ id, rows }) =>
      rows.filter((row) => row.phase === phase).map((row, index) => newExercise(row, id, index + 1, created_at)),
    ),
  );
  await db.write([
    {
      table: 'trainingsplanreal',
      op: 'upsert',
      key: planId,
      values: { name, week_count: weeks, sessions_per_week: weeks === null ? null : Math.min(MOST_A_WEEK, sessions.length), created_at },
    },
    ...stored.map(({ id, order }): Change => ({
      table: 'sessions',
      op: 'upsert',
      key: id,
      values: { plan_id: planId, session_order: order, created_at },
    })),
    ...exercises,
  ]);
  return planId;
});
