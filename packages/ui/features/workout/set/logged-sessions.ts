import type { PlanRowOfSet, SetBefore } from '@anwurf/db/queries/logged-sets';
import type { FinishedInTurn } from '@anwurf/db/queries/plan-course';
import type { ReportedComplaint } from '@anwurf/domain/coach/complaints-in-force';
import type { DoneSet, RowTarget } from '@anwurf/domain/coach/next-load/exercise-log';
import type { ExtraSession } from '@anwurf/domain/coach/next-load/next-extra-load';
import { rowTargetOf } from '@anwurf/domain/coach/next-load/row-target';
import { painFelt } from '@anwurf/domain/coach/pain-felt';
import { weekByCalendar } from '@anwurf/domain/coach/plan-week';
import type { BodyRegion } from '@anwurf/domain/vocabulary/body-region';
import { pickExtra } from '@anwurf/domain/workout/extra-load';
import { isBasisOfLoad, reserveOfSet } from '@anwurf/domain/workout/set-kind';
import { endOfDay } from 'date-fns/endOfDay';
import { localDay } from '../../../data/local-day.ts';

/** The week of a plan by the sessions finished before a set, from 1. */
function weekBySessions({ planId, startDay, perWeek }: PlanRowOfSet, finished: readonly FinishedInTurn[], before: Date): number {
  const counted = finished.filter((one) => one.planId === planId && one.completedAt < before && one.day >= startDay);
  return Math.floor(counted.length / Math.max(1, perWeek ?? 1)) + 1;
}

/** Amounts of that day: by calendar, or by the sessions finished until then, it was a certain week of the plan. */
function askedOn(day: string, { planRow, unit, loggedAt }: SetBefore, finished: readonly FinishedInTurn[] | null): RowTarget | null {
  if (planRow === null) return null;
  const reached = finished === null ? weekByCalendar(planRow, day) : weekBySessions(planRow, finished, loggedAt);
  const week = Math.min(planRow.weekTargets.length, reached);
  return rowTargetOf({ ...planRow, sets: planRow.sets ?? 1, unit: planRow.unit ?? unit }, week);
}

/** Complaints about the regions that an exercise loads, oldest first. */
export interface Felt {
  readonly reports: readonly ReportedComplaint[];
  readonly regions: readonly BodyRegion[];
}

/** The worst pain while it was trained, and in what was reported on the rest of that day. */
function painWhile({ reports, regions }: Felt, from: Date): number | null {
  return painFelt(reports, regions, { from, until: endOfDay(from) });
}

/** Of two sides the weaker one leads. */
export function doneSet(set: Pick<SetBefore, 'weight' | 'reps' | 'rightAmount' | 'reserve' | 'kind'>): DoneSet {
  const { weight, reps, rightAmount } = set;
  return { weight, amount: Math.min(reps ?? 0, rightAmount ?? Infinity), reserve: reserveOfSet(set) };
}

/**
 * The sessions of an exercise for the rules of its load, oldest first.
 * @param finished null: the week goes by the calendar
 */
export function toSessions(sets: readonly SetBefore[], finished: readonly FinishedInTurn[] | null, felt: Felt): ExtraSession[] {
  const byWorkout = new Map<string, SetBefore[]>();
  for (const set of sets.filter(isBasisOfLoad)) {
    if (set.reps !== null) byWorkout.set(set.workoutId, [...(byWorkout.get(set.workoutId) ?? []), set]);
  }
  return [...byWorkout.values()].flatMap((done) => {
    const [first] = done;
    if (first === undefined) return [];
    const day = first.day ?? localDay(first.loggedAt);
    return {
      day,
      sets: done.map((set) => ({ ...pickExtra(set), ...doneSet(set) })),
      pain: painWhile(felt, first.loggedAt),
      asked: askedOn(day, first, finished),
    };
  });
}
