import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { type Complaint, painLightOf } from './complaint.ts';
import { type Objection, objectionTo } from './objection.ts';
import type { WayLimits } from './return-to-play/stage-limits.ts';

/** What the catalogue knows of an exercise of the session, or of an easier rung of one. */
export type SparingExercise = Pick<CatalogueExercise, 'slug' | 'name' | 'phase' | 'stress' | 'contraindications' | 'equipment'> & {
  /** Slugs of the easier exercises, nearest first. */
  readonly regressions: readonly string[];
};

/** An exercise of a session that a complaint or a way back after an injury changes. */
export interface SparedExercise extends Objection {
  readonly id: string;
  readonly name: string;
  /** The easier exercise in its place; null: it is left out. */
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
      // What it takes is there for sure only if the exercise itself takes it.
      rung.equipment.every((item) => exercise.equipment.includes(item)) &&
      against(rung) === null,
  );
}

/**
 * What complaints and ways back change about a session: each exercise above the allowed stress of a region gives way to an
 * easier rung of its ladder that keeps it, or is left out.
 * @param catalogue the exercises of the session and their easier rungs; an exercise that is not in it stays
 * @returns the changed exercises alone, in the order of the session
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
