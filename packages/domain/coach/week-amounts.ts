import type { WeekTarget } from '../plan/generated-plan.ts';

/** The amounts of a stored exercise of a plan. */
interface StoredAmounts {
  readonly sets: number | null;
  readonly reps: number | null;
  readonly durationMinutes: number | null;
  readonly durationSeconds: number | null;
  readonly distanceMeters: number | null;
  readonly weekTargets: readonly WeekTarget[] | null;
}

/** An exercise with the amounts of a week. */
export type InWeek<Row> = Row & {
  /** Repetitions to keep in reserve; null: no target. */
  readonly reserve: number | null;
  /** Whether the week has clearly fewer sets than the plan's fullest. */
  readonly isLight: boolean;
};

const LIGHT_SHARE = 0.75;

/** Whether a week has clearly fewer sets than the fullest of its plan. Weeks count from 1; false for an unknown one. */
export function isLightWeek(weekTargets: readonly WeekTarget[], week: number): boolean {
  const target = weekTargets[week - 1];
  return target !== undefined && target.sets <= Math.max(...weekTargets.map(({ sets }) => sets)) * LIGHT_SHARE;
}

/**
 * A stored exercise with the sets, amount and reserve of a week.
 * @param week from 1; an exercise without targets, or without one for this week, stays as it is
 */
export function amountsInWeek<Row extends StoredAmounts>(row: Row, week: number): InWeek<Row> {
  const target = row.weekTargets?.[week - 1];
  if (target === undefined) return { ...row, reserve: null, isLight: false };
  const { sets, amount, reserve } = target;
  const amounts =
    row.reps !== null
      ? { reps: amount }
      : row.durationMinutes !== null
        ? { durationMinutes: amount }
        : row.durationSeconds !== null
          ? { durationSeconds: amount }
          : { distanceMeters: amount };
  return { ...row, ...amounts, sets, reserve, isLight: isLightWeek(row.weekTargets ?? [], week) };
}
