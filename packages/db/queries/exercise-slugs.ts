import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { LocalQuery } from './local-query.ts';

/** An exercise of a plan or workout, by the name of a catalogue or own exercise. */
export interface NamedExercise {
  readonly phase: Phase;
  readonly name: string;
}

export interface SluggedExercise extends NamedExercise {
  /** Or the symbol of an own exercise. */
  readonly slug: string;
}

/**
 * Figures of exercises: the slug of the catalogue exercise of that name, the player's choice for an own one, or the slug of the
 * exercise that had the name before. None for exercises of another origin and for own ones without a choice.
 */
export function exerciseSlugs(exercises: readonly NamedExercise[]): LocalQuery<SluggedExercise> {
  return {
    sql: `
      select distinct on (e.phase, e.name) e.phase, e.name, found.slug
      from json_to_recordset($1::json) as e (phase text, name text)
      cross join lateral (
        select c.slug, case when c.name = e.name then 0 else 2 end as rank, c.number
        from exercise_catalogue c
        where c.phase = e.phase and (c.name = e.name or c.defaults -> 'synonyms' @> to_jsonb(e.name))
        union all
        select o.figure, 1, 0 from athleten_uebungen o where o.name = e.name and o.figure is not null
      ) found
      order by e.phase, e.name, found.rank, found.number, found.slug`,
    // One text: a live query stays the same as long as its parameters do.
    params: [JSON.stringify(exercises.map(({ phase, name }) => ({ phase, name })))],
  };
}
