import { type LoggedSet, setVolume } from './logged-set.ts';
import { type PersonalRecord, type ReachedBefore, recordsOfWorkout } from './personal-record.ts';
import type { SummaryExercise } from './workout-summary.ts';

/** A record of a workout: of a kind, or of what was moved of an exercise in one workout. */
export interface ShownRecord extends Pick<PersonalRecord, 'value' | 'reps' | 'before' | 'reachedAt' | 'day' | 'metres'> {
  exercise: string;
  kind: PersonalRecord['kind'] | 'volume';
}

/** The most of an exercise that was moved in an earlier workout, in kg. */
export interface MovedBefore {
  exerciseName: string;
  volume: number;
  reachedAt: Date;
  /** Local day of that workout; null: it is not finished. */
  day: string | null;
}

/**
 * The records that a workout's summary and report show: of an exercise only the one that counts most; what was moved, when it set no other.
 * @param exercises those of the main part
 */
export function shownRecords(
  exercises: readonly SummaryExercise<LoggedSet>[],
  bests: readonly (ReachedBefore & { exerciseName: string })[],
  volumes: readonly MovedBefore[],
): ShownRecord[] {
  return exercises.flatMap(({ name, sets }): ShownRecord[] => {
    const [first] = recordsOfWorkout(
      sets,
      bests.filter(({ exerciseName }) => exerciseName === name),
    );
    if (first !== undefined) return [{ exercise: name, ...first }];
    const volume = sets.reduce((sum, set) => sum + setVolume(set), 0);
    const most = volumes.find(({ exerciseName }) => exerciseName === name);
    if (most === undefined || volume <= most.volume) return [];
    const before = { before: most.volume, reachedAt: most.reachedAt, ...(most.day !== null && { day: most.day }) };
    return [{ exercise: name, kind: 'volume', value: volume, reps: null, ...before }];
  });
}
