import { createHash } from 'node:crypto';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import type { Sql } from '../database/connection.ts';

/** Id of a catalogue row: derived from the slug (UUID version 8), so that it is the same in every installation and release. */
function catalogueId(slug: string): string {
  const bytes = createHash('sha256').update(`anwurf exercise ${slug}`).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Upserts exercises by slug, in one transaction. Unchanged rows are not touched (devices would fetch them again); missing
 * exercises stay, because plans may show them.
 * @returns number of rows written
 */
export async function writeExercises(sql: Sql, exercises: readonly CatalogueExercise[]): Promise<number> {
  const rows = exercises.map((exercise) => ({
    id: catalogueId(exercise.slug),
    slug: exercise.slug,
    name: exercise.name,
    phase: exercise.phase,
    equipment: exercise.equipment,
    positions: exercise.positions,
    goals: exercise.goals,
    instruction: exercise.instruction,
    video_link: exercise.videoLink,
    metric: exercise.metric,
    per_side: exercise.perSide,
    defaults: {
      ...exercise.defaults,
      kind: exercise.kind,
      level: exercise.level,
      abilities: exercise.abilities,
      pattern: exercise.pattern,
      contraindications: exercise.contraindications,
      stress: exercise.stress,
      elements: exercise.elements,
      place: exercise.place,
      spaceMetres: exercise.spaceMetres,
      synonyms: exercise.synonyms,
      measure: exercise.measure,
      progress: exercise.progress,
      extraLoad: exercise.extraLoad,
      // Only where it is: a row that is as before is fetched by no device.
      ...(exercise.isPaced && { isPaced: true }),
      progressions: exercise.progressions,
      regressions: exercise.regressions,
    },
  }));
  return sql.begin(async (tx) => {
    await tx`select lock_owners(array['00000000-0000-0000-0000-000000000000'::uuid])`;
    // Numbers are assigned once, in order of arrival.
    const written = await tx`
      with given as (
        select row_number() over (order by ordinality) as place, row.*
        from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) with ordinality as item (value, ordinality),
          jsonb_to_record(value) as row (id uuid, slug text, name text, phase text, equipment text[], positions text[],
            goals text[], instruction text, video_link text, metric text, per_side boolean, defaults jsonb))
      insert into exercise_catalogue as known (id, number, slug, name, phase, equipment, positions, goals, instruction,
        video_link, metric, per_side, defaults)
      select id, (select coalesce(max(number), 0) from exercise_catalogue) + place, slug, name, phase, equipment,
        positions, goals, instruction, video_link, metric, per_side, defaults
      from given
      where not exists (select from exercise_catalogue old where old.id = given.id
        and (old.slug, old.name, old.phase, old.equipment, old.positions, old.goals, old.instruction,
          old.video_link, old.metric, old.per_side, old.defaults)
        is not distinct from (given.slug, given.name, given.phase, given.equipment, given.positions, given.goals,
          given.instruction, given.video_link, given.metric, given.per_side, given.defaults))
      on conflict (id) do update set slug = excluded.slug, name = excluded.name, phase = excluded.phase,
        equipment = excluded.equipment, positions = excluded.positions, goals = excluded.goals,
        instruction = excluded.instruction, video_link = excluded.video_link, metric = excluded.metric,
        per_side = excluded.per_side, defaults = excluded.defaults`;
    return written.count;
  });
}
