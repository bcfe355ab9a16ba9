import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import type { LocalQuery } from './local-query.ts';

/** An exercise of the catalogue for searching, filtering, listing and suggesting: without its instruction. */
export interface LibraryExercise extends Pick<
  CatalogueExercise,
  | 'slug'
  | 'name'
  | 'phase'
  | 'kind'
  | 'pattern'
  | 'equipment'
  | 'positions'
  | 'goals'
  | 'metric'
  | 'perSide'
  | 'level'
  | 'stress'
  | 'elements'
  | 'contraindications'
  | 'synonyms'
  | 'progressions'
  | 'regressions'
> {
  id: string;
}

/** Fallbacks for fields that may be missing from `defaults` in the operator's exercises. */
const library = `
  c.id, c.slug, c.name, c.phase, c.equipment, c.positions, c.goals, c.metric, c.per_side as "perSide",
  coalesce(c.defaults ->> 'kind', 'strength') as "kind", c.defaults ->> 'pattern' as "pattern",
  coalesce((c.defaults ->> 'level')::int, 1) as "level", coalesce(c.defaults -> 'stress', '{}') as "stress",
  coalesce(c.defaults -> 'elements', '[]') as "elements", coalesce(c.defaults -> 'contraindications', '[]') as "contraindications",
  coalesce(c.defaults -> 'synonyms', '[]') as "synonyms", coalesce(c.defaults -> 'progressions', '[]') as "progressions",
  coalesce(c.defaults -> 'regressions', '[]') as "regressions"`;

/** The whole catalogue, by name. */
export function libraryExercises(): LocalQuery<LibraryExercise> {
  return { sql: `select ${library} from exercise_catalogue c order by c.name, c.number`, params: [] };
}

/** All fields of one exercise. */
export interface LibraryEntry extends LibraryExercise {
  instruction: string;
  videoLink: string | null;
  measure: string | null;
  defaults: {
    sets?: number;
    reps?: number | null;
    seconds?: number | null;
    metres?: number | null;
    tempo?: string | null;
    pauseSeconds?: number;
  };
}

/** One exercise by its slug; no row when unknown on this device. */
export function libraryEntry(slug: string): LocalQuery<LibraryEntry> {
  return {
    sql: `
      select ${library}, c.instruction, c.video_link as "videoLink", c.defaults ->> 'measure' as "measure", c.defaults
      from exercise_catalogue c where c.slug = $1 order by c.number limit 1`,
    params: [slug],
  };
}

/** Exercises by their slugs; unknown ones have no row. */
export function exercisesBySlug(slugs: readonly string[]): LocalQuery<LibraryExercise> {
  // One text parameter: live queries compare their parameters by identity, and a list would differ at each render.
  return {
    sql: `select ${library} from exercise_catalogue c where c.slug = any(string_to_array($1::text, ' ')) order by c.number`,
    params: [slugs.join(' ')],
  };
}

/** Fields that a plan's row takes from a catalogue exercise, beside its name. */
export interface LibraryDetails {
  id: string;
  instruction: string;
  videoLink: string | null;
  tempo: string | null;
  pauseSeconds: number | null;
}

/** The details of several exercises, by their ids. */
export function libraryDetails(ids: readonly string[]): LocalQuery<LibraryDetails> {
  return {
    sql: `
      select c.id, c.instruction, c.video_link as "videoLink", c.defaults ->> 'tempo' as "tempo",
        (c.defaults ->> 'pauseSeconds')::int as "pauseSeconds"
      from exercise_catalogue c where c.id = any($1::uuid[])`,
    params: [ids],
  };
}
