import { weekTargetsOf } from '../coach/modules/evidence-module.ts';
import { scheduleById } from '../coach/modules/evidence-modules.ts';
import { formatGermanDecimal } from '../number/german-decimal.ts';
import { NUMERIC_FIELDS, type NumericField } from '../number/numeric-fields.ts';
import type { WeekTarget } from '../plan/generated-plan.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { type Metric, metricToUnit, type Unit, unitText } from '../vocabulary/unit.ts';
import { distanceText, type ExerciseAmounts } from './exercise-detail.ts';

/** What a plan of one's own is called until it is named. */
export const OWN_PLAN_NAME = 'Mein eigener Plan';
/** Letters that a plan's name may have. */
export const PLAN_NAME_LENGTH = 200;
/** How many sessions a plan of one's own has. */
export const OWN_SESSIONS = { min: NUMERIC_FIELDS.ownSessions.min, max: NUMERIC_FIELDS.ownSessions.max, initial: 3 } as const;
/** Sets that an exercise is added with. */
export const USUAL_SETS = 3;
/** Of one set, by its unit, where the exercise says nothing of itself. */
export const USUAL_AMOUNT: Readonly<Record<Unit, number>> = { Wiederholungen: 12, Sekunden: 30, Minuten: 5, Meter: 20, kg: 12 };
/** The field for the amount of one set, by its unit; a weight is chosen in the training. */
export const AMOUNT_FIELDS: Readonly<Record<Unit, NumericField>> = {
  Wiederholungen: NUMERIC_FIELDS.plannedReps,
  Sekunden: NUMERIC_FIELDS.plannedSeconds,
  Minuten: NUMERIC_FIELDS.plannedMinutes,
  Meter: NUMERIC_FIELDS.plannedMetres,
  kg: NUMERIC_FIELDS.plannedReps,
};
/** Most exercises of one session: its rows are numbered by part. */
export const MOST_EXERCISES = 99;

/** An exercise that was chosen for a session. */
export interface ChosenExercise {
  /** Id of the catalogue's exercise, or 'custom-' and the own exercise's. */
  id: string;
  name: string;
  phase: Phase;
  unit: Unit;
  /** Each side does the amount. */
  perSide: boolean;
  /** At least 1. */
  sets: number;
  /** Of one set, in its unit; a weight is chosen in the training, so kg count repetitions. At least 1. */
  amount: number;
  /** Id of the schedule over weeks that it follows; the amounts are those of its first week. */
  schedule?: string | undefined;
}

/** A plan that is being made: each session's exercises in training order. */
export type ChosenSessions = readonly (readonly ChosenExercise[])[];

/** Whether a plan may be called so. */
export function isPlanName(name: string): boolean {
  return name.trim() !== '' && name.trim().length <= PLAN_NAME_LENGTH;
}

/** Whether a plan of one's own may have so many sessions. */
export function isSessionCount(count: number | null): count is number {
  return count !== null && Number.isInteger(count) && count >= OWN_SESSIONS.min && count <= OWN_SESSIONS.max;
}

/** The same plan with so many sessions: new ones are empty, surplus ones go from the end. */
export function withSessionCount(sessions: ChosenSessions, count: number): ChosenSessions {
  return Array.from({ length: count }, (_, index) => sessions[index] ?? []);
}

/** Weeks of a plan: as long as the longest schedule in it; null: nothing in it changes from week to week. */
export function ownPlanWeeks(sessions: ChosenSessions): number | null {
  const lengths = sessions.flat().flatMap(({ schedule }) => (schedule === undefined ? [] : (scheduleById(schedule)?.weeks.length ?? [])));
  return lengths.length === 0 ? null : Math.max(...lengths);
}

/** What an exercise that follows a schedule asks for in each of so many weeks; null: the same in all of them. */
export function ownWeekTargets({ schedule }: Pick<ChosenExercise, 'schedule'>, weeks: number | null): WeekTarget[] | null {
  const followed = schedule === undefined ? undefined : scheduleById(schedule);
  return followed === undefined || weeks === null ? null : weekTargetsOf(followed, weeks);
}

/** The session that stays open when there are only so many. */
export function clampedSession(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** All exercises of a plan, however often one is in it. */
export function exerciseCount(sessions: ChosenSessions): number {
  return sessions.reduce((sum, session) => sum + session.length, 0);
}

/** What an exercise is added with: its own numbers where it has them, else 3 × 12. */
export function addedAmounts(
  metric: Metric,
  own: { readonly sets?: number | null; readonly amount?: number | null } = {},
): Pick<ChosenExercise, 'unit' | 'sets' | 'amount'> {
  const unit = metricToUnit(metric);
  return { unit, sets: own.sets ?? USUAL_SETS, amount: own.amount ?? USUAL_AMOUNT[unit] };
}

/** Warm-up before main part before cool-down; within a part as they were. */
function inTrainingOrder(exercises: readonly ChosenExercise[]): ChosenExercise[] {
  return exercises.toSorted((one, other) => PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase));
}

/** The session with an exercise at the end of its part; one that is in it already gets the new amounts. */
export function withExercise(session: readonly ChosenExercise[], exercise: ChosenExercise): ChosenExercise[] {
  const isKnown = session.some(({ id }) => id === exercise.id);
  return inTrainingOrder(isKnown ? session.map((one) => (one.id === exercise.id ? exercise : one)) : [...session, exercise]);
}

/** The session without an exercise. */
export function withoutExercise(session: readonly ChosenExercise[], id: string): ChosenExercise[] {
  return session.filter((one) => one.id !== id);
}

/** The session with an exercise one place earlier or later within its part; at its end it stays. */
export function withMoved(session: readonly ChosenExercise[], id: string, step: -1 | 1): readonly ChosenExercise[] {
  const from = session.findIndex((one) => one.id === id);
  const moved = session[from];
  const other = session[from + step];
  if (moved === undefined || other === undefined || moved.phase !== other.phase) return session;
  return session.with(from, other).with(from + step, moved);
}

/** The amount in short: '3×12', '5 min', '3×30 s', '1 km'; a single set of time or distance names no set. */
export function chosenText({ unit, sets, amount }: Pick<ChosenExercise, 'unit' | 'sets' | 'amount'>): string {
  if (unit === 'Wiederholungen' || unit === 'kg') return `${sets}×${amount}`;
  const one = unit === 'Meter' ? distanceText(amount) : `${formatGermanDecimal(amount)} ${unit === 'Minuten' ? 'min' : 's'}`;
  return sets === 1 ? one : `${sets}×${one}`;
}

/** The amounts as a row of a plan has them. */
export function chosenAmounts({ unit, perSide, sets, amount }: ChosenExercise): Omit<ExerciseAmounts, 'tempo' | 'pauseSeconds'> {
  return {
    sets,
    unit: unitText(unit, perSide),
    reps: unit === 'Wiederholungen' || unit === 'kg' ? amount : null,
    durationMinutes: unit === 'Minuten' ? amount : null,
    durationSeconds: unit === 'Sekunden' ? amount : null,
    distanceMeters: unit === 'Meter' ? amount : null,
  };
}
