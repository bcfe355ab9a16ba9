import type { LocalDatabase } from '../client/local-database.ts';
import { markOfExercise } from '../queries/favourite-exercises.ts';
import { readRows } from '../queries/local-query.ts';
import { newId } from './new-id.ts';
import { inTurn } from './overlapping-calls.ts';

/** Adds or removes the favourite mark of an exercise. Resolves when it is on disk. */
export async function markFavourite(db: LocalDatabase, exerciseName: string, isFavourite: boolean): Promise<void> {
  await inTurn(db, async () => {
    const [mark] = await readRows(db, markOfExercise(exerciseName));
    const values = { is_favourite: isFavourite, marked_at: new Date().toISOString() };
    await db.write([
      mark === undefined
        ? {
            table: 'favourite_exercises',
            op: 'upsert',
            key: newId(),
            values: { ...values, exercise_name: exerciseName, created_at: values.marked_at },
          }
        : { table: 'favourite_exercises', op: 'update', key: mark.id, values },
    ]);
  });
}
