import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import { sparesComplaints } from '../plan/complaint-limits.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { type Complaint, painLightOf } from './complaint.ts';

/** What the catalogue knows of an exercise of the session, or of an easier rung of one. */
export type SparingExercise = Pick<CatalogueExercise, 'slug' | 'name' | 'phase' | 'stress' | 'contraindications' | 'equipment'> & {
  /** Slugs of the easier exercises, nearest first. */
  readonly regressions: readonly string[];
};

/** An exercise of a session that a complaint changes. */
export interface SparedExercise {
  readonly id: string;
  readonly name: string;
  readonly region: BodyRegion;
  readonly level: number;
  /** The easier exercise in its place; null: it is left out. */
  readonly instead: string | null;
}

interface PlannedExercise {
  readonly id: string;
  readonly name: string;
  readonly phase: Phase;
}

/** The complaint that an exercise goes against, the worst of them. */
function offended(exercise: SparingExercise, complaints: readonly Complaint[]): Complaint | undefined {
  return complaints.filter((complaint) => !sparesComplaints([complaint])(exercise)).toSorted((one, other) => other.level - one.level)[0];
}

function easierRung(exercise: SparingExercise, catalogue: readonly SparingExercise[], complaints: readonly Complaint[], used: Set<string>) {
  const rungs = exercise.regressions.flatMap((slug) => catalogue.find((one) => one.slug === slug) ?? []);
  return rungs.find(
    (rung) =>
      rung.phase === exercise.phase &&
      !used.has(rung.name) &&
      // What it takes is there for sure only if the exercise itself takes it.
      rung.equipment.every((item) => exercise.equipment.includes(item)) &&
      offended(rung, complaints) === undefined,
  );
}

/**
 * What complaints change about a session: each exercise above the allowed stress of a region that hurts gives way to an
 * easier rung of its ladder that keeps it, or is left out.
 * @param catalogue the exercises of the session and their easier rungs; an exercise that is not in it stays
 * @returns the changed exercises alone, in the order of the session
 */
export function sparedSession(
  exercises: readonly PlannedExercise[],
  catalogue: readonly SparingExercise[],
  complaints: readonly Complaint[],
): SparedExercise[] {
  const hurting = complaints.filter(({ level }) => painLightOf(level) !== 'train');
  if (hurting.length === 0) return [];
  const used = new Set(exercises.map(({ name }) => name));
  return exercises.flatMap(({ id, name, phase }) => {
    const known = catalogue.find((one) => one.name === name && one.phase === phase);
    const complaint = known && offended(known, hurting);
    if (known === undefined || complaint === undefined) return [];
    const rung = easierRung(known, catalogue, hurting, used);
    if (rung !== undefined) used.add(rung.name);
    return [{ id, name, ...complaint, instead: rung?.name ?? null }];
  });
}
