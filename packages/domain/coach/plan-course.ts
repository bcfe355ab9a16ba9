import type { Weekday } from '../vocabulary/weekday.ts';
import type { PlanPause } from './plan-pause.ts';
import type { PlanCourse } from './plan-week.ts';
import type { TrainingProfile } from './training-profile.ts';

/** Fields of a stored plan that determine its weeks. */
export interface CourseRow<Pause extends PlanPause = PlanPause> {
  /** Null: a plan without weeks. */
  readonly weekCount: number | null;
  readonly sessionsPerWeek: number | null;
  /** Local day such as '2026-11-28'; null: the day of creation. */
  readonly startedOn: string | null;
  readonly sessionCount: number;
  /** Of each session in order; null: none. */
  readonly weekdays: readonly (Weekday | null)[];
  readonly pauses: readonly Pause[];
}

/**
 * The rows that decide the weeks of a stored plan.
 * @param createdOn local day on which it was made
 * @returns null: it goes by no weeks, or has no sessions
 */
export function courseOfRow<Pause extends PlanPause>(
  row: CourseRow<Pause>,
  weekMode: TrainingProfile['weekMode'],
  createdOn: string,
): (PlanCourse & { readonly pauses: readonly Pause[] }) | null {
  if (row.weekCount === null || row.sessionCount === 0) return null;
  return {
    startDay: row.startedOn ?? createdOn,
    weeks: row.weekCount,
    sessions: row.sessionCount,
    sessionsPerWeek: row.sessionsPerWeek ?? row.sessionCount,
    weekdays: row.weekdays,
    weekMode,
    pauses: row.pauses,
  };
}
