import type { AbsenceReason, AttendanceState } from '@anwurf/domain/team/attendance';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import type { BodyRegion } from '@anwurf/domain/vocabulary/body-region';

/** A player of the invented team. */
export interface TeamPlayer {
  readonly name: string;
  readonly sharedKinds: readonly SharedKind[];
  /** Sessions a week of her plan. */
  readonly weekSessions: number;
  /** Own sessions, as days before today. */
  readonly trainings: readonly number[];
  /** Minutes of one of them. */
  readonly minutes: number;
  /** Effort of the last week's sessions and of those before, 1 to 10. */
  readonly effort: { readonly now: number; readonly before: number };
  readonly complaint: { readonly region: BodyRegion; readonly level: number; readonly daysAgo: number } | null;
  /** On its first stage since then; needs a complaint, with which the consent is stored. */
  readonly recovery: { readonly ladder: string; readonly daysAgo: number } | null;
  /** Usual sum of the daily answers, and that of today, 5 to 25; null: she is not asked. */
  readonly readiness: { readonly usual: number; readonly today: number } | null;
  /** Height of the countermovement jump in cm on each test day. */
  readonly jumps: readonly number[];
}

const WEEKS = 13;
const DAYS_OF_WEEK = 7;
/** Days before today on which the team tested. */
export const TEST_DAYS = [86, 44, 5] as const;

const withoutPain = SHARED_KINDS.filter((kind) => kind !== 'complaints');

/** Sessions of a season: so many a week, from a number of days ago on. */
function season(perWeek: number, from = 0): number[] {
  const days = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: perWeek }, (__, session) => week * DAYS_OF_WEEK + 1 + Math.floor((session * DAYS_OF_WEEK) / perWeek)),
  ).flat();
  return days.filter((daysAgo) => daysAgo >= from);
}

const usual = (name: string, weekSessions: number, jump: number, effort = 6): TeamPlayer => ({
  name,
  sharedKinds: withoutPain,
  weekSessions,
  trainings: season(weekSessions),
  minutes: 40,
  effort: { now: effort, before: 6 },
  complaint: null,
  recovery: null,
  readiness: { usual: 15 + weekSessions, today: 14 + (Math.round(jump) % 5) },
  jumps: [jump, jump + 0.8, jump + 1.7],
});

/** Eighteen invented players, of whom four need their coach and one shares nothing. */
export const teamPlayers: readonly TeamPlayer[] = [
  {
    ...usual('Paula Heim', 2, 27.4),
    sharedKinds: SHARED_KINDS,
    complaint: { region: 'Sprunggelenk', level: 6, daysAgo: 3 },
    recovery: { ladder: 'sprunggelenk', daysAgo: 1 },
  },
  {
    ...usual('Nele Busch', 3, 28.4),
    sharedKinds: SHARED_KINDS,
    complaint: { region: 'Schulter', level: 5, daysAgo: 2 },
    readiness: { usual: 18, today: 12 },
  },
  { ...usual('Ronja Ihle', 3, 24.8), trainings: [...season(3), 0, 2, 4], effort: { now: 9, before: 4 } },
  { ...usual('Sina Engel', 2, 26.1), trainings: season(2, 11), jumps: [26.1], readiness: null },
  usual('Lea Arnold', 3, 31.2, 7),
  usual('Amelie Dietz', 3, 33),
  usual('Ida Fuchs', 2, 29.8, 5),
  usual('Clara Jost', 2, 29.5, 5),
  usual('Mila Brandt', 3, 34.5, 7),
  usual('Hanna Kolb', 2, 27.7),
  usual('Tessa Lang', 3, 32.1),
  usual('Emma Voss', 2, 28.8, 5),
  usual('Lina Reuter', 3, 30.4, 7),
  usual('Jule Anders', 2, 26.9),
  usual('Maja Thiel', 3, 31.7, 7),
  usual('Pia Sanders', 2, 29.1, 5),
  { ...usual('Greta Ohm', 2, 25.6), sharedKinds: ['trainings'] },
  { ...usual('Mira Groß', 2, 30.3), sharedKinds: [] },
];

/** Team trainings on Tuesdays and Thursdays and matches on Saturdays, from eight weeks ago to three weeks ahead. */
export function teamCalendar(today: string): { readonly day: string; readonly kind: 'training' | 'match' }[] {
  const kinds: Readonly<Record<number, 'training' | 'match'>> = { 2: 'training', 4: 'training', 6: 'match' };
  return Array.from({ length: 11 * DAYS_OF_WEEK }, (_, index) => dayAfter(today, index - 8 * DAYS_OF_WEEK)).flatMap((day) => {
    const kind = kinds[new Date(`${day}T12:00:00Z`).getUTCDay()];
    return kind === undefined ? [] : [{ day, kind }];
  });
}

/** Sums of the daily answers of the last four weeks: around what is usual, with a gap each Sunday of the count. */
export function playedReadiness({ readiness }: Pick<TeamPlayer, 'readiness'>): { readonly daysAgo: number; readonly sum: number }[] {
  if (readiness === null) return [];
  const { usual: mean, today } = readiness;
  return Array.from({ length: 4 * DAYS_OF_WEEK }, (_, daysAgo) => ({
    daysAgo,
    sum: daysAgo === 0 ? today : mean + ((daysAgo * 5) % 7) - 3,
  })).filter(({ daysAgo }) => daysAgo % DAYS_OF_WEEK !== 3);
}

/** Days before today of the team's test day, which the coach may close. */
export const TEST_DAY_AGO = 5;
/** Tests of the team's test day. */
export const TEAM_DAY_TESTS = [
  'countermovement_jump',
  'standweitsprung',
  'sprint_10m',
  'sprint_30m',
  'medizinballwurf',
  'yoyo_intermittent_recovery',
];

/** The trials of a player on the test day, which go along with how high she jumps; of one test nobody has time for everybody. */
export function playedTrials({ jumps }: TeamPlayer, index: number): { readonly test: string; readonly trials: readonly number[] }[] {
  const height = jumps.at(-1) ?? 28;
  const turn = (index * 7) % 5;
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  const sprint = round(2.62 - height * 0.02 + turn * 0.01, 2);
  return [
    { test: 'countermovement_jump', trials: [round(height - 0.6, 1), height] },
    { test: 'standweitsprung', trials: [Math.round(height * 5.5) + turn] },
    { test: 'sprint_10m', trials: [sprint] },
    { test: 'sprint_30m', trials: [round(5.9 - height * 0.04, 2), round(5.94 - height * 0.04, 2)] },
    { test: 'medizinballwurf', trials: [round(height * 0.21 + turn * 0.15, 1)] },
    ...(index % 4 === 3 ? [] : [{ test: 'yoyo_intermittent_recovery', trials: [round(14 + ((index * 3) % 8) / 10 + 0.1, 1)] }]),
  ];
}

/** Marks of every player at every entry that was: most came, now and then one did not. */
export function playedAttendance(events: number, players: number) {
  return Array.from({ length: events * players }, (_, index) => {
    const [event, player] = [Math.floor(index / players), index % players];
    const turn = event * 7 + player * 5;
    const state: AttendanceState = turn % 11 === 0 ? 'excused' : turn % 29 === 3 ? 'missing' : 'came';
    const reason: AbsenceReason | null = state === 'excused' && turn % 2 === 0 ? 'school' : null;
    return { event, player, state, reason };
  });
}
