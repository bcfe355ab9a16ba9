import type { TrainingProfile } from '../coach/training-profile.ts';
import { type Weekday, WEEKDAYS } from '../vocabulary/weekday.ts';
import { matchEffect } from './match-days.ts';
import type { PlannedSession } from './planned-sessions.ts';

/** Objections to a session on a day: `match` and `past` rule it out; the others only warn. `dayBeforeMatch` makes it short. */
export type DayFit = 'past' | 'match' | 'dayBeforeMatch' | 'dayAfterMatch' | 'secondSession' | 'teamTraining' | 'free';

/** A session the day before a match takes at most these minutes. */
export const DAY_BEFORE_MATCH_MINUTES = 25;

/** The weekday of a local day such as '2026-11-28'. */
export function weekdayOf(day: string): Weekday {
  const sinceSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sinceSunday + 6) % WEEKDAYS.length] ?? 'mo';
}

export interface DayContext {
  readonly profile: TrainingProfile;
  /** The other sessions of the week. */
  readonly others: readonly PlannedSession[];
  readonly today: string;
}

/** How a day suits a session; the most serious objection counts. */
export function dayFit(day: string, { profile, others, today }: DayContext): DayFit {
  if (day < today) return 'past';
  const effect = matchEffect(profile, day);
  if (effect === 'match') return 'match';
  if (effect === 'dayBefore') return 'dayBeforeMatch';
  if (others.some((other) => other.day === day)) return 'secondSession';
  if (effect === 'dayAfter') return 'dayAfterMatch';
  return profile.teamDays.includes(weekdayOf(day)) ? 'teamTraining' : 'free';
}

/** Whether a session may be on such a day. */
export function isPlace(fit: DayFit): boolean {
  return fit !== 'past' && fit !== 'match';
}
