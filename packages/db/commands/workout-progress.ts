import { type Phase, phaseToEdge } from '@anwurf/domain/vocabulary/phase';
import type { Change, LocalDatabase } from '../client/local-database.ts';

/** Where a workout stands, as it is saved. */
export interface ProgressToSave {
  sessionId: string;
  workoutId: string;
  /** 0-based in training order. */
  currentExerciseIndex: number;
  phase: Phase;
  startTime: Date;
}

/** The change that saves a workout's progress as of `now`. */
export function progressChange(progress: ProgressToSave, now: Date): Change {
  return {
    table: 'active_training_sessions',
    op: 'upsert',
    key: progress.sessionId,
    values: {
      workout_id: progress.workoutId,
      current_exercise_index: progress.currentExerciseIndex,
      current_exercise_type: phaseToEdge(progress.phase),
      training_logs: [],
      start_time: progress.startTime.toISOString(),
      last_activity_at: now.toISOString(),
    },
  };
}

/** Saves where a workout stands; resolves when it is on disk. */
export async function saveProgress(db: LocalDatabase, progress: ProgressToSave): Promise<void> {
  await db.write([progressChange(progress, new Date())]);
}

/** Forgets a running workout; its sets stay in the log. */
export async function clearProgress(db: LocalDatabase, sessionId: string): Promise<void> {
  await db.write([{ table: 'active_training_sessions', op: 'delete', key: sessionId }]);
}
