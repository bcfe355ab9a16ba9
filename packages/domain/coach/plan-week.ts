import type { PlanExercise, PlanWeek, WeekTarget } from '../plan/generated-plan.ts';
import type { Weekday } from '../vocabulary/weekday.ts';
import { daysBetween } from './calendar-day.ts';
import { firstMondayOf, firstWeekOffsets, regularOffsets } from './first-week.ts';
import { type PlanPause, weekWithPauses } from './plan-pause.ts';
import { missedWeeksOf, percentOffAfter } from './next-load/setback-rules.ts';
import type { TrainingProfile } from './training-profile.ts';

const DAYS_OF_WEEK = 7;

/** A finished session of the plan: its local day and its index in the plan, from 0. */
export interface TrainedSession {
  readonly day: string;
  readonly session: number;
}

/** Fields of a plan that determine its weeks. */
export interface PlanCourse {
  /** Local day from which on its sessions count; week 1 ends on a Sunday (`firstMondayOf`). */
  readonly startDay: string;
  /** Length in weeks, 1 or more. */
  readonly weeks: number;
  /** Sessions of the plan, and per week. */
  readonly sessions: number;
  readonly sessionsPerWeek: number;
  /** The weekday of each session; null: none. */
  readonly weekdays: readonly (Weekday | null)[];
  readonly weekMode: TrainingProfile['weekMode'];
  /** Days on which it rests. */
  readonly pauses: readonly PlanPause[];
}

/** Current position in a plan. */
export interface CurrentWeek {
  /** From 1; the last one when the plan is over. */
  readonly week: number;
  readonly isOver: boolean;
  /** Sessions of this week by index, in training order, those of it that are trained, and the next one to train (null: all done). */
  readonly sessions: readonly number[];
  readonly done: readonly number[];
  readonly nextSession: number | null;
  /** Days without training beyond a week, and the resulting reduction of loads in per cent. */
  readonly missedDays: number;
  readonly stepBackPercent: number;
}

/** A week with all its sessions by index, in training order. */
function wholeWeek({ sessions, ...course }: Pick<PlanCourse, 'sessions' | 'sessionsPerWeek'>, week: number): number[] {
  const count = perWeekOf({ sessions, ...course });
  const first = count === sessions ? 0 : (week - 1) * count;
  return Array.from({ length: count }, (_, index) => (first + index) % sessions);
}

/**
 * The sessions of a week by index. A plan with more sessions than a week has alternates them: with two for one a week the first
 * in week 1, the second in week 2. By calendar a first week that has begun holds only the first ones, as many as have a day left.
 */
export function sessionsOfWeek(course: Omit<PlanCourse, 'weeks' | 'pauses'>, week: number): number[] {
  const all = wholeWeek(course, week);
  return week === 1 && course.weekMode === 'calendar' ? all.slice(0, firstWeekOffsets(course, all).length) : all;
}

/**
 * The sessions of a week with their days after its Monday.
 * @param isFirst whether it is the calendar week of the plan's first day, of which only what is ahead counts
 */
export function sessionsWithDays(course: PlanCourse, week: number, isFirst: boolean): { session: number; offset: number }[] {
  const sessions = wholeWeek(course, week);
  const offsets = isFirst ? firstWeekOffsets(course, sessions) : regularOffsets(sessions, course.weekdays);
  return sessions.flatMap((session, place) => {
    const offset = offsets[place];
    return offset === undefined ? [] : [{ session, offset }];
  });
}

/** Sessions that count: trained from the start day to today. */
function trainedSince({ startDay }: PlanCourse, trained: readonly TrainedSession[], today: string): TrainedSession[] {
  return trained.filter(({ day }) => day >= startDay && day <= today);
}

/** The week of the plan of a day, from 1, also beyond its last; before the start it is week 1. Pauses shift the weeks after them. */
export function weekByCalendar({ startDay, pauses }: Pick<PlanCourse, 'startDay' | 'pauses'>, today: string): number {
  return weekWithPauses(firstMondayOf(startDay), pauses, today);
}

