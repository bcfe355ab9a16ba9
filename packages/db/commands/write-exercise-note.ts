import type { LocalDatabase } from '../client/local-database.ts';
import { noteOfExercise } from '../queries/exercise-notes.ts';
import { readRows } from '../queries/local-query.ts';
import { newId } from './new-id.ts';
import { inTurn } from './overlapping-calls.ts';

/** Writes an exercise's note, at most 2000 characters; empty removes it. Resolves when it is on disk. */
export async function writeExerciseNote(db: LocalDatabase, exerciseName: string, note: string): Promise<void> {
  await inTurn(db, async () => {
    const [known] = await readRows(db, noteOfExercise(exerciseName));
    const written_at = new Date().toISOString();
    await db.write([
      known === undefined
        ? {
            table: 'exercise_notes',
            op: 'upsert',
            key: newId(),
            values: { exercise_name: exerciseName, note, written_at, created_at: written_at },
          }
        : { table: 'exercise_notes', op: 'update', key: known.id, values: { note, written_at } },
    ]);
  });
}
