import type { WeekTarget } from '../plan/generated-plan.ts';
import { isPerSideUnit, parseUnit, type Unit } from '../vocabulary/unit.ts';
import type { Phase } from '../vocabulary/phase.ts';
import type { ExerciseAmounts } from './exercise-detail.ts';
import type { InGroup } from './exercise-group.ts';
import { type ChosenExercise, chosenAmounts, chosenWeight } from './own-plan.ts';

/** A stored exercise of a plan, as far as an edit needs it. */
export interface StoredExercise extends ExerciseAmounts, InGroup {
  readonly id: string;
  readonly name: string;
  readonly phase: Phase;
  /** Kilograms to begin with; null: none said. */
  readonly weight: number | null;
  /** Targets of each week; null: the same in all weeks. */
  readonly weekTargets: readonly WeekTarget[] | null;
}

function unitOf({ unit, reps, durationMinutes, durationSeconds, distanceMeters }: ExerciseAmounts): Unit {
  if (reps !== null) return parseUnit(unit ?? '') === 'Wiederholungen' ? 'Wiederholungen' : 'kg';
  if (durationMinutes !== null) return 'Minuten';
  if (durationSeconds !== null) return 'Sekunden';
  return distanceMeters === null ? 'Wiederholungen' : 'Meter';
}

/**
 * A stored exercise as it is edited, with the amounts of its first week.
 * @param id within the plan that is being edited; see `ChosenExercise`
 */
export function toChosenExercise(row: StoredExercise, id: string): ChosenExercise {
  const [first] = row.weekTargets ?? [];
  return {
    id,
    row: row.id,
    name: row.name,
    phase: row.phase,
    unit: unitOf(row),
    perSide: row.unit !== null && isPerSideUnit(row.unit),
    sets: first?.sets ?? row.sets ?? 1,
    amount: first?.amount ?? row.reps ?? row.durationMinutes ?? row.durationSeconds ?? row.distanceMeters ?? 1,
    pauseSeconds: row.pauseSeconds,
    weight: row.weight,
    ...(row.groupKey !== undefined && { groupKey: row.groupKey, roundRest: row.roundRest }),
  };
}

/** Columns of a plan exercise that an edit changes. */
export interface EditedAmounts extends Omit<ExerciseAmounts, 'tempo'> {
  readonly weight: number | null;
  readonly weekTargets: readonly WeekTarget[] | null;
}

/** The targets of all weeks, as much more or less as the first week's are; at least 1. */
function shifted(targets: readonly WeekTarget[], sets: number, amount: number): WeekTarget[] {
  return targets.map((target) => ({
    ...target,
    sets: Math.max(1, target.sets + sets),
    amount: Math.max(1, target.amount + amount),
  }));
}

/**
 * The amounts of a stored exercise after an edit. Sets and amounts change in every week as they do in the first, so that a plan
 * that grows goes on growing; another unit is the same in all weeks. Untouched amounts stay as stored.
 */
export function editedAmounts(row: StoredExercise, chosen: ChosenExercise): EditedAmounts {
  const before = toChosenExercise(row, chosen.id);
  const { tempo: _, ...stored } = row;
  const rest = { pauseSeconds: chosen.pauseSeconds ?? null, weight: chosenWeight(chosen) };
  const isSameUnit = before.unit === chosen.unit && before.perSide === chosen.perSide;
  if (isSameUnit && before.sets === chosen.sets && before.amount === chosen.amount) return { ...pickAmounts(stored), ...rest };
  const weekTargets =
    isSameUnit && row.weekTargets !== null ? shifted(row.weekTargets, chosen.sets - before.sets, chosen.amount - before.amount) : null;
  return { ...chosenAmounts(chosen), ...rest, weekTargets };
}

function pickAmounts({ sets, reps, unit, durationMinutes, durationSeconds, distanceMeters, weekTargets }: Omit<StoredExercise, 'tempo'>) {
  return { sets, reps, unit, durationMinutes, durationSeconds, distanceMeters, weekTargets };
}
