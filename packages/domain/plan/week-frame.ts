import type { TrainingProfile } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Venue } from '../vocabulary/venue.ts';
import { daysFromTo, type Weekday, WEEKDAYS } from '../vocabulary/weekday.ts';
import { proposeDays } from './propose-days.ts';
import { type SessionLoad, weekLoads } from './session-load.ts';
import { sessionVenues } from './session-venue.ts';

/**
 * Focus of a session in the microcycle: `primer` the day before a match, `recovery` the day after one, `speed` two or three days
 * before, `strength` earlier; `balanced` without a nearby match.
 */
export type SessionFocus = 'balanced' | 'strength' | 'speed' | 'primer' | 'recovery';

/** Facts about a session before exercises are chosen. */
export interface SessionFrame {
  readonly weekday: Weekday | null;
  readonly venue: Venue;
  readonly load: SessionLoad;
  readonly focus: SessionFocus;
  readonly minutes: number;
  /** 1 is the day before a match; null: no known match. */
  readonly daysToMatch: number | null;
}

/** Whether a session is neither the day before nor the day after a match: only then it is full work. */
export function isOrdinary({ focus }: Pick<SessionFrame, 'focus'>): boolean {
  return focus !== 'primer' && focus !== 'recovery';
}

/** Longest session on the day before a match. */
const PRIMER_MINUTES = 25;

const dayOf = (weekday: Weekday) => WEEKDAYS.indexOf(weekday);

/** Days from one weekday to the next of the given ones, 0 to 6; undefined without any. */
function daysUntil(day: number, days: readonly Weekday[]): number | undefined {
  return days.length === 0 ? undefined : Math.min(...days.map((other) => daysFromTo(day, dayOf(other))));
}

function daysSince(day: number, days: readonly Weekday[]): number | undefined {
  return days.length === 0 ? undefined : Math.min(...days.map((other) => daysFromTo(dayOf(other), day)));
}

function focusOf(weekday: Weekday, matchDays: readonly Weekday[]): SessionFocus {
  const until = daysUntil(dayOf(weekday), matchDays);
  if (until === undefined) return 'balanced';
  if (until <= 1) return 'primer';
  if (daysSince(dayOf(weekday), matchDays) === 1) return 'recovery';
  return until === 2 ? 'speed' : 'strength';
}

const LOAD_BY_FOCUS: Readonly<Record<SessionFocus, SessionLoad>> = {
  balanced: 'medium',
  strength: 'heavy',
  speed: 'medium',
  primer: 'light',
  recovery: 'light',
};

/** Of several strength days the second becomes a speed day, and a full week has one heavy session. */
function withoutTwoHeavyDays(focuses: readonly SessionFocus[], isFullWeek: boolean): { focus: SessionFocus; load: SessionLoad }[] {
  let heavy = 0;
  return focuses.map((focus) => {
    if (focus !== 'strength') return { focus, load: LOAD_BY_FOCUS[focus] };
    heavy += 1;
    if (heavy === 1) return { focus, load: 'heavy' };
    return heavy === 2 && !isFullWeek ? { focus: 'balanced', load: 'medium' } : { focus: 'speed', load: 'medium' };
  });
}

/** Minutes of a session on a day of the week: short on the day before a match. */
export function sessionMinutes(
  weekday: Weekday | null,
  { questionnaire, profile }: { readonly questionnaire: Questionnaire; readonly profile: TrainingProfile },
): number {
  const isPrimer = weekday !== null && focusOf(weekday, profile.matchDays) === 'primer';
  return isPrimer ? Math.min(PRIMER_MINUTES, questionnaire.durationMinutes) : questionnaire.durationMinutes;
}

const FULL_WEEK = 7;

/**
 * The sessions of a week, in order. Days are those of the profile; if it only names team training or matches, the sessions are
 * placed between them. With match days the microcycle decides the load, otherwise the number of sessions.
 */
export function weekFrames(questionnaire: Questionnaire, profile: TrainingProfile): SessionFrame[] {
  const { individualTrainingFrequency: count, teamTrainingFrequency, durationMinutes } = questionnaire;
  const venues = sessionVenues(questionnaire, profile);
  const days = proposeDays(profile, count);
  if (days === undefined || profile.matchDays.length === 0) {
    return weekLoads(questionnaire).map((load, index) => ({
      weekday: days?.[index] ?? null,
      venue: venues[index] ?? 'Halle',
      load,
      focus: 'balanced',
      minutes: durationMinutes,
      daysToMatch: null,
    }));
  }
  const focuses = days.map((day) => focusOf(day, profile.matchDays));
  return withoutTwoHeavyDays(focuses, count + teamTrainingFrequency >= FULL_WEEK).map(({ focus, load }, index) => {
    const weekday = days[index] ?? null;
    // A single session a week must cover everything: only a match tomorrow or yesterday changes its focus.
    const isAlone = count === 1 && isOrdinary({ focus });
    return {
      weekday,
      venue: venues[index] ?? 'Halle',
      load: isAlone ? 'medium' : load,
      focus: isAlone ? 'balanced' : focus,
      minutes: sessionMinutes(weekday, { questionnaire, profile }),
      daysToMatch: weekday === null ? null : (daysUntil(dayOf(weekday), profile.matchDays) ?? null),
    };
  });
}
