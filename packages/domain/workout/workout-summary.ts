import { roundTo } from '../number/rounding.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { type LoggedSet, setVolume } from './logged-set.ts';
import { bySetOrder, isCountedSet } from './set-kind.ts';
import { workoutMinutes } from './workout-duration.ts';

export interface SummaryExercise<Logged extends LoggedSet> {
  name: string;
  /** In set order, those that warm up first. */
  sets: Logged[];
}

export interface WorkoutSummary<Logged extends LoggedSet> {
  exerciseCount: number;
  /** Without sets that warm up. */
  setCount: number;
  /** Total volume in kilograms; null when no set has a weight. */
  movedKilograms: number | null;
  durationMinutes: number;
  /** Only phases with logged sets, in training order; exercises in the order of their first set. */
  groups: { phase: Phase; exercises: SummaryExercise<Logged>[] }[];
}

/** Sets without a phase come from live training, which has only main exercises. */
function phaseOf(set: LoggedSet): Phase {
  return set.phase ?? 'main';
}

function exercisesOf<Logged extends LoggedSet>(sets: readonly Logged[]): SummaryExercise<Logged>[] {
  const setsByName = new Map<string, Logged[]>();
  for (const set of sets) {
    setsByName.set(set.exerciseName, [...(setsByName.get(set.exerciseName) ?? []), set]);
  }
  return [...setsByName].map(([name, own]) => ({
    name,
    sets: own.toSorted(bySetOrder),
  }));
}

/**
 * The completion screen's summary of one workout's sets. Pass the start time (null when unknown), so that the time until the
 * first logged set counts too.
 */
export function workoutSummary<Logged extends LoggedSet>(sets: readonly Logged[], startedAt: Date | null): WorkoutSummary<Logged> {
  const byTime = sets.toSorted((a, b) => Number(a.loggedAt) - Number(b.loggedAt));
  const groups = PHASES.map((phase) => ({
    phase,
    exercises: exercisesOf(byTime.filter((set) => phaseOf(set) === phase)),
  })).filter(({ exercises }) => exercises.length > 0);
  const hasWeights = sets.some((set) => isCountedSet(set) && set.weight !== null && set.weight > 0);
  const volume = sets.reduce((sum, set) => sum + setVolume(set), 0);
  const activities = sets.map(({ loggedAt }) => loggedAt);
  return {
    exerciseCount: groups.reduce((sum, { exercises }) => sum + exercises.length, 0),
    setCount: sets.filter(isCountedSet).length,
    movedKilograms: hasWeights ? roundTo(volume, 2) : null,
    durationMinutes: workoutMinutes(startedAt === null ? activities : [startedAt, ...activities]),
    groups,
  };
}
