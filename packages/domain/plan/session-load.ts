import type { Questionnaire } from '../questionnaire/questionnaire.ts';

/** How tiring a session may be, by its place in the week. */
export const SESSION_LOADS = ['heavy', 'medium', 'light'] as const;

export type SessionLoad = (typeof SESSION_LOADS)[number];

/** From this many sessions a week (team and own together) on, a second heavy session is too much. */
const FULL_WEEK = 7;
/** Sessions this short are light anyway: they need all of their sets for the required elements. */
const LIGHT_MINUTES = 20;

const IN_SEASON: readonly (readonly SessionLoad[])[] = [
  ['medium'],
  ['heavy', 'light'],
  ['heavy', 'medium', 'light'],
  ['heavy', 'medium', 'medium', 'light'],
  ['heavy', 'medium', 'medium', 'light', 'light'],
];

const PRE_SEASON: readonly (readonly SessionLoad[])[] = [
  ['heavy'],
  ['heavy', 'medium'],
  ['heavy', 'medium', 'heavy'],
  ['heavy', 'medium', 'heavy', 'light'],
  ['heavy', 'medium', 'light', 'heavy', 'medium'],
];

/**
 * The load of each session of a week. In season the first session is the hardest and the last the lightest, because it is closest
 * to match day; a week full of team training keeps one heavy session.
 */
export function weekLoads(questionnaire: Questionnaire): readonly SessionLoad[] {
  const { seasonPhase, individualTrainingFrequency, teamTrainingFrequency, durationMinutes } = questionnaire;
  const patterns = seasonPhase === 'Wettkampfphase' ? IN_SEASON : PRE_SEASON;
  const loads = patterns[individualTrainingFrequency - 1] ?? IN_SEASON[0] ?? [];
  const isFull = individualTrainingFrequency + teamTrainingFrequency >= FULL_WEEK;
  if (durationMinutes <= LIGHT_MINUTES) return loads.map((load, index) => (load === 'light' || (isFull && index > 0) ? 'medium' : load));
  return isFull ? loads.map((load, index) => (load === 'heavy' && index > 0 ? 'medium' : load)) : loads;
}
