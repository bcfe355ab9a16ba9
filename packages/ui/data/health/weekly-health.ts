import type { AnsweredWeek } from '@anwurf/db/queries/health-weeks';
import type { HealthCare } from '@anwurf/domain/coach/next-load/situation';
import { healthCare } from '@anwurf/domain/coach/weekly-health/health-care';
import { type HealthEffect, healthEffect } from '@anwurf/domain/coach/weekly-health/health-effect';
import type { HealthWeek } from '@anwurf/domain/coach/weekly-health/health-score';
import { readHealth } from '@anwurf/domain/coach/weekly-health/stored-health';

/** Stored answers as the coach takes them. */
export function toHealthWeeks(answered: readonly AnsweredWeek[]): HealthWeek[] {
  return answered.map((row) => ({ day: row.week, answers: readHealth(row) }));
}

/** Effect of the answers on a local day. */
export function weeklyEffect(answered: readonly AnsweredWeek[], day: string): HealthEffect {
  return healthEffect(toHealthWeeks(answered.filter(({ week }) => week <= day)), day);
}

/** Reduction of an exercise's loads on a local day; null: none. */
export function careOf(answered: readonly AnsweredWeek[], day: string, lastSetAt: Date | null): HealthCare | null {
  const last = answered.at(-1);
  return last === undefined ? null : healthCare(weeklyEffect(answered, day), last.answeredAt, lastSetAt);
}
