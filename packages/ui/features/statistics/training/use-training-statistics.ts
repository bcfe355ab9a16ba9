import { advancesSince, trainedExercises } from '@anwurf/db/queries/log-records';
import { pacedSets } from '@anwurf/db/queries/paced-sets';
import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { trainedStretches, type TrainedWorkout, trainedWorkouts, type WorkoutFilter } from '@anwurf/db/queries/training-statistics';
import type { PlanCategory } from '@anwurf/domain/plan/plan-category';
import { type LogRecord, recordsOfLog } from '@anwurf/domain/statistics/log-records';
import { withPaceRecords } from '@anwurf/domain/statistics/pace-records';
import { type Period, periodBegin } from '@anwurf/domain/statistics/period';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { mondaysBetween, sumOfWeeks, type TrainingSums, type TrainingWeek, weeksOf } from '@anwurf/domain/statistics/training-weeks';
import { useMemo } from 'react';
import { useToday } from '../../../data/use-today.ts';

export interface TrainingFilter {
  readonly period: Period;
  readonly category: PlanCategory | null;
  readonly exercise: string | null;
}

/** How much of the list is shown: so many, and whether beyond the period. */
export interface ListLength {
  readonly count: number;
  readonly isBeyond: boolean;
}

export interface TrainingStatistics {
  readonly today: string;
  /** Newest first. */
  readonly workouts: readonly TrainedWorkout[];
  /** Workouts that 'Mehr laden' adds; null: there are no more. */
  readonly more: ListLength | null;
  /** Records of the workouts that are shown. */
  readonly records: readonly LogRecord[];
  /** Of the period, to the day. */
  readonly sums: TrainingSums;
  /** First day of the period; null: all. */
  readonly from: string | null;
  /** Every week of the period, oldest first. */
  readonly weeks: readonly TrainingWeek[];
  /** Local days of the workouts of the period, oldest first. */
  readonly days: readonly string[];
  /** Names of the exercises that can be chosen. */
  readonly exercises: readonly string[];
}

/** Workouts that the list grows by. */
const pageSize = 20;
export const firstPage: ListLength = { count: pageSize, isBeyond: false };

const canBeEmpty = { canBeEmpty: true };
const none: readonly never[] = [];
const dayMs = 86_400_000;

/** The list as far as it is shown: the period's first, older ones when they are asked for. */
function cutList(rows: readonly TrainedWorkout[], from: string | null, length: ListLength) {
  const isWithin = ({ day }: TrainedWorkout) => from === null || day >= from;
  const within = length.isBeyond ? rows : rows.filter(isWithin);
  const workouts = within.slice(0, length.count);
  const next = { count: workouts.length + pageSize, isBeyond: length.isBeyond || within.length === workouts.length };
  return { workouts, more: rows.length > workouts.length ? next : null };
}

/** The player's workouts that a filter leaves. */
export function useTrainingStatistics({ period, category, exercise }: TrainingFilter, length: ListLength): Loadable<TrainingStatistics> {
  const today = useToday();
  const begin = periodBegin(period, today);
  const filter: WorkoutFilter = { from: begin, category, exercise };
  // A week is shown whole, also when the period begins within it.
  const ofWeeks: WorkoutFilter = { ...filter, from: begin === null ? null : mondayOf(begin) };
  // A period that begins within a week takes only a part of its sums.
  const stretches = useList(trainedStretches(ofWeeks, begin));
  const list = useRows(trainedWorkouts({ ...filter, from: null }, length.count + 1), canBeEmpty);
  const oldest = list.state === 'rows' ? list.value.at(-1)?.beganAt : undefined;
  // Its sets may have been moved within the day.
  const recordsFrom = new Date(oldest === undefined ? today : Number(oldest) - dayMs).toISOString();
  const reached = useList(advancesSince(recordsFrom), canBeEmpty);
  const exercises = useRows(trainedExercises(recordsFrom), canBeEmpty);
  const [after, before] = [loadedOr(reached, none), loadedOr(exercises, none)];
  const paced = loadedOr(useList(pacedSets(), canBeEmpty), none);
  const records = useMemo(() => withPaceRecords(recordsOfLog(after, before), paced), [after, before, paced]);
  const data = allLoaded({ list, reached, exercises, stretches });
  if (data.state !== 'rows') return data;
  const trained = data.value.stretches;
  return {
    state: 'rows',
    value: {
      today,
      from: begin,
      ...cutList(data.value.list, begin, length),
      records,
      sums: sumOfWeeks(trained.filter((stretch) => begin === null || stretch.begin >= begin)),
      weeks: weeksOf(mondaysBetween(begin ?? trained[0]?.begin ?? today, today), trained),
      days: trained.flatMap(({ days }) => days),
      exercises: data.value.exercises.map(({ exerciseName }) => exerciseName),
    },
  };
}
