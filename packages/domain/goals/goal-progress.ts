import { dayAfter, daysBetween, mondayOf } from '../coach/calendar-day.ts';
import { leastSquares } from '../statistics/least-squares.ts';
import type { HabitGoal } from './goal.ts';

/** A value of the goal's test or exercise. */
export interface GoalPoint {
  /** Local day such as '2026-11-20'. */
  readonly day: string;
  readonly value: number;
  /** Of a lighter week of the plan, or measured in another way: it may reach the goal, and says nothing about where it leads. */
  readonly isAside: boolean;
}

/** Where it leads if it goes on like this. */
export type GoalOutlook =
  /** Reached by its day. */
  | { readonly kind: 'on-course' }
  /** Reached later, about on that day. */
  | { readonly kind: 'later'; readonly day: string }
  /** Not by its day, and too far away for a day to be said. */
  | { readonly kind: 'too-slow' }
  /** No gain, or none beyond what measuring alone makes. */
  | { readonly kind: 'level' };

/** Where a goal stands. */
export interface GoalProgress {
  readonly state: 'open' | 'reached' | 'over';
  /** Local day on which it was first reached; null: it was not. */
  readonly reachedOn: string | null;
  /** The best of late, or the weeks done of a habit; null: there is no value yet. */
  readonly now: number | null;
  /** Still missing, 0 and more, in the unit of the goal, of a habit in weeks; null: there is no value yet. */
  readonly missing: number | null;
  /** Part of the way from where it began, 0 to 1; null: not known. */
  readonly share: number | null;
  /** Null: over, or too little is known. */
  readonly outlook: GoalOutlook | null;
  /** Of a habit: sessions that this week still needs; null for other goals and when it is over. */
  readonly thisWeek: number | null;
}

/** From when on there is enough for a trend, and how far it reaches back. */
export interface TrendRule {
  /** Days before today whose values count. */
  readonly days: number;
  /** Days that they must lie apart, at least. */
  readonly span: number;
  /** Change over these days that is one at all, in the unit of the goal. */
  readonly least: number;
}

/** Workouts: twelve weeks, of which three at least. */
export const EXERCISE_TREND = { days: 84, span: 21, least: 0 } as const satisfies TrendRule;
/** Tests come every few weeks: a year, of which six weeks at least. Their error is the caller's to add. */
export const TEST_TREND = { days: 365, span: 42, least: 0 } as const satisfies TrendRule;

/** Fewer values are a direction, and no course. */
const LEAST_POINTS = 3;
/** A trend is carried on at most twice as far as it was seen. */
const FACTOR_AHEAD = 2;
/** Values from before these days no longer say how good the player is. */
const LATE_DAYS = 56;
/** Values are stored and shown with two decimals. */
const HALF_HUNDREDTH = 0.005;
const DAYS_OF_WEEK = 7;

interface ValueGoal {
  readonly target: number;
  readonly setOn: string;
  readonly until: string;
  readonly lowerIsBetter: boolean;
}

const bestOf = (points: readonly GoalPoint[], lowerIsBetter: boolean): number | null =>
  points.length === 0 ? null : (lowerIsBetter ? Math.min : Math.max)(...points.map(({ value }) => value));

/** The best of the last eight weeks, else the last value. */
function lateBest(points: readonly GoalPoint[], today: string, lowerIsBetter: boolean): number | null {
  const late = points.filter(({ day }) => daysBetween(day, today) <= LATE_DAYS);
  return bestOf(late, lowerIsBetter) ?? points.at(-1)?.value ?? null;
}

/** The least-squares line through the late values, carried on to the target. Null: too little for one. */
function outlookOf(goal: ValueGoal, points: readonly GoalPoint[], today: string, rule: TrendRule): GoalOutlook | null {
  const counted = points.filter(({ day, isAside }) => !isAside && daysBetween(day, today) <= rule.days);
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined || counted.length < LEAST_POINTS) return null;
  const span = daysBetween(first.day, last.day);
  if (span < rule.span) return null;
  const line = leastSquares(counted.map(({ day, value }) => ({ x: daysBetween(last.day, day), y: value })));
  const gain = line.slope * span * (goal.lowerIsBetter ? -1 : 1);
  if (gain <= 0 || gain < rule.least) return { kind: 'level' };
  const reached = dayAfter(last.day, Math.ceil((goal.target - line.at(0)) / line.slope));
  // It is not reached yet, whatever the line says.
  const day = reached > today ? reached : dayAfter(today, 1);
  const farthest = dayAfter(today, FACTOR_AHEAD * span);
  if (day <= goal.until) return day <= farthest ? { kind: 'on-course' } : null;
  if (goal.until > farthest) return null;
  return day <= farthest ? { kind: 'later', day } : { kind: 'too-slow' };
}

