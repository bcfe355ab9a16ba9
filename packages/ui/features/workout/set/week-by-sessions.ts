import type { PlanRowOfSet } from '@anwurf/db/queries/logged-sets';
import type { FinishedInTurn } from '@anwurf/db/queries/plan-course';

/** The week of a plan by the sessions finished before a set, from 1. */
export function weekBySessions({ planId, startDay, perWeek }: PlanRowOfSet, finished: readonly FinishedInTurn[], before: Date): number {
  const counted = finished.filter((one) => one.planId === planId && one.completedAt < before && one.day >= startDay);
  return Math.floor(counted.length / Math.max(1, perWeek ?? 1)) + 1;
}
