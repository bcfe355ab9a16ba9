import { MAX_MATCH_DATES, type TrainingProfile } from '../coach/training-profile.ts';
import type { EventKind } from '../team/team-event.ts';

/** An entry of a calendar. */
interface Entry {
  /** Local day, such as '2026-11-28'. */
  readonly day: string;
  readonly kind: EventKind;
  readonly isCancelled: boolean;
}

/** Single matches and days without a match, each in order. */
export type MatchPlan = Pick<TrainingProfile, 'matchDates' | 'matchFreeDates'>;

const inOrder = (days: readonly string[]) => [...new Set(days)].toSorted();

/** Takes the matches of a calendar. A match that is called off makes its day one without; trainings say nothing. */
export function matchPlanOf(entries: readonly Entry[]): MatchPlan {
  const matchDates = inOrder(entries.filter(({ kind, isCancelled }) => kind === 'match' && !isCancelled).map(({ day }) => day));
  const free = entries.filter(({ day, kind, isCancelled }) => (kind === 'free') !== isCancelled && !matchDates.includes(day));
  return { matchDates, matchFreeDates: inOrder(free.filter(({ kind }) => kind !== 'training').map(({ day }) => day)) };
}

/** The days from today on that are in a player's plan and not in a calendar's: moved since, or his own. */
export function daysBeside(known: MatchPlan, found: MatchPlan, today: string): MatchPlan {
  const beside = (days: readonly string[], others: readonly string[]) => days.filter((day) => day >= today && !others.includes(day));
  return {
    matchDates: beside(known.matchDates, found.matchDates),
    matchFreeDates: beside(known.matchFreeDates, found.matchFreeDates),
  };
}

/** Change that a later reading of a calendar makes in a plan. */
export interface ChangedMatchPlan {
  readonly plan: MatchPlan;
  /** Days that come and go; nothing where the plan has them so already. */
  readonly added: MatchPlan;
  readonly removed: MatchPlan;
}

/**
 * Moves a player's plan as its calendar has moved since it was read the last time. Only what changed there changes here: a day that he removed
 * or added himself stays so. Read the other way round it takes that back.
 * @param before the calendar's plan at the last reading @param found its plan now @param today days before it are over
 */
export function changedMatchPlan(known: MatchPlan, before: MatchPlan, found: MatchPlan, today: string): ChangedMatchPlan {
  const ahead = (days: readonly string[], without: readonly string[]) => days.filter((day) => day >= today && !without.includes(day));
  const gone = (list: keyof MatchPlan) => ahead(before[list], found[list]).filter((day) => known[list].includes(day));
  const fresh = (list: keyof MatchPlan) => ahead(found[list], before[list]).filter((day) => !known[list].includes(day));
  const removed = { matchDates: gone('matchDates'), matchFreeDates: gone('matchFreeDates') };
  const added = { matchDates: fresh('matchDates'), matchFreeDates: fresh('matchFreeDates') };
  const kept = (list: keyof MatchPlan) => known[list].filter((day) => !removed[list].includes(day));
  const plan = joinedMatchPlan(added, { matchDates: kept('matchDates'), matchFreeDates: kept('matchFreeDates') }, today);
  return { plan, added, removed };
}

/**
 * A player's plan with a calendar's: its days from today on, and his own that stay.
 * @param kept of `daysBeside`: those that stay
 * @returns the next {@link MAX_MATCH_DATES} of each
 */
export function joinedMatchPlan(found: MatchPlan, kept: MatchPlan, today: string): MatchPlan {
  const ahead = (days: readonly string[]) => inOrder(days.filter((day) => day >= today)).slice(0, MAX_MATCH_DATES);
  const matchDates = ahead([...found.matchDates, ...kept.matchDates]);
  return {
    matchDates,
    matchFreeDates: ahead([...found.matchFreeDates, ...kept.matchFreeDates]).filter((day) => !matchDates.includes(day)),
  };
}
