import type { Plan, PlanSession } from '@anwurf/db/queries/plans';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { currentWeek } from '@anwurf/domain/coach/plan-week';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { courseOf, type PlanWeek } from './use-plan-week.ts';

/** Where a plan stands today. */
export interface PlanState {
  /** Null: a plan without weeks. */
  readonly week: PlanWeek | null;
  /** Ids of the sessions that are trained in this week: the plan's own, or from Monday on where it has none or is over. */
  readonly done: ReadonlySet<string>;
  /** Id of the session whose turn it is; null: the plan has none. */
  readonly next: string | null;
}

/** The session that was never trained first, else the one trained longest ago. */
function byTurn(sessions: readonly PlanSession[]): PlanSession | undefined {
  const lastOf = ({ trainedOn }: PlanSession) => trainedOn.at(-1) ?? '';
  return sessions.toSorted((one, other) => lastOf(one).localeCompare(lastOf(other)) || one.order - other.order)[0];
}

/**
 * Reads from a plan which of its sessions are done this week, and which is next.
 * @param today local day, YYYY-MM-DD
 */
export function planState(plan: Plan, weekMode: TrainingProfile['weekMode'], today: string): PlanState {
  const { sessions } = plan;
  const trained = sessions
    .flatMap(({ order, trainedOn }) => trainedOn.map((day) => ({ day, session: order - 1 })))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const course = courseOf({ ...plan, sessionCount: sessions.length, weekdays: sessions.map(({ weekday }) => weekday) }, weekMode);
  const week =
    course === null
      ? null
      : { ...currentWeek(course, trained, today), weeks: course.weeks, pauses: course.pauses, startDay: course.startDay };
  const monday = mondayOf(today);
  const isDone = ({ order, trainedOn }: PlanSession) =>
    week === null || week.isOver ? trainedOn.some((day) => day >= monday) : week.done.includes(order - 1);
  const next = sessions.find(({ order }) => order - 1 === week?.nextSession) ?? byTurn(sessions);
  return { week, done: new Set(sessions.filter(isDone).map(({ id }) => id)), next: next?.id ?? null };
}
