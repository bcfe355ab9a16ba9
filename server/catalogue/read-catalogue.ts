import { createHash } from 'node:crypto';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { catalogueExerciseSchema } from '@anwurf/domain/exercise/catalogue-schema';
import type { Sql } from '../database/connection.ts';
import { operatorPrefix } from './operator-exercise.ts';

/** The exercises that plans are made from. */
export type Catalogue = {
  readonly exercises: readonly CatalogueExercise[];
  /** Changes with every change of an exercise. */
  readonly version: string;
};

/** Reads the catalogue; cheap unless it has changed. */
export type CatalogueReader = () => Promise<Catalogue>;

const ownSlugs = `${operatorPrefix}%`;

/** The operator's exercises; skips those that an older release accepted and this one does not. */
async function readOperatorExercises(sql: Sql): Promise<CatalogueExercise[]> {
  const rows = await sql<{ exercise: unknown }[]>`
    select defaults || jsonb_build_object('slug', slug, 'name', name, 'phase', phase, 'equipment', equipment, 'positions', positions,
      'goals', goals, 'instruction', instruction, 'videoLink', video_link, 'metric', metric, 'perSide', per_side,
      'defaults', defaults) as exercise
    from exercise_catalogue where slug like ${ownSlugs} order by slug`;
  return rows.flatMap(({ exercise }) => catalogueExerciseSchema.safeParse(exercise).data ?? []);
}

function toCatalogue(own: readonly CatalogueExercise[]): Catalogue {
  const exercises = [...own, ...CATALOGUE];
  return { exercises, version: createHash('sha256').update(JSON.stringify(exercises)).digest('hex').slice(0, 16) };
}

/**
 * The shipped exercises and the operator's. Shipped ones come from the code, not from the table, which keeps those that have left
 * the catalogue. The operator's are reloaded when one of them has changed.
 */
export function createCatalogueReader(sql: Sql): CatalogueReader {
  let known: { readonly state: string; readonly catalogue: Catalogue } | undefined;
  return async () => {
    const [row] = await sql<{ state: string }[]>`
      select count(*) || ' ' || coalesce(max(server_version), 0) as state from exercise_catalogue where slug like ${ownSlugs}`;
    const state = row?.state ?? '';
    if (known?.state !== state) known = { state, catalogue: toCatalogue(await readOperatorExercises(sql)) };
    return known.catalogue;
  };
}
