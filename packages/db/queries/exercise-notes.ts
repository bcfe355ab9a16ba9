import type { LocalQuery } from './local-query.ts';

/** What the player noted to an exercise (`exercise_notes`). */
export interface ExerciseNote {
  id: string;
  /** Empty: it was removed. */
  note: string;
}

/** The note to an exercise; two devices may both have written one, then the newest counts. */
export function noteOfExercise(exerciseName: string): LocalQuery<ExerciseNote> {
  return {
    sql: `select id, note from exercise_notes where exercise_name = $1
      order by least(written_at, now()) desc, server_version = 0 desc, server_version desc, id desc limit 1`,
    params: [exerciseName],
  };
}
