import type { ReportedExercise, TrainingReport } from '@anwurf/domain/workout/training-report';
import type { Sql } from '../../database/connection.ts';
import { readDrawn } from './draw-figure.ts';

/** The slug of an exercise's figure; undefined: none. */
export type FigureOf = (exercise: ReportedExercise) => string | undefined;

/** Finds the figures of a report's exercises, by their current or former names in the catalogue. */
export async function findFigures(sql: Sql, { exercises }: Pick<TrainingReport, 'exercises'>): Promise<FigureOf> {
  const [phases, names] = [exercises.map(({ phase }) => phase), exercises.map(({ name }) => name)];
  const rows = await sql<{ phase: string; name: string; slug: string }[]>`
    select distinct on (e.phase, e.name) e.phase, e.name, c.slug
    from unnest(${phases}::text[], ${names}::text[]) as e (phase, name)
    join exercise_catalogue c on c.phase = e.phase and (c.name = e.name or c.defaults -> 'synonyms' @> to_jsonb(e.name))
    order by e.phase, e.name, c.name <> e.name, c.number`;
  const isDrawn = await readDrawn();
  return ({ phase, name }) => rows.find((row) => row.phase === phase && row.name === name && isDrawn(row.slug))?.slug;
}
