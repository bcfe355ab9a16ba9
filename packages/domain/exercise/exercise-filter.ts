import { EQUIPMENT, NO_EQUIPMENT, parseEquipment } from '../vocabulary/equipment.ts';
import { GOALS } from '../vocabulary/goal.ts';
import { parseGoal } from '../vocabulary/parse-goal.ts';
import { parsePosition } from '../vocabulary/parse-player.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { POSITIONS } from '../vocabulary/player.ts';

/** Fields of an exercise that filters use, ours or the player's own. Any known spelling. */
export interface FilterableExercise {
  readonly phase: Phase;
  readonly equipment: readonly string[];
  /** Empty: every position. */
  readonly positions: readonly string[];
  readonly goals: readonly string[];
}

export const FILTER_KINDS = ['equipment', 'positions', 'goals', 'phases'] as const;

export type FilterKind = (typeof FILTER_KINDS)[number];

/** The chosen values of each kind, canonical where known; none chosen: no filter. */
export type ExerciseFilter = Readonly<Record<FilterKind, readonly string[]>>;

export const EMPTY_FILTER: ExerciseFilter = { equipment: [], positions: [], goals: [], phases: [] };

/** Goals to filter by when the exercises name none. */
export const FALLBACK_GOALS = ['Kraft', 'Ausdauer', 'Mobilität', 'Koordination', 'Schnelligkeit'] as const;

/** The canonical values of an exercise; unknown words stay as they are. */
function valuesOf({ phase, equipment, positions, goals }: FilterableExercise): Record<FilterKind, readonly string[]> {
  return {
    equipment: equipment.length === 0 ? [NO_EQUIPMENT] : equipment.map((text) => parseEquipment(text) ?? text),
    positions: positions.length === 0 ? POSITIONS : positions.map((text) => parsePosition(text) ?? text),
    goals: goals.map((text) => parseGoal(text) ?? text),
    phases: [phase],
  };
}

const ORDER: Readonly<Record<FilterKind, readonly string[]>> = { equipment: EQUIPMENT, positions: POSITIONS, goals: GOALS, phases: PHASES };

/** Whether any value was chosen. */
export function isFiltering(filter: ExerciseFilter): boolean {
  return FILTER_KINDS.some((kind) => filter[kind].length > 0);
}

/** Whether an exercise has any of the chosen values, for each kind with chosen values. */
export function passesFilter(filter: ExerciseFilter): (exercise: FilterableExercise) => boolean {
  const asked = FILTER_KINDS.filter((kind) => filter[kind].length > 0).map((kind) => [kind, new Set(filter[kind])] as const);
  if (asked.length === 0) return () => true;
  return (exercise) => {
    const values = valuesOf(exercise);
    return asked.every(([kind, chosen]) => values[kind].some((value) => chosen.has(value)));
  };
}

/** The values that occur in the exercises, by kind: known ones in our order, other words after them by name. */
export function filterValues(exercises: readonly FilterableExercise[]): ExerciseFilter {
  const present = { equipment: new Set<string>(), positions: new Set<string>(), goals: new Set<string>(), phases: new Set<string>() };
  for (const exercise of exercises) {
    const values = valuesOf(exercise);
    for (const kind of FILTER_KINDS) for (const value of values[kind]) present[kind].add(value);
  }
  const inOrder = (kind: FilterKind) => [
    ...ORDER[kind].filter((value) => present[kind].has(value)),
    ...[...present[kind]].filter((value) => !ORDER[kind].includes(value)).toSorted((a, b) => a.localeCompare(b, 'de')),
  ];
  const goals = inOrder('goals');
  return {
    equipment: inOrder('equipment'),
    positions: inOrder('positions'),
    goals: goals.length === 0 ? FALLBACK_GOALS : goals,
    phases: inOrder('phases'),
  };
}
