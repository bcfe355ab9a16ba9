import { dayAfter, daysBetween, mondayOf } from '../coach/calendar-day.ts';
import { isPaused } from '../coach/plan-pause.ts';
import {
  currentWeek,
  finishedBefore,
  type PlanCourse,
  sessionsOfWeek,
  sessionsTrainedIn,
  type TrainedSession,
  weekByCalendar,
} from '../coach/plan-week.ts';
import { type Weekday, WEEKDAYS } from '../vocabulary/weekday.ts';
import { spreadDays } from './session-days.ts';

const DAYS_OF_WEEK = 7;

/** A session of a plan with its planned day. */
export interface PlannedSession {
  /** Its index among the plan's sessions, from 0. */
  readonly session: number;
  /** Its week of the plan, from 1. */
  readonly week: number;
  /** Local day such as '2026-11-28'. */
  readonly day: string;
  /** Its position among the sessions of that day, from 0. */
  readonly turn: number;
}

export interface SessionPlan {
  readonly course: PlanCourse;
  /** The planned weekday of each session; null: none. */
  readonly weekdays: readonly (Weekday | null)[];
  /** Sessions that the player has moved from their weekday in a week. */
  readonly moved: readonly PlannedSession[];
  readonly trained: readonly TrainedSession[];
  readonly today: string;
}

/** The sessions of a plan's week with their days after Monday. */
function sessionsWithDays({ course, weekdays }: SessionPlan, week: number): { session: number; offset: number }[] {
  const sessions = sessionsOfWeek(course, week);
  const spread = spreadDays(sessions.length);
  return sessions.map((session, place) => {
    const weekday = weekdays[session] ?? spread[place % Math.max(1, spread.length)];
    return { session, offset: weekday === undefined ? 0 : WEEKDAYS.indexOf(weekday) };
  });
}

/** By calendar the plan advances every seven days from its start, so its weeks may begin on any weekday. */
function byCalendar(plan: SessionPlan, monday: string): PlannedSession[] {
  const { course } = plan;
  const first = weekByCalendar(course, monday);
  return [first, first + 1].flatMap((week) => {
    if (week > course.weeks) return [];
    return sessionsWithDays(plan, week).flatMap(({ session, offset }) => {
      const day = dayAfter(monday, offset);
      return day >= course.startDay && weekByCalendar(course, day) === week ? [{ session, week, day, turn: 0 }] : [];
    });
  });
}

/**
 * By sessions this calendar week has the rest of the current week, the next one the following week. A week that was finished
 * early leaves its calendar week free: else the next one's later sessions would be due before its first ones.
 */
function bySessions(plan: SessionPlan, monday: string): PlannedSession[] {
  const { course, trained, today } = plan;
  const now = currentWeek(course, trained, today);
  const isEarly = (finishedBefore(course, trained, now.week) ?? '') >= mondayOf(today);
  const ahead = daysBetween(mondayOf(today), monday) / DAYS_OF_WEEK - (isEarly ? 1 : 0);
  const week = now.week + ahead;
  if (ahead < 0 || now.isOver || week > course.weeks) return [];
  return sessionsWithDays(plan, week).map(({ session, offset }) => ({ session, week, day: dayAfter(monday, offset), turn: 0 }));
}

/** Whether two are the same session of the same week of the plan, on whatever day. */
export function isSameSession(one: Pick<PlannedSession, 'session' | 'week'>, other: Pick<PlannedSession, 'session' | 'week'>): boolean {
  return one.session === other.session && one.week === other.week;
}

/** Whether a plan rested between a day on which a session was put and the one on which it is due again. */
function isFromBeforePause({ pauses }: PlanCourse, put: string, due: string): boolean {
  return pauses.some(({ from, until }) => put < from && until !== null && from <= until && until < due);
}

/** Each session of a week once: a week that goes on after a pause is found before it and after it. */
function onceEach(sessions: readonly PlannedSession[]): PlannedSession[] {
  return sessions.filter((one, index) => sessions.findIndex((other) => isSameSession(one, other)) === index);
}

/**
 * The untrained sessions of the calendar week that begins on this Monday, by day and position. Includes missed ones on past days;
 * none on a day on which the plan rests.
 */
export function plannedSessions(plan: SessionPlan, monday: string): PlannedSession[] {
  const { course, moved } = plan;
  const isRest = ({ day }: PlannedSession) => isPaused(course.pauses, day);
  const byMode = course.weekMode === 'calendar' ? byCalendar : bySessions;
  // A session may have been moved here from the previous or next week.
  const around = [-DAYS_OF_WEEK, 0, DAYS_OF_WEEK].flatMap((days) => byMode(plan, dayAfter(monday, days)));
  // A session put on a day that became one of a pause, or on one before it, lies on its weekday again.
  const counts = (put: PlannedSession, due: string) => !isRest(put) && !isFromBeforePause(course, put.day, due);
  const placed = around
    .map((planned) => moved.find((other) => isSameSession(other, planned) && counts(other, planned.day)) ?? planned)
    .filter((one) => mondayOf(one.day) === monday && !isRest(one))
    .filter(({ session, week }) => !sessionsTrainedIn(course, plan.trained, week).includes(session));
  return onceEach(placed).toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.turn - other.turn || one.session - other.session,
  );
}
