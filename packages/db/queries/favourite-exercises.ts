import type { LocalQuery } from './local-query.ts';

/** An exercise that was once marked (`favourite_exercises`). */
export interface MarkedExercise {
  id: string;
  name: string;
  /** False: the mark was removed. */
  isFavourite: boolean;
}

const select = `
  select distinct on (exercise_name) id, exercise_name as "name", is_favourite as "isFavourite" from favourite_exercises`;
const newestFirst = `
  order by exercise_name, least(marked_at, now()) desc, server_version = 0 desc, server_version desc, id desc`;

/** All exercises that were once marked; of two devices' marks the newest counts. */
export function markedExercises(): LocalQuery<MarkedExercise> {
  return { sql: `${select} ${newestFirst}`, params: [] };
}

/** The mark of one exercise; no row when it was never marked. */
export function markOfExercise(name: string): LocalQuery<MarkedExercise> {
  return { sql: `${select} where exercise_name = $1 ${newestFirst}`, params: [name] };
}
