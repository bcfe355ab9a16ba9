import type { LocalDatabase } from '../client/local-database.ts';
import { progressKey } from './workout-progress.ts';

/** What the player says about a workout at its end. */
export interface WorkoutWords {
  /** How hard it was, 1 to 10; null: not said. */
  effort: number | null;
  /** At most 4000 characters; empty: none. */
  note: string;
}

/** Kept where the player has noted nothing. */
const NO_NOTE = 'Training abgeschlossen';

/** A workout that is being finished. */
export interface WorkoutToFinish extends Partial<WorkoutWords> {
  workoutId: string;
  /** Null: a live training. */
  sessionId: string | null;
  planName: string;
  /** 1-based; null: a live training. */
  sessionOrder: number | null;
  /** At least 1. */
  durationMinutes: number;
}

/**
 * Records the finished workout and ends its progress, in one write. A workout ends once: ending it again, here or on another device,
 * writes the same row (S51). Resolves when both are on disk.
 */
export async function finishWorkout(db: LocalDatabase, workout: WorkoutToFinish): Promise<void> {
  const now = new Date().toISOString();
  await db.write([
    {
      table: 'completed_sessions',
      op: 'upsert',
      key: workout.workoutId,
      values: {
        session_id: workout.sessionId,
        workout_id: workout.workoutId,
        plan_name: workout.planName,
        session_order: workout.sessionOrder,
        completed_at: now,
        duration_minutes: workout.durationMinutes,
        notes: workout.note || NO_NOTE,
        // What another device has said of it stays.
        ...(typeof workout.effort === 'number' && { effort: workout.effort }),
        created_at: now,
      },
    },
    { table: 'active_training_sessions', op: 'delete', key: progressKey(workout) },
  ]);
}
