import type { LocalQuery } from './local-query.ts';

/** The player's note about an exercise (`exercise_notes`). */
export interface ExerciseNote {
  id: string;
  /** Empty: removed. */
  note: string;
}

/** The note about an exercise; if two devices have each written one, the newest counts. */
export function noteOfExercise(exerciseName: string): LocalQuery<ExerciseNote> {
  return {
    sql: `select id, note from exercise_notes where exercise_name = $1
      order by least(written_at, now()) desc, server_version = 0 desc, server_version desc, id desc limit 1`,
    params: [exerciseName],
  };
}
