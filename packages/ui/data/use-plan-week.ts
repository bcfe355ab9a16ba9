import { planCourse, type StoredCourse, trainedSessions } from '@anwurf/db/queries/plan-course';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import type { StoredPause } from '@anwurf/db/queries/plan-pauses';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { courseOfRow } from '@anwurf/domain/coach/plan-course';
import { type CurrentWeek, currentWeek } from '@anwurf/domain/coach/plan-week';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { localDay } from './local-day.ts';
import { useToday } from './use-today.ts';

export interface PlanWeek extends CurrentWeek {
  /** Length of the plan in weeks. */
  readonly weeks: number;
  readonly pauses: readonly StoredPause[];
  /** Local day from which on its sessions count. */
  readonly startDay: string;
}

const profile = plannedProfile();
const canBeEmpty = { canBeEmpty: true };

/** Rows that decide the weeks of a stored plan; null: it has none. */
export function courseOf(course: StoredCourse | null, weekMode: TrainingProfile['weekMode']): ReturnType<typeof courseOfRow<StoredPause>> {
  return course === null ? null : courseOfRow(course, weekMode, localDay(course.createdAt));
}

/** Which week of a plan it is; undefined while that is not known, null for a plan without weeks. */
export function usePlanWeek(planId: string | null): PlanWeek | null | undefined {
  const today = useToday();
  const data = allLoaded({
    course: useFirstRow(planCourse(planId), canBeEmpty),
    trained: useRows(trainedSessions(planId), canBeEmpty),
    profile: useFirstRow(profile, canBeEmpty),
  });
  if (data.state !== 'rows') return data.state === 'failed' ? null : undefined;
  const { course, trained, profile: said } = data.value;
  const plan = courseOf(course, rowToProfile(said === null ? undefined : { ...said }).weekMode);
  if (plan === null) return null;
  const sessions = trained.map(({ day, order }) => ({ day, session: order - 1 }));
  return { ...currentWeek(plan, sessions, today), weeks: plan.weeks, pauses: plan.pauses, startDay: plan.startDay };
}
