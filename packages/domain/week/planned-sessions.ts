import { dayAfter, daysBetween, mondayOf } from '../coach/calendar-day.ts';
import { firstMondayOf } from '../coach/first-week.ts';
import { isPaused } from '../coach/plan-pause.ts';
import {
  currentWeek,
  finishedBefore,
  type PlanCourse,
  sessionsTrainedIn,
  sessionsWithDays,
  type TrainedSession,
  weekByCalendar,
} from '../coach/plan-week.ts';

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
  /** Sessions that the player has moved from their weekday in a week. */
  readonly moved: readonly PlannedSession[];
  readonly trained: readonly TrainedSession[];
  readonly today: string;
}

/** The sessions of a plan's week, placed in the calendar week that begins on this Monday. */
function placedIn({ course }: SessionPlan, week: number, monday: string): PlannedSession[] {
  const isFirst = week === 1 && monday === mondayOf(course.startDay);
  return sessionsWithDays(course, week, isFirst).map(({ session, offset }) => ({ session, week, day: dayAfter(monday, offset), turn: 0 }));
}

/** By calendar the plan advances every Monday; one that starts late in a week has its first days before its week 1 for whoever wants. */
function byCalendar(plan: SessionPlan, monday: string): PlannedSession[] {
  const { course } = plan;
  if (monday < firstMondayOf(course.startDay)) return [];
  const first = weekByCalendar(course, monday);
  return [first, first + 1].flatMap((week) => {
    if (week > course.weeks) return [];
    return placedIn(plan, week, monday).filter(({ day }) => weekByCalendar(course, day) === week);
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
  const begins = firstMondayOf(course.startDay);
  const present = mondayOf(today) < begins ? begins : mondayOf(today);
  const ahead = daysBetween(present, monday) / DAYS_OF_WEEK - (isEarly ? 1 : 0);
  const week = now.week + ahead;
  if (ahead < 0 || now.isOver || week > course.weeks) return [];
  return placedIn(plan, week, monday);
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
