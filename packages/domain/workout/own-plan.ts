import { weekTargetsOf } from '../coach/modules/evidence-module.ts';
import { scheduleById } from '../coach/modules/evidence-modules.ts';
import { formatGermanDecimal } from '../number/german-decimal.ts';
import { NUMERIC_FIELDS, type NumericField } from '../number/numeric-fields.ts';
import type { WeekTarget } from '../plan/generated-plan.ts';
import { writtenName } from '../vocabulary/name.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { type Metric, metricToUnit, type Unit, unitText } from '../vocabulary/unit.ts';
import { distanceText, type ExerciseAmounts } from './exercise-detail.ts';
import type { InGroup } from './exercise-group.ts';
import { movedInGroups } from './moved-in-groups.ts';
import { withTidyGroups } from './own-groups.ts';

/** Initial name of an own plan. */
export const OWN_PLAN_NAME = 'Mein eigener Plan';
/** Longest name of a plan, in characters. */
export const PLAN_NAME_LENGTH = 200;
/** Number of sessions of an own plan. */
export const OWN_SESSIONS = { min: NUMERIC_FIELDS.ownSessions.min, max: NUMERIC_FIELDS.ownSessions.max, initial: 3 } as const;
/** Initial sets of an added exercise. */
export const USUAL_SETS = 3;
/** Initial amount of a set by unit, if the exercise has none. */
export const USUAL_AMOUNT: Readonly<Record<Unit, number>> = { Wiederholungen: 12, Sekunden: 30, Minuten: 5, Meter: 20, kg: 12 };
/** Field for the amount of one set, by its unit; a weight is chosen in the training. */
export const AMOUNT_FIELDS: Readonly<Record<Unit, NumericField>> = {
  Wiederholungen: NUMERIC_FIELDS.plannedReps,
  Sekunden: NUMERIC_FIELDS.plannedSeconds,
  Minuten: NUMERIC_FIELDS.plannedMinutes,
  Meter: NUMERIC_FIELDS.plannedMetres,
  kg: NUMERIC_FIELDS.plannedReps,
};
/** Most exercises of one session: its rows are numbered by part. */
export const MOST_EXERCISES = 99;

/** An exercise chosen for a session. */
export interface ChosenExercise extends InGroup {
  /** Id of the catalogue's exercise, or 'custom-' and the own exercise's. */
  id: string;
  name: string;
  phase: Phase;
  unit: Unit;
  /** Each side does the amount. */
  perSide: boolean;
  /** At least 1. */
  sets: number;
  /** Amount of one set, in its unit; a weight is chosen in the workout, so kg counts repetitions. At least 1. */
  amount: number;
  /** Id of the schedule that it follows; the amounts are those of its first week. */
  schedule?: string | undefined;
  /** Seconds between two sets; null: none, missing: the exercise's own. */
  pauseSeconds?: number | null | undefined;
  /** Kilograms to begin with; null or missing: none said. */
  weight?: number | null | undefined;
  /** Id of the plan's stored exercise that it was; missing: a new one. */
  row?: string | undefined;
}

/** A plan under construction: each session's exercises in training order. */
export type ChosenSessions = readonly (readonly ChosenExercise[])[];

/** Whether a plan's name is valid. */
export function isPlanName(name: string): boolean {
  const written = writtenName(name);
  return written !== '' && written.length <= PLAN_NAME_LENGTH;
}

/** Whether a number of sessions is valid for an own plan. */
export function isSessionCount(count: number | null): count is number {
  return count !== null && Number.isInteger(count) && count >= OWN_SESSIONS.min && count <= OWN_SESSIONS.max;
}

/** The same plan with another number of sessions: new ones are empty, surplus ones are removed from the end. */
export function withSessionCount(sessions: ChosenSessions, count: number): ChosenSessions {
  return Array.from({ length: count }, (_, index) => sessions[index] ?? []);
}

/** Weeks of a plan: the length of its longest schedule; null: no exercise has a schedule. */
export function ownPlanWeeks(sessions: ChosenSessions): number | null {
  const lengths = sessions.flat().flatMap(({ schedule }) => (schedule === undefined ? [] : (scheduleById(schedule)?.weeks.length ?? [])));
  return lengths.length === 0 ? null : Math.max(...lengths);
}

