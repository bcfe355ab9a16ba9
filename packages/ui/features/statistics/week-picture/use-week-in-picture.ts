import { advancesSince, trainedExercises } from '@anwurf/db/queries/log-records';
import { pacedSets } from '@anwurf/db/queries/paced-sets';
import { allLoaded, type Loadable } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { trainedStretches } from '@anwurf/db/queries/training-statistics';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { recordsOfLog } from '@anwurf/domain/statistics/log-records';
import { withPaceRecords } from '@anwurf/domain/statistics/pace-records';
import { sumOfWeeks } from '@anwurf/domain/statistics/training-weeks';
import { type WeekInPicture, weekInPicture } from '@anwurf/domain/statistics/week-in-picture';

const canBeEmpty = { canBeEmpty: true };
const all = { from: null, category: null, exercise: null } as const;
const daysOfWeek = 7;

/** The figures of a week. @param monday its first day, local */
export function useWeekInPicture(monday: string): Loadable<WeekInPicture> {
  const next = dayAfter(monday, daysOfWeek);
  // Its sets may have been moved within the day.
  const recordsFrom = new Date(`${dayAfter(monday, -1)}T00:00:00`).toISOString();
  const data = allLoaded({
    weeks: useList(trainedStretches(all, null), canBeEmpty),
    reached: useList(advancesSince(recordsFrom), canBeEmpty),
    before: useRows(trainedExercises(recordsFrom), canBeEmpty),
    paced: useList(pacedSets(), canBeEmpty),
  });
  if (data.state !== 'rows') return data;
  const { weeks, reached, before, paced } = data.value;
  const week = weekInPicture({
    monday,
    sums: sumOfWeeks(weeks.filter(({ begin }) => begin === monday)),
    days: weeks.filter(({ begin }) => begin < next).flatMap(({ days }) => days),
    records: withPaceRecords(recordsOfLog(reached, before), paced),
  });
  return { state: 'rows', value: week };
}
