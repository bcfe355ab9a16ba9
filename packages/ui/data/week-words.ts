import type { PlanWeek } from './use-plan-week.ts';

/** 'Woche 3 von 6'. */
export function weekWords({ week, weeks, isOver }: Pick<PlanWeek, 'week' | 'weeks' | 'isOver'>): string {
  return isOver ? `alle ${weeks} Wochen geschafft` : `Woche ${week} von ${weeks}`;
}
