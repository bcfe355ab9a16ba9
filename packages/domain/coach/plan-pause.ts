import { dayAfter, daysBetween } from './calendar-day.ts';

const DAYS_OF_WEEK = 7;

/** Days on which a plan rests, both included. Local days such as '2026-11-28'. */
export interface PlanPause {
  readonly from: string;
  /** Null: until the player goes on. Before the first day: it was taken back. */
  readonly until: string | null;
}

/** Later than every day: the end of a pause without one. */
const NO_END = '9999-12-31';
const endOf = ({ until }: PlanPause): string => until ?? NO_END;

/** The pauses from a plan's first day on, in order; those that touch are one. Two devices may have paused the same days. */
function joined(pauses: readonly PlanPause[], startDay: string): PlanPause[] {
  const found: PlanPause[] = [];
  const counted = pauses
    .map((pause) => ({ ...pause, from: pause.from < startDay ? startDay : pause.from }))
    .filter((pause) => endOf(pause) >= pause.from)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  for (const pause of counted) {
    const last = found.at(-1);
    if (last === undefined || (last.until !== null && dayAfter(last.until, 1) < pause.from)) found.push(pause);
    else if (endOf(pause) > endOf(last)) found.splice(-1, 1, { from: last.from, until: pause.until });
  }
  return found;
}

/** Whether a plan rests on a day. */
export function isPaused(pauses: readonly PlanPause[], day: string): boolean {
  return pauseOn(pauses, day) !== null;
}

/** The pause that a day is in; null: none. */
export function pauseOn<Pause extends PlanPause>(pauses: readonly Pause[], day: string): Pause | null {
  return pauses.find((pause) => pause.from <= day && day <= endOf(pause)) ?? null;
}

/**
 * The week of a plan on a day, from 1, when each seven days from its start are a week and pauses shift the following ones by whole
 * weeks, so that every session keeps its weekday: four to ten days by one week, eleven to seventeen by two, and never further
 * than back to the week in which the pause began. On a day of a pause it is that week. Before the start it is week 1.
 */
export function weekWithPauses(startDay: string, pauses: readonly PlanPause[], day: string): number {
  const weekOf = (one: string) => Math.floor(daysBetween(startDay, one) / DAYS_OF_WEEK) + 1;
  let shift = 0;
  for (const { from, until } of joined(pauses, startDay)) {
    if (day < from) break;
    if (until === null || day <= until) return Math.max(1, weekOf(from) - shift);
    const weeks = Math.round((daysBetween(from, until) + 1) / DAYS_OF_WEEK);
    shift += Math.min(weeks, weekOf(dayAfter(until, 1)) - weekOf(from));
  }
  return Math.max(1, weekOf(day) - shift);
}