/** Targets of an exercise with a schedule for each of a number of weeks; null: the same in all weeks. */
export function ownWeekTargets({ schedule }: Pick<ChosenExercise, 'schedule'>, weeks: number | null): WeekTarget[] | null {
  const followed = schedule === undefined ? undefined : scheduleById(schedule);
  return followed === undefined || weeks === null ? null : weekTargetsOf(followed, weeks);
}

/** The open session, limited to the number of sessions. */
export function clampedSession(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Number of exercises of a plan, repetitions included. */
export function exerciseCount(sessions: ChosenSessions): number {
  return sessions.reduce((sum, session) => sum + session.length, 0);
}

/** Initial amounts of an exercise: its own, else 3 × 12. */
export function addedAmounts(
  metric: Metric,
  own: { readonly sets?: number | null; readonly amount?: number | null } = {},
): Pick<ChosenExercise, 'unit' | 'sets' | 'amount'> {
  const unit = metricToUnit(metric);
  return { unit, sets: own.sets ?? USUAL_SETS, amount: own.amount ?? USUAL_AMOUNT[unit] };
}

/** Warm-up before main part before cool-down; order within a part is kept. */
function inTrainingOrder(exercises: readonly ChosenExercise[]): ChosenExercise[] {
  return exercises.toSorted((one, other) => PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase));
}

/** The session with an exercise added at the end of its part; an existing one gets the new amounts. */
export function withExercise(session: readonly ChosenExercise[], exercise: ChosenExercise): ChosenExercise[] {
  const isKnown = session.some(({ id }) => id === exercise.id);
  const sorted = inTrainingOrder(isKnown ? session.map((one) => (one.id === exercise.id ? exercise : one)) : [...session, exercise]);
  return withTidyGroups(sorted);
}

/** The session without an exercise. */
export function withoutExercise(session: readonly ChosenExercise[], id: string): ChosenExercise[] {
  return withTidyGroups(session.filter((one) => one.id !== id));
}

/** The session with an exercise moved one place earlier or later within its part, as far as possible; see `movedInGroups`. */
export function withMoved(session: readonly ChosenExercise[], id: string, step: -1 | 1): readonly ChosenExercise[] {
  return movedInGroups(
    session,
    session.findIndex((one) => one.id === id),
    step,
  );
}

/** The weight that an exercise begins with, in kilograms; null: none said, or it is done without one. */
export function chosenWeight({ unit, weight }: Pick<ChosenExercise, 'unit' | 'weight'>): number | null {
  return unit === 'kg' ? (weight ?? null) : null;
}

/** '20 kg', 'Pause 90 s'; empty where the exercise's own are kept. */
export function chosenExtras(chosen: Pick<ChosenExercise, 'unit' | 'weight' | 'pauseSeconds'>): string[] {
  const weight = chosenWeight(chosen);
  const { pauseSeconds = null } = chosen;
  return [
    ...(weight === null ? [] : [`${formatGermanDecimal(weight)} kg`]),
    ...(pauseSeconds === null ? [] : [pauseSeconds === 0 ? 'ohne Pause' : `Pause ${pauseSeconds} s`]),
  ];
}

/** The amount in short: '3×12', '5 min', '3×30 s', '1 km'; a single set of time or distance has no number of sets. */
export function chosenText({ unit, sets, amount }: Pick<ChosenExercise, 'unit' | 'sets' | 'amount'>): string {
  if (unit === 'Wiederholungen' || unit === 'kg') return `${sets}×${amount}`;
  const one = unit === 'Meter' ? distanceText(amount) : `${formatGermanDecimal(amount)} ${unit === 'Minuten' ? 'min' : 's'}`;
  return sets === 1 ? one : `${sets}×${one}`;
}

/** The amounts in the format of a plan row. */
export function chosenAmounts({
  unit,
  perSide,
  sets,
  amount,
}: Pick<ChosenExercise, 'unit' | 'perSide' | 'sets' | 'amount'>): Omit<ExerciseAmounts, 'tempo' | 'pauseSeconds'> {
  return {
    sets,
    unit: unitText(unit, perSide),
    reps: unit === 'Wiederholungen' || unit === 'kg' ? amount : null,
    durationMinutes: unit === 'Minuten' ? amount : null,
    durationSeconds: unit === 'Sekunden' ? amount : null,
    distanceMeters: unit === 'Meter' ? amount : null,
  };
}
