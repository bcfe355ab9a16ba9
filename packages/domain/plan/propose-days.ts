import type { TrainingProfile } from '../coach/training-profile.ts';
import { daysFromTo, type Weekday, WEEKDAYS } from '../vocabulary/weekday.ts';

const MATCH_COST = 100;
/** A week without a day off. */
const NO_DAY_OFF_COST = 50;
const DAY_BEFORE_COST = 6;
const DAY_AFTER_COST = 4;
const TEAM_COST = 3;
const NEIGHBOUR_COST = 2;

function costOf(days: readonly number[], { teamDays, matchDays }: TrainingProfile): number {
  const team = teamDays.map((day) => WEEKDAYS.indexOf(day));
  const matches = matchDays.map((day) => WEEKDAYS.indexOf(day));
  const isFull = new Set([...team, ...matches, ...days]).size === WEEKDAYS.length;
  return days.reduce(
    (sum, day) => {
      const isMatch = matches.includes(day);
      const isBefore = matches.some((match) => daysFromTo(day, match) === 1);
      const isAfter = matches.some((match) => daysFromTo(match, day) === 1);
      const hasNeighbour = days.some((other) => daysFromTo(day, other) === 1);
      return (
        sum +
        Number(isMatch) * MATCH_COST +
        Number(isBefore) * DAY_BEFORE_COST +
        Number(isAfter) * DAY_AFTER_COST +
        Number(team.includes(day)) * TEAM_COST +
        Number(hasNeighbour) * NEIGHBOUR_COST
      );
    },
    Number(isFull) * NO_DAY_OFF_COST,
  );
}

function combinations(count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  return WEEKDAYS.flatMap((_, day) => (day < from ? [] : combinations(count - 1, day + 1).map((rest) => [day, ...rest])));
}

/**
 * Proposes the weekdays of the own sessions, Monday first: the player's days (the best of them if too many), then the days with
 * the fewest objections (no day off, a match, the days around it, team training, two days in a row).
 * @returns undefined when the player named no day at all: the week is unknown
 */
export function proposeDays(profile: TrainingProfile, count: number): Weekday[] | undefined {
  const { teamDays, matchDays, sessionDays } = profile;
  if (teamDays.length + matchDays.length + sessionDays.length === 0) return undefined;
  const chosen = sessionDays.map((day) => WEEKDAYS.indexOf(day));
  const keepsChoice = (days: readonly number[]) =>
    chosen.length >= count ? days.every((day) => chosen.includes(day)) : chosen.every((day) => days.includes(day));
  const [first = [], ...others] = combinations(count).filter(keepsChoice);
  const best = others.reduce((least, days) => (costOf(days, profile) < costOf(least, profile) ? days : least), first);
  return WEEKDAYS.filter((_, day) => best.includes(day));
}
