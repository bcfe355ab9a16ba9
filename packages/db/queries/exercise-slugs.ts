import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { LocalQuery } from './local-query.ts';

/** An exercise of a plan or workout, as it names one of the catalogue. */
export interface NamedExercise {
  readonly phase: Phase;
  readonly name: string;
}

export interface SluggedExercise extends NamedExercise {
  readonly slug: string;
}

/** The catalogue's slugs of exercises, by their names or by names they had before; none for those of another origin. */
export function exerciseSlugs(exercises: readonly NamedExercise[]): LocalQuery<SluggedExercise> {
  return {
    sql: `
      select distinct on (e.phase, e.name) e.phase, e.name, c.slug
      from json_to_recordset($1::json) as e (phase text, name text)
      join exercise_catalogue c on c.phase = e.phase and (c.name = e.name or c.defaults -> 'synonyms' @> to_jsonb(e.name))
      order by e.phase, e.name, c.name <> e.name, c.number`,
    // One text: a live query is the same as long as its parameters are.
    params: [JSON.stringify(exercises.map(({ phase, name }) => ({ phase, name })))],
  };
}
