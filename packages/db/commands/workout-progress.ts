import { type Phase, phaseToEdge } from '@anwurf/domain/vocabulary/phase';
import type { Change, LocalDatabase } from '../client/local-database.ts';

/** Progress of a workout, as saved. */
export interface ProgressToSave {
  /** Null: a live training, which belongs to no session. */
  sessionId: string | null;
  workoutId: string;
  /** 0-based in training order. */
  currentExerciseIndex: number;
  phase: Phase;
  startTime: Date;
  /** IANA name of the zone in which it began. */
  timeZone: string;
  /** Own exercises of a live training, in their order. */
  exerciseIds?: readonly string[];
  /** Key of the superset or circuit of each of them that is in one. */
  groups?: Readonly<Record<string, number>>;
}

/** Key of a workout's progress: its session, or the workout itself when it has no session. */
export function progressKey({ sessionId, workoutId }: Pick<ProgressToSave, 'sessionId' | 'workoutId'>): string {
  return sessionId ?? workoutId;
}

/** The change that saves a workout's progress as of `now`; how a guided workout differs from its plan stays unchanged. */
export function progressChange({ exerciseIds, groups = {}, ...progress }: ProgressToSave, now: Date) {
  return {
    table: 'active_training_sessions',
    op: 'upsert',
    key: progressKey(progress),
    values: {
      workout_id: progress.workoutId,
      current_exercise_index: progress.currentExerciseIndex,
      current_exercise_type: phaseToEdge(progress.phase),
      ...(exerciseIds && { training_logs: exerciseIds.map((id) => ({ exercise_id: id, group_key: groups[id] ?? null })) }),
      start_time: progress.startTime.toISOString(),
      time_zone: progress.timeZone,
      last_activity_at: now.toISOString(),
    },
  } as const satisfies Change;
}

/** Saves a workout's progress; resolves when it is on disk. */
export async function saveProgress(db: LocalDatabase, progress: ProgressToSave): Promise<void> {
  await db.write([progressChange(progress, new Date())]);
}
