import { dayAfter, daysBetween } from '../coach/calendar-day.ts';
import { leastSquares } from './least-squares.ts';

/** Measures of an exercise's history chart. */
export const MEASURES = ['best', 'max', 'volume'] as const;

export type Measure = (typeof MEASURES)[number];

/** A session in an exercise's history. */
export interface CoursePoint {
  /** Local day such as '2026-11-20'. */
  readonly day: string;
  /** Value of the drawn measure; null: this session does not have it. */
  readonly value: number | null;
  /** A lighter week of the plan: its targets are lower, so it says nothing about the player's ability. */
  readonly isLight: boolean;
}

/** Fewest sessions for a line: two points are a direction, but no course. */
export const LEAST_FOR_LINE = 3;

/**
 * The segments joined by a line. A light week breaks it; fewer than three sessions have none.
 * @param points oldest first
 */
export function lineStretches<Point extends CoursePoint>(points: readonly Point[]): Point[][] {
  const drawn = points.filter(({ value }) => value !== null);
  if (drawn.length < LEAST_FOR_LINE) return [];
  const stretches: Point[][] = [[]];
  for (const point of drawn) {
    if (point.isLight) stretches.push([]);
    else stretches.at(-1)?.push(point);
  }
  return stretches.filter((stretch) => stretch.length > 1);
}

/** Distances between round marks, by size of the value. */
const STEPS: readonly { readonly below: number; readonly step: number }[] = [
  { below: 20, step: 2.5 },
  { below: 100, step: 5 },
  { below: 250, step: 10 },
  { below: 1000, step: 50 },
  { below: 5000, step: 250 },
];
const LARGEST_STEP = 1000;

/** The next round mark above a value: 45 for 43,1, 50 for 45. */
export function nextMark(value: number): number {
  const step = STEPS.find(({ below }) => value < below)?.step ?? LARGEST_STEP;
  return (Math.floor(value / step) + 1) * step;
}

const TREND_DAYS = 56;
/** Estimates further ahead are meaningless. */
const MOST_DAYS_AHEAD = 42;

/**
 * The day on which a mark is reached at the pace of the last eight weeks: the least-squares line through the values of these
 * weeks, without light weeks, from the last value on. An estimate, not a promise. Null with fewer than three sessions, without
 * progress, or further than six weeks ahead.
 * @param points oldest first
 */
export function estimatedDay(points: readonly CoursePoint[], mark: number): string | null {
  const counted = points.flatMap(({ day, value, isLight }) => (value === null || isLight ? [] : [{ day, value }]));
  const last = counted.at(-1);
  if (last === undefined || last.value >= mark) return null;
  const recent = counted.filter(({ day }) => daysBetween(day, last.day) <= TREND_DAYS);
  if (recent.length < LEAST_FOR_LINE) return null;
  const { slope: perDay } = leastSquares(recent.map(({ day, value }) => ({ x: daysBetween(last.day, day), y: value })));
  const days = Math.ceil((mark - last.value) / perDay);
  return perDay > 0 && days <= MOST_DAYS_AHEAD ? dayAfter(last.day, days) : null;
}
