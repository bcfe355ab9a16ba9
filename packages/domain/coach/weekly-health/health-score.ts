import { dayAfter, mondayOf } from '../calendar-day.ts';
import { HEALTH_ITEMS, type HealthAnswers } from './health-questions.ts';

/** Points of an answer by its index. */
export const HEALTH_POINTS = [0, 8, 17, 25] as const;
const CLEARLY = 2;
const NOT_AT_ALL = 3;
/** One answer changed by one step. */
const LEAST_CHANGE = 8;
const WEEKS_OF_A_TREND = 3;
const DAYS_OF_WEEK = 7;

/** The answers of a week, identified by any of its days, such as '2026-11-22'. */
export interface HealthWeek {
  readonly day: string;
  readonly answers: HealthAnswers;
}

/**
 * Severity of the health problems of a week, 0 (none) to 100, modelled on the OSTRC questionnaires: four items of 0, 8, 17 or 25
 * points (Clarsen et al. 2013, Br J Sports Med 47(8):495–502, and 2020, 54(7):390–396, whose update has four answers for every
 * item; read in summaries). Question wording, trend and effect on the load are ours.
 */
export function healthScore(answers: HealthAnswers): number {
  return HEALTH_ITEMS.reduce((sum, item) => sum + (HEALTH_POINTS[answers[item]] ?? 0), 0);
}

/** A substantial problem as published: training volume or performance clearly reduced, or no training at all. */
export function isSubstantial({ participation, volume, performance }: HealthAnswers): boolean {
  return participation >= NOT_AT_ALL || volume >= CLEARLY || performance >= CLEARLY;
}

/** The last answers of every week, oldest first. */
export function byWeek(weeks: readonly HealthWeek[]): HealthWeek[] {
  const latest = new Map<string, HealthWeek>();
  for (const week of weeks.toSorted((a, b) => a.day.localeCompare(b.day))) latest.set(mondayOf(week.day), week);
  return [...latest.entries()].map(([day, { answers }]) => ({ day, answers }));
}

export type HealthTrend = 'better' | 'same' | 'worse';

/**
 * The last week compared with the mean of up to three before it; 'same' within 8 points, one step of one answer, or without
 * earlier ones.
 */
export function healthTrend(weeks: readonly HealthWeek[]): HealthTrend {
  const scores = byWeek(weeks).map(({ answers }) => healthScore(answers));
  const earlier = scores.slice(0, -1).slice(-WEEKS_OF_A_TREND);
  const last = scores.at(-1);
  if (last === undefined || earlier.length === 0) return 'same';
  const change = last - earlier.reduce((sum, score) => sum + score, 0) / earlier.length;
  if (Math.abs(change) < LEAST_CHANGE) return 'same';
  return change > 0 ? 'worse' : 'better';
}

/** A point of the curve: the Monday of a week and its score, null for a week without answers. */
export interface HealthPoint {
  readonly monday: string;
  readonly score: number | null;
}

/** The curve of the last weeks up to that of `today`, oldest first; a gap for unanswered weeks. */
export function healthCurve(weeks: readonly HealthWeek[], today: string, length = 12): HealthPoint[] {
  const scores = new Map(byWeek(weeks).map(({ day, answers }) => [day, healthScore(answers)]));
  return Array.from({ length }, (_, index) => {
    const monday = dayAfter(mondayOf(today), (index + 1 - length) * DAYS_OF_WEEK);
    return { monday, score: scores.get(monday) ?? null };
  });
}
