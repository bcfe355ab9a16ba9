import { localDayIn } from '@anwurf/domain/calendar/local-time';
import { FINISHED_NOTE } from '@anwurf/domain/workout/workout-note';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { progressKey } from './workout-progress.ts';

/** Answers of the player at the end of a workout. */
export interface WorkoutWords {
  /** How hard it was, 1 to 10; null: not said. */
  effort: number | null;
  /** At most 4000 characters; empty: none. */
  note: string;
}

/** A workout that is being finished. */
export interface WorkoutToFinish extends Partial<WorkoutWords> {
  workoutId: string;
  /** Null: a live training. */
  sessionId: string | null;
  planName: string;
  /** 1-based; null: a live training. */
  sessionOrder: number | null;
  beganAt: Date;
  /** IANA name of the zone in which it began: its day is the one there. */
  timeZone: string;
  completedAt: Date;
  /** At least 1. */
  durationMinutes: number;
}

/**
 * The change that records a finished workout. It is made once: where the workout has an ending, that one stays, with all that was corrected
 * in it (S19).
 * @param notes how it ended, or the player's note
 */
export function endingOf(workout: WorkoutToFinish, notes: string) {
  return {
    table: 'completed_sessions',
    op: 'upsert',
    key: workout.workoutId,
    values: {
      session_id: workout.sessionId,
      workout_id: workout.workoutId,
      plan_name: workout.planName,
      session_order: workout.sessionOrder,
      began_at: workout.beganAt.toISOString(),
      time_zone: workout.timeZone,
      local_day: localDayIn(workout.beganAt, workout.timeZone),
      completed_at: workout.completedAt.toISOString(),
      duration_minutes: workout.durationMinutes,
      notes,
      created_at: new Date().toISOString(),
    },
  } as const satisfies Change;
}

/**
 * Records the finished workout and ends its progress, in one write. A workout ends once: ending it again, here or on another device,
 * changes nothing (S51). Resolves when both are on disk.
 */
export async function finishWorkout(db: LocalDatabase, workout: WorkoutToFinish): Promise<void> {
  const ending = endingOf(workout, workout.note || FINISHED_NOTE);
  // An effort that another device has stored stays.
  const values = { ...ending.values, ...(typeof workout.effort === 'number' && { effort: workout.effort }) };
  await db.write([
    { ...ending, values },
    { table: 'active_training_sessions', op: 'delete', key: progressKey(workout) },
  ]);
}
