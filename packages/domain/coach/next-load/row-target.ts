import { unitToMetric } from '../../vocabulary/unit.ts';
import { loweringSeconds } from '../../exercise/tempo.ts';
import type { PlanExercise, PlanWeek } from '../../plan/generated-plan.ts';
import { targetOf, type WeekRow } from '../plan-week.ts';
import { amountRange, type RowTarget } from './exercise-log.ts';

const SECONDS_OF_MINUTE = 60;
/** A week with fewer sets than this share of the fullest week is a lighter one. */
const LIGHT_SETS = 0.75;

/** Sets of the fullest week. */
function mostSets({ sets, weekTargets }: WeekRow): number {
  return Math.max(...(weekTargets ?? []).map((target) => target.sets), ...(weekTargets ? [] : [sets]));
}

/** The plan's target for a week, in the format of `nextLoad`: minutes in seconds, the amount as the lower end of its range. */
export function rowTargetOf(row: WeekRow & Pick<PlanExercise, 'unit' | 'tempo'>, week: number, outline?: PlanWeek): RowTarget {
  const { sets, amount, reserve } = targetOf(row, week, outline);
  const isInMinutes = row.reps === null && row.durationMinutes !== null;
  const range = amountRange(isInMinutes ? amount * SECONDS_OF_MINUTE : amount, unitToMetric(row.unit));
  return { ...range, sets, reserve, light: sets < mostSets(row) * LIGHT_SETS, lowering: loweringSeconds(row.tempo) };
}
