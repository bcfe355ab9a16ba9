/** Zone of all tests: most players live in it, and it has both kinds of short and long days. */
export const testZone = 'Europe/Berlin';

/** When `npm test` begins, whatever day it is: a Wednesday, far from midnight, from a change of the clock and from a new year. */
export const ordinaryDay = new Date('2026-11-25T13:00:00+01:00');

/** A moment at which code that counts days breaks first, and journeys that run at it in `npm test`. */
export type SpecialDate = { readonly name: string; readonly at: Date; readonly journeys: readonly string[] };

/**
 * Two dates run side by side. A journey that reckons with days stands here once, or with the fixed dates.
 */
export const specialDates: readonly SpecialDate[] = [
  {
    name: 'before the clock goes back',
    at: new Date('2026-10-25T02:57:00+02:00'),
    journeys: ['workout/workout-devices', 'workout/main-job', 'team/calendar', 'team/attendance'],
  },
  {
    name: 'Sunday 23:50',
    at: new Date('2026-11-29T23:50:00+01:00'),
    journeys: ['week/coach-week', 'workout/guided-workout', 'week/share-week', 'week/match-plan', 'week/calendar-feed'],
  },
  {
    name: 'Sunday of week 53',
    at: new Date('2027-01-03T12:00:00+01:00'),
    journeys: ['screens/dashboard-player', 'plan/workout-generator', 'plan/current-plan'],
  },
  {
    name: '29 February',
    at: new Date('2028-02-29T12:00:00+01:00'),
    journeys: ['analysis/fitness-tests', 'access/profile', 'workout/correct-workout', 'team/parental-sharing'],
  },
  {
    name: '31 December',
    at: new Date('2026-12-31T20:00:00+01:00'),
    journeys: ['week/return-to-play', 'plan/plan-swap', 'analysis/goals', 'team/squad'],
  },
  {
    name: 'Monday 00:30',
    at: new Date('2026-11-30T00:30:00+01:00'),
    journeys: ['week/calendar-week', 'analysis/training-statistics', 'week/handball', 'week/extra-session'],
  },
  {
    name: 'before the clock goes forward',
    at: new Date('2026-03-29T01:57:00+01:00'),
    journeys: ['workout/live-training', 'workout/share-workout', 'analysis/test-battery'],
  },
];

/** Journeys that name a date which no day changes, such as one long past, look at layouts alone, or set the page's clock: they run on the ordinary day. */
export const fixedDates: readonly string[] = [
  'access/account-settings',
  'access/notifications',
  'desktop/notices',
  'plan/questionnaire-page',
  'screens/every-screen',
  'workout/training-import',
];

/** Path of a journey's test. */
export const journeyFile = (journey: string) => `tests/browser/${journey}.test.ts`;
