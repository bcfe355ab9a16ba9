import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import { sparesComplaints } from '../plan/complaint-limits.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { type Complaint, painLightOf } from './complaint.ts';
import { keepsWay, type WayLimits } from './return-to-play/stage-limits.ts';

/** What the catalogue knows of an exercise of the session, or of an easier rung of one. */
export type SparingExercise = Pick<CatalogueExercise, 'slug' | 'name' | 'phase' | 'stress' | 'contraindications' | 'equipment'> & {
  /** Slugs of the easier exercises, nearest first. */
  readonly regressions: readonly string[];
};

/** An exercise of a session that a complaint or a way back after an injury changes. */
export interface SparedExercise {
  readonly id: string;
  readonly name: string;
  readonly region: BodyRegion;
  /** Null: the region does not have to hurt, it is on its way back. */
  readonly level: number | null;
  /** The easier exercise in its place; null: it is left out. */
  readonly instead: string | null;
}

interface PlannedExercise {
  readonly id: string;
  readonly name: string;
  readonly phase: Phase;
}

/** What a session has to mind. */
interface Care {
  readonly complaints: readonly Complaint[];
  readonly ways: readonly WayLimits[];
}

/** What an exercise goes against: the worst complaint, else a way back; undefined: nothing. */
function offended(exercise: SparingExercise, { complaints, ways }: Care): Pick<SparedExercise, 'region' | 'level'> | undefined {
  const [worst] = complaints
    .filter((complaint) => !sparesComplaints([complaint])(exercise))
    .toSorted((one, other) => other.level - one.level);
  if (worst !== undefined) return { region: worst.region, level: worst.level };
  const way = ways.find((one) => !keepsWay(exercise, one));
  return way && { region: way.region, level: null };
}

function easierRung(exercise: SparingExercise, catalogue: readonly SparingExercise[], care: Care, used: Set<string>) {
  const rungs = exercise.regressions.flatMap((slug) => catalogue.find((one) => one.slug === slug) ?? []);
  return rungs.find(
    (rung) =>
      rung.phase === exercise.phase &&
      !used.has(rung.name) &&
      // What it takes is there for sure only if the exercise itself takes it.
      rung.equipment.every((item) => exercise.equipment.includes(item)) &&
      offended(rung, care) === undefined,
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
  const care = { complaints: complaints.filter(({ level }) => painLightOf(level) !== 'train'), ways };
  if (care.complaints.length + ways.length === 0) return [];
  const used = new Set(exercises.map(({ name }) => name));
  return exercises.flatMap(({ id, name, phase }) => {
    const known = catalogue.find((one) => one.name === name && one.phase === phase);
    const against = known && offended(known, care);
    if (known === undefined || against === undefined) return [];
    const rung = easierRung(known, catalogue, care, used);
    if (rung !== undefined) used.add(rung.name);
    return [{ id, name, ...against, instead: rung?.name ?? null }];
  });
}
