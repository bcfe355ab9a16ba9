import { localDayIn } from '@anwurf/domain/calendar/local-time';
import type { PacedSet } from '@anwurf/domain/statistics/pace-records';
import { deviceZone } from './device-zone.ts';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';
import { workoutDay } from './workout-day.ts';

/** As in JSON. */
interface StoredPace extends Omit<PacedSet, 'at' | 'day'> {
  readonly at: string;
  /** Null while the workout is not finished. */
  readonly day: string | null;
}

const columns = ['workoutId', 'exerciseName', 'at', 'day', 'metres', 'seconds', 'isMain'] as const;

function readPace(stored: StoredPace): PacedSet {
  const at = new Date(stored.at);
  return { ...stored, at, day: stored.day ?? localDayIn(at, deviceZone()) };
}

/** The sets of all exercises with time and distance that count. */
export function pacedSets(): ListQuery<PacedSet> {
  const query: LocalQuery<StoredPace> = {
    sql: `
      select t.workout_id as "workoutId", t.exercise_name as "exerciseName", t.created_at as "at", ${workoutDay('t.workout_id')} as "day",
        t.distance_meters::float8 as "metres", t.duration_seconds::float8 as "seconds", coalesce(t.phase, 'main') = 'main' as "isMain"
      from workout_tracking t
      where t.distance_meters > 0 and t.duration_seconds > 0 and is_counted_set(t.set_kind)`,
    params: [],
  };
  return asList(query, columns, readPace);
}
