import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { type Complaint, painLightOf } from './complaint.ts';
import { type Objection, objectionTo } from './objection.ts';
import type { WayLimits } from './return-to-play/stage-limits.ts';

/** Catalogue fields of an exercise of the session, or of an easier rung. */
export type SparingExercise = Pick<CatalogueExercise, 'slug' | 'name' | 'phase' | 'kind' | 'stress' | 'contraindications' | 'equipment'> & {
  /** Slugs of the easier exercises, nearest first. */
  readonly regressions: readonly string[];
};

/** An exercise of a session that a complaint or a recovery changes. */
export interface SparedExercise extends Objection {
  readonly id: string;
  readonly name: string;
  /** The replacing easier exercise; null: it is omitted. */
  readonly instead: string | null;
}

interface PlannedExercise {
  readonly id: string;
  readonly name: string;
  readonly phase: Phase;
}

function easierRung(
  exercise: SparingExercise,
  catalogue: readonly SparingExercise[],
  against: ReturnType<typeof objectionTo>,
  used: ReadonlySet<string>,
) {
  const rungs = exercise.regressions.flatMap((slug) => catalogue.find((one) => one.slug === slug) ?? []);
  return rungs.find(
    (rung) =>
      rung.phase === exercise.phase &&
      !used.has(rung.name) &&
      // Its equipment is certainly there only if the exercise itself needs it.
      rung.equipment.every((item) => exercise.equipment.includes(item)) &&
      against(rung) === null,
  );
}

/**
 * Changes of a session by complaints and recoveries: each exercise above the allowed stress of a region is replaced by an easier
 * rung of its ladder within the limit, or omitted.
 * @param catalogue the exercises of the session and their easier rungs; an exercise missing from it stays
 * @returns only the changed exercises, in the order of the session
 */
export function sparedSession(
  exercises: readonly PlannedExercise[],
  catalogue: readonly SparingExercise[],
  complaints: readonly Complaint[],
  ways: readonly WayLimits[] = [],
): SparedExercise[] {
  const felt = complaints.filter(({ level }) => painLightOf(level) !== 'train');
  if (felt.length + ways.length === 0) return [];
  const against = objectionTo({ complaints: felt, ways });
  const used = new Set(exercises.map(({ name }) => name));
  return exercises.flatMap(({ id, name, phase }) => {
    const known = catalogue.find((one) => one.name === name && one.phase === phase);
    const objection = known === undefined ? null : against(known);
    if (known === undefined || objection === null) return [];
    const rung = easierRung(known, catalogue, against, used);
    if (rung !== undefined) used.add(rung.name);
    return [{ id, name, ...objection, instead: rung?.name ?? null }];
  });
}
