import {
  advancesInExercise,
  advancesSince,
  exerciseCourse,
  reachedSince,
  type SampledWorkout,
  trainedExercises,
} from '@anwurf/db/queries/log-records';
import { pacedSets } from '@anwurf/db/queries/paced-sets';
import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { foremostRecords, type LogRecord, type ReachedInWorkout, recordsOfLog } from '@anwurf/domain/statistics/log-records';
import { withPaceRecords } from '@anwurf/domain/statistics/pace-records';
import { type Period, periodBegin } from '@anwurf/domain/statistics/period';
import { mondaysBetween } from '@anwurf/domain/statistics/training-weeks';
import { matchesOfWeek } from '@anwurf/domain/week/match-days';
import { useMemo } from 'react';
import { bestKindOf, type BestKind, type CourseEntry, toEntries } from './course.ts';
import { useToday } from '../../../data/use-today.ts';

const profileQuery = plannedProfile();
const canBeEmpty = { canBeEmpty: true };
const none: readonly never[] = [];
/** Matches ahead that are shown. */
const daysAhead = 14;

const beginOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();

export interface PerformanceExercise {
  readonly name: string;
  /** How often it was ever done. */
  readonly workouts: number;
  /** Bests of its workouts of the period, oldest first; of the whole log only those that moved the bests. */
  readonly reached: readonly ReachedInWorkout[];
  /** Its workouts with their rises and falls, oldest first: those of the period; of the whole log `SampledChoices` asks for some of them. */
  readonly course: readonly SampledWorkout[];
}

export interface Performance {
  /** Sorts exercises: lifted ones first, then by frequency, then by the last workout. */
  readonly exercises: readonly PerformanceExercise[];
  /** Of each exercise and workout of the period the one that counts most, newest first. */
  readonly records: readonly LogRecord[];
}

/** More than anything is done. */
const afterLifts = 100_000;

/** By what exercises are put in order. */
function rankOf({ reached, workouts }: PerformanceExercise): number {
  return workouts + (reached.some(({ oneRepMax }) => oneRepMax !== null) ? afterLifts : 0);
}

/** All exercises over a period. */
export function usePerformance(period: Period): Loadable<Performance> {
  const today = useToday();
  const begin = periodBegin(period, today);
  // Of the whole log only what moved the bests is asked for: it may be long.
  const reached = useList(begin === null ? advancesSince(null) : reachedSince(beginOf(begin)), canBeEmpty);
  const exercises = useRows(trainedExercises(begin === null ? null : beginOf(begin)));
  const paced = loadedOr(useList(pacedSets(), canBeEmpty), none);
  const [after, before] = [loadedOr(reached, none), loadedOr(exercises, none)];
  const records = useMemo(() => foremostRecords(withPaceRecords(recordsOfLog(after, before), paced)), [after, before, paced]);
  const data = allLoaded({ exercises, reached });
  if (data.state !== 'rows') return data;
  const inOrder = after.toSorted((one, other) => Number(one.beganAt) - Number(other.beganAt));
  return {
    state: 'rows',
    value: {
      exercises: data.value.exercises
        .map(({ exerciseName: name, workouts }) => {
          const own = inOrder.filter(({ exerciseName }) => exerciseName === name);
          return { name, workouts, reached: own, course: own };
        })
        .toSorted((one, other) => rankOf(other) - rankOf(one)),
      records: records.filter(({ day }) => begin === null || day >= begin),
    },
  };
}

export interface ExerciseCourse {
  readonly kind: BestKind;
  /** Of the period, oldest first. */
  readonly entries: readonly CourseEntry[];
  /** The records of the exercise that stand: of each kind the last, newest first. */
  readonly standing: readonly LogRecord[];
  /** Match days of the period and of the next two weeks. */
  readonly matches: readonly { readonly day: string; readonly isAhead: boolean }[];
}

/** One exercise over a period. Bests before the period also decide what a record is. */
export function useExerciseCourse(name: string, period: Period): Loadable<ExerciseCourse> {
  const today = useToday();
  const begin = periodBegin(period, today);
  const data = allLoaded({
    advances: useList(advancesInExercise(name), canBeEmpty),
    course: useList(exerciseCourse(name, begin === null ? null : beginOf(begin)), canBeEmpty),
    // Those of all exercises, which the list beside it asks for as well: they are few.
    paced: useList(pacedSets(), canBeEmpty),
    said: useFirstRow(profileQuery, canBeEmpty),
  });
  if (data.state !== 'rows') return data;
  const { advances, course, paced, said } = data.value;
  const known = new Map([...advances, ...course].map((workout) => [workout.workoutId, workout]));
  const kind = bestKindOf([...known.values()]);
  const records = withPaceRecords(
    recordsOfLog(advances),
    paced.filter(({ exerciseName }) => exerciseName === name),
  );
  const entries = toEntries(course, records, kind);
  const profile = rowToProfile(said === null ? undefined : { ...said });
  const from = entries[0]?.day ?? today;
  const matches = mondaysBetween(from, dayAfter(today, daysAhead)).flatMap((monday) => matchesOfWeek(profile, monday));
  const standing = new Map(records.map((record) => [`${record.kind} ${record.metres}`, record]));
  return {
    state: 'rows',
    value: {
      kind,
      entries,
      standing: [...standing.values()].toSorted((one, other) => Number(other.at) - Number(one.at)),
      matches: matches.filter((day) => day >= from && day <= dayAfter(today, daysAhead)).map((day) => ({ day, isAhead: day >= today })),
    },
  };
}
