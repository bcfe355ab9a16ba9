import { type Plan, planList } from '@anwurf/db/queries/plans';
import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { planState } from './plan-state.ts';
import { plannedNext } from './week/planned-next.ts';
import { useCalendarWeek } from './week/use-calendar-week.ts';
import { useToday } from './use-today.ts';

const list = planList();
const profile = plannedProfile();

/** All plans as they stand today. */
export interface PlansToday {
  /** The current one first, then the newest; without archived ones. */
  readonly plans: readonly Plan[];
  readonly archived: readonly Plan[];
  readonly weekMode: TrainingProfile['weekMode'];
  /** Local day, YYYY-MM-DD. */
  readonly today: string;
  /** Id of the current plan's session of today, else of a missed one; null: none, or the week is still being read. */
  readonly todays: string | null;
}

/** The plans, and which session of the current one is today's. */
export function usePlansToday(): Loadable<PlansToday> {
  const today = useToday();
  const data = allLoaded({ plans: useRows(list), profile: useFirstRow(profile, { canBeEmpty: true }) });
  const calendar = loadedOr(useCalendarWeek(mondayOf(today)), null);
  if (data.state !== 'rows') return data;
  const { plans, profile: said } = data.value;
  const { weekMode } = rowToProfile(said === null ? undefined : { ...said });
  const current = plans.find(({ isCurrent }) => isCurrent);
  const week = current === undefined ? null : planState(current, weekMode, today).week;
  return {
    state: 'rows',
    value: {
      plans: plans
        .filter(({ archivedAt }) => archivedAt === null)
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
      archived: plans.filter(({ archivedAt }) => archivedAt !== null),
      weekMode,
      today,
      todays: plannedNext(calendar, week?.week ?? null)?.sessionId ?? null,
    },
  };
}