function perWeekOf({ sessions, sessionsPerWeek }: Pick<PlanCourse, 'sessions' | 'sessionsPerWeek'>): number {
  return Math.min(sessions, sessionsPerWeek);
}

/** Sessions already trained this week: by calendar on its days, by sessions since the last full week. */
function trainedThisWeek(course: PlanCourse, trained: readonly TrainedSession[], week: number): readonly TrainedSession[] {
  if (course.weekMode === 'sessions') return trained.toSorted((a, b) => a.day.localeCompare(b.day)).slice((week - 1) * perWeekOf(course));
  return trained.filter(({ day }) => weekByCalendar(course, day) === week);
}

/** The day on which the week before one was finished, where weeks last until their sessions are trained; null: there was none. */
export function finishedBefore(course: PlanCourse, trained: readonly TrainedSession[], week: number): string | null {
  const days = trained.flatMap(({ day }) => (day >= course.startDay ? [day] : [])).toSorted();
  return days[(week - 1) * perWeekOf(course) - 1] ?? null;
}

/** The trained sessions of a plan's week, by index. */
export function sessionsTrainedIn(course: PlanCourse, trained: readonly TrainedSession[], week: number): number[] {
  const counted = trained.filter(({ day }) => day >= course.startDay);
  const ofWeek = trainedThisWeek(course, counted, week);
  return (course.weekMode === 'sessions' ? ofWeek.slice(0, perWeekOf(course)) : ofWeek).map(({ session }) => session);
}

/** Days without training beyond a week, since the last session or the start of the plan; 0 before it. */
export function missedDaysOf(course: PlanCourse, trained: readonly TrainedSession[], today: string): number {
  const last = trainedSince(course, trained, today).reduce((latest, { day }) => (day > latest ? day : latest), course.startDay);
  return Math.max(0, daysBetween(last, today) - DAYS_OF_WEEK);
}

/**
 * The current week of the plan. By calendar each Monday begins one, trained or not; by sessions a week lasts
 * until its sessions are trained. A pause shifts the weeks by calendar. Days are local ISO days; before the start it is week 1. Missed weeks don't set the plan back,
 * they lower the loads (`stepBackPercent`, as `nextLoad` does).
 */
export function currentWeek(course: PlanCourse, trained: readonly TrainedSession[], today: string): CurrentWeek {
  const counted = trainedSince(course, trained, today);
  const reached = course.weekMode === 'calendar' ? weekByCalendar(course, today) : Math.floor(counted.length / perWeekOf(course)) + 1;
  const week = Math.min(reached, course.weeks);
  const isOver = reached > course.weeks;
  const sessions = sessionsOfWeek(course, week);
  const done = trainedThisWeek(course, counted, week).map(({ session }) => session);
  const missedDays = missedDaysOf(course, trained, today);
  return {
    week,
    isOver,
    sessions,
    done: sessions.filter((session) => done.includes(session)),
    nextSession: isOver ? null : (sessions.find((session) => !done.includes(session)) ?? null),
    missedDays,
    stepBackPercent: percentOffAfter(missedWeeksOf(missedDays)),
  };
}

/** Fields of a plan row that its weeks need; minutes are a separate amount. */
export type WeekRow = Pick<
  PlanExercise,
  'phase' | 'sets' | 'reps' | 'durationMinutes' | 'durationSeconds' | 'distanceMeters' | 'weekTargets'
>;

/**
 * Sets, amount (in the unit of the row) and reserve of an exercise in a week, from 1: its week target, else the row, with the
 * sets of the plan's outline for older plans without targets.
 */
export function targetOf(row: WeekRow, week: number, outline?: PlanWeek): WeekTarget {
  const target = row.weekTargets?.[week - 1];
  if (target !== undefined) return target;
  const amount = row.reps ?? row.durationMinutes ?? row.durationSeconds ?? row.distanceMeters ?? 1;
  const sets = outline === undefined || row.phase !== 'main' ? row.sets : Math.max(1, Math.round(row.sets * outline.setsFactor));
  return { sets, amount, reserve: null };
}