function shareOf(goal: ValueGoal, start: number | null, now: number | null): number | null {
  if (start === null || now === null || start === goal.target) return null;
  return Math.min(1, Math.max(0, (now - start) / (goal.target - start)));
}

/**
 * Where the goal of a test or an exercise stands. Values from before it was set, or from after its day, reach nothing.
 * @param points oldest first, from twelve weeks before it was set on
 * @param today local day
 */
export function valueProgress(goal: ValueGoal, points: readonly GoalPoint[], today: string, rule: TrendRule): GoalProgress {
  const { target, setOn, until, lowerIsBetter } = goal;
  const isMet = (value: number) => (lowerIsBetter ? value <= target + HALF_HUNDREDTH : value >= target - HALF_HUNDREDTH);
  const since = points.filter(({ day }) => day >= setOn);
  const before = points.filter(({ day }) => day < setOn);
  const reachedOn = since.find(({ day, value }) => day <= until && isMet(value))?.day ?? null;
  const state = reachedOn !== null ? 'reached' : today > until ? 'over' : 'open';
  const start = lateBest(before, setOn, lowerIsBetter) ?? since[0]?.value ?? null;
  const now = lateBest(since, today, lowerIsBetter) ?? start;
  return {
    state,
    reachedOn,
    now,
    missing: state === 'reached' ? 0 : now === null ? null : isMet(now) ? 0 : Math.abs(target - now),
    share: state === 'reached' ? 1 : shareOf(goal, start, now),
    outlook: state === 'open' ? outlookOf(goal, points, today, rule) : null,
    thisWeek: null,
  };
}

/** Days until a last day, both included, in the week of a Monday; 0 and more. */
function daysLeft(monday: string, from: string, until: string): number {
  const sunday = dayAfter(monday, DAYS_OF_WEEK - 1);
  const last = until < sunday ? until : sunday;
  return Math.max(0, daysBetween(from > monday ? from : monday, last) + 1);
}

/** Weeks from this one on that can still have so many sessions, one a day. */
function possibleWeeks(goal: HabitGoal, today: string, doneThisWeek: number): number {
  const monday = mondayOf(today);
  let weeks = 0;
  if (doneThisWeek < goal.target && daysLeft(monday, today, goal.until) >= goal.target - doneThisWeek) weeks += 1;
  for (let next = dayAfter(monday, DAYS_OF_WEEK); next <= goal.until; next = dayAfter(next, DAYS_OF_WEEK))
    if (daysLeft(next, next, goal.until) >= goal.target) weeks += 1;
  return weeks;
}

/**
 * Where a habit stands: weeks with as many sessions as it asks for, from the week in which it was set.
 * @param days local days of the finished workouts, oldest first, one for each
 * @param today local day
 */
export function habitProgress(goal: HabitGoal & { readonly setOn: string }, days: readonly string[], today: string): GoalProgress {
  const { target, weeks, setOn, until } = goal;
  const byWeek = new Map<string, string[]>();
  for (const day of days) {
    if (day < mondayOf(setOn) || day > until) continue;
    const monday = mondayOf(day);
    byWeek.set(monday, [...(byWeek.get(monday) ?? []), day]);
  }
  // A week is done on the day of the session that it still needed.
  const done = [...byWeek.values()].flatMap((ofWeek) => ofWeek[target - 1] ?? []);
  const reachedOn = done[weeks - 1] ?? null;
  const state = reachedOn !== null ? 'reached' : today > until ? 'over' : 'open';
  const missing = Math.max(0, weeks - done.length);
  const doneThisWeek = byWeek.get(mondayOf(today))?.length ?? 0;
  return {
    state,
    reachedOn,
    now: done.length,
    missing,
    share: Math.min(1, done.length / weeks),
    outlook: state === 'open' ? habitOutlook(goal, today, missing, doneThisWeek) : null,
    thisWeek: state === 'open' ? Math.max(0, target - doneThisWeek) : null,
  };
}

function habitOutlook(goal: HabitGoal, today: string, missing: number, doneThisWeek: number): GoalOutlook {
  if (possibleWeeks(goal, today, doneThisWeek) >= missing) return { kind: 'on-course' };
  const isDone = doneThisWeek >= goal.target;
  const last = dayAfter(mondayOf(today), (missing - (isDone ? 0 : 1)) * DAYS_OF_WEEK + DAYS_OF_WEEK - 1);
  return { kind: 'later', day: last > goal.until ? last : dayAfter(goal.until, 1) };
}
