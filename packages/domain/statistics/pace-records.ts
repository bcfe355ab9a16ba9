import { roundTo } from '../number/rounding.ts';
import { kilometresPerHour } from '../workout/pace.ts';
import { isRecord } from '../workout/personal-record.ts';
import type { LogRecord } from './log-records.ts';

/** A set with time and distance. */
export interface PacedSet {
  readonly workoutId: string;
  readonly exerciseName: string;
  readonly at: Date;
  /** Local day of its workout, such as '2026-11-28'. */
  readonly day: string;
  readonly metres: number;
  readonly seconds: number;
  /** Done in the main part: what is done to warm up is compared with, and is no record. */
  readonly isMain: boolean;
}

/** The best of a workout over one distance. */
interface WorkoutPace extends PacedSet {
  readonly pace: number;
}

const ROUNDING = 2;
const byTime = (one: PacedSet, other: PacedSet) => Number(one.at) - Number(other.at) || (one.workoutId < other.workoutId ? -1 : 1);

/** Of each workout the best set over each distance, by exercise and distance, oldest first. */
function bestPaces(sets: readonly PacedSet[]): WorkoutPace[][] {
  const courses = new Map<string, Map<string, WorkoutPace>>();
  for (const set of sets.toSorted(byTime)) {
    const pace = kilometresPerHour({ durationSeconds: set.seconds, distanceMeters: set.metres });
    if (pace === null) continue;
    const key = `${set.metres} ${set.exerciseName}`;
    const course = courses.get(key) ?? new Map<string, WorkoutPace>();
    courses.set(key, course);
    const known = course.get(set.workoutId);
    if (known === undefined || pace > known.pace) course.set(set.workoutId, { ...set, pace, at: known?.at ?? set.at });
  }
  return [...courses.values()].map((course) => [...course.values()]);
}

function recordsOfCourse(course: readonly WorkoutPace[]): LogRecord[] {
  let best: WorkoutPace | null = null;
  return course.flatMap((done): LogRecord[] => {
    const before: WorkoutPace | null = best;
    if (before === null || done.pace > before.pace) best = done;
    // The first workout over a distance is the baseline.
    if (before === null || !done.isMain || !isRecord(done.pace, before.pace)) return [];
    const { workoutId, exerciseName, at, day, metres } = done;
    const shown = { value: roundTo(done.pace, ROUNDING), before: roundTo(before.pace, ROUNDING) };
    return [{ workoutId, exerciseName, kind: 'pace', metres, ...shown, at, day, beforeDay: before.day }];
  });
}

/**
 * Records of a log with those of pace over the same distance, in kilometres an hour; oldest first.
 * @param sets all of the log with time and distance, in any order
 */
export function withPaceRecords(records: readonly LogRecord[], sets: readonly PacedSet[]): LogRecord[] {
  const paces = bestPaces(sets).flatMap(recordsOfCourse);
  return paces.length === 0 ? [...records] : [...records, ...paces].toSorted((one, other) => Number(one.at) - Number(other.at));
}
