import type { LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';

/**
 * Writes an exercise's note, at most 2000 characters; empty removes it. Resolves when it is on disk.
 * @param id the note to change; null: there was none
 */
export async function writeExerciseNote(db: LocalDatabase, id: string | null, exerciseName: string, note: string): Promise<void> {
  const written_at = new Date().toISOString();
  if (id === null) {
    const values = { exercise_name: exerciseName, note, written_at, created_at: written_at };
    await db.write([{ table: 'exercise_notes', op: 'upsert', key: newId(), values }]);
  } else await db.write([{ table: 'exercise_notes', op: 'update', key: id, values: { note, written_at } }]);
}
