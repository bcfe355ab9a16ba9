import type { SparingExercise } from '@anwurf/domain/coach/spared-session';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import type { LocalQuery } from './local-query.ts';

/** A catalogue exercise with all fields that a plan's row needs to become it. */
export interface SessionCatalogueExercise extends SparingExercise {
  metric: Metric;
  perSide: boolean;
  instruction: string;
  videoLink: string | null;
  defaults: { reps: number | null; seconds: number | null; metres: number | null };
}

/**
 * The catalogue entries of a session's exercises, including those swapped in for a running workout, and of the easier rungs of
 * their ladders.
 */
export function sessionCatalogue(sessionId: string): LocalQuery<SessionCatalogueExercise> {
  return {
    sql: `
      with own as (
        select c.slug, c.defaults from exercise_catalogue c
        where (c.phase, c.name) in (select e.phase, e.name from plan_exercises e where e.session_id = $1::uuid)
          or c.name in (
            select name #>> '{}' from active_training_sessions a, jsonb_path_query(a.training_logs, '$[*].instead.name') name
            where a.session_id = $1::uuid))
      select c.slug, c.name, c.phase, coalesce(c.defaults ->> 'kind', 'strength') as "kind", c.equipment, c.metric, c.per_side as "perSide", c.instruction, c.video_link as "videoLink", c.defaults,
        coalesce(c.defaults -> 'stress', '{}') as "stress", coalesce(c.defaults -> 'contraindications', '[]') as "contraindications", coalesce(c.defaults -> 'regressions', '[]') as "regressions"
      from exercise_catalogue c
      where c.slug in (select slug from own)
        or c.slug in (select jsonb_array_elements_text(own.defaults -> 'regressions') from own) order by c.number`,
    params: [sessionId],
  };
}
