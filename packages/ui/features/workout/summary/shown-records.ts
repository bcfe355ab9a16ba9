import type { BestBefore, StoredSet, VolumeBefore } from '@anwurf/db/queries/logged-sets';
import { setVolume } from '@anwurf/domain/workout/logged-set';
import { recordsOfWorkout } from '@anwurf/domain/workout/personal-record';
import type { SummaryExercise } from '@anwurf/domain/workout/workout-summary';
import type { ShownRecord } from './summary-record.tsx';

/** Of an exercise only the record that counts most is shown; what was moved, when it set no other. */
export function shownRecords(
  exercises: readonly SummaryExercise<StoredSet>[],
  bests: readonly BestBefore[],
  volumes: readonly VolumeBefore[],
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
    return [
      {
        exercise: name,
        kind: 'volume',
        value: volume,
        reps: null,
        before: most.volume,
        reachedAt: most.reachedAt,
        ...(most.day !== null && { day: most.day }),
      },
    ];
  });
}
