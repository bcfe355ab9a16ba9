import type { LocalQuery } from './local-query.ts';

/** An exercise that was marked once (`favourite_exercises`). */
export interface MarkedExercise {
  id: string;
  name: string;
  /** False: the mark was taken back. */
  isFavourite: boolean;
}

const select = `
  select distinct on (exercise_name) id, exercise_name as "name", is_favourite as "isFavourite" from favourite_exercises`;
const newestFirst = `
  order by exercise_name, least(marked_at, now()) desc, server_version = 0 desc, server_version desc, id desc`;

/** All exercises that were marked once; of the marks of two devices the newest counts. */
export function markedExercises(): LocalQuery<MarkedExercise> {
  return { sql: `${select} ${newestFirst}`, params: [] };
}

/** The mark of one exercise; no row where it never had one. */
export function markOfExercise(name: string): LocalQuery<MarkedExercise> {
  return { sql: `${select} where exercise_name = $1 ${newestFirst}`, params: [name] };
}
