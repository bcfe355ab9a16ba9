import type { ExtraLoadKind } from '@anwurf/domain/exercise/catalogue-exercise';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import type { LocalQuery } from './local-query.ts';

/** An exercise to which a log from elsewhere can be imported. */
export interface ImportableExercise {
  name: string;
  synonyms: string[];
  metric: Metric;
  perSide: boolean;
  extraLoad: ExtraLoadKind | null;
}

/** Exercises of the catalogue and the player's own, these first; of equal names his own. */
export function importableExercises(): LocalQuery<ImportableExercise> {
  return {
    sql: `
      select name, synonyms, metric, "perSide", "extraLoad" from (
        select distinct on (lower(name)) * from (
          select 0 as rank, o.name, '[]'::jsonb as synonyms,
            coalesce(o.metric, case when o.equipment && '{Hanteln,Kettlebells,Langhantel}' then 'weight_reps' else 'reps' end) as metric,
            o.per_side as "perSide", null::text as "extraLoad"
          from athleten_uebungen o
          union all
          select 1, c.name, coalesce(c.defaults -> 'synonyms', '[]'), c.metric, c.per_side, c.defaults ->> 'extraLoad' from exercise_catalogue c) e
        order by lower(name), rank) known
      order by name`,
    params: [],
  };
}

/** Those of these ids that endings of workouts have. */
export function finishedAmong(ids: readonly string[]): LocalQuery<{ id: string }> {
  return {
    sql: `select id from completed_sessions where id = any(string_to_array($1::text, ' ')::uuid[])`,
    params: [ids.join(' ')],
  };
}
