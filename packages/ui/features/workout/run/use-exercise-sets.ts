import { useDatabase } from '@anwurf/db/client/react';
import { readRows } from '@anwurf/db/queries/local-query';
import { type BestBefore, bestsOfExercise, type PreviousSet, previousSets, type StoredSet } from '@anwurf/db/queries/logged-sets';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type PersonalRecord, recordsOfSet } from '@anwurf/domain/workout/personal-record';
import { useEffect, useState } from 'react';
import { useUnchanged } from '../../../data/use-unchanged.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';

const canBeEmpty = { canBeEmpty: true };
const none: readonly PreviousSet[] = [];

/** The bests of earlier workouts, read once: today's sets do not change them, and each set would have them searched anew. */
function useBests({ name }: TrainedExercise, workoutId: string): readonly BestBefore[] {
  const db = useDatabase();
  const [bests, setBests] = useState<readonly BestBefore[]>([]);
  useEffect(() => {
    let isLeft = false;
    // Without them there is no record to announce; a failure of the database is shown by the sets.
    void readRows(db, bestsOfExercise(name, workoutId)).then(
      (rows) => isLeft || setBests(rows),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [db, name, workoutId]);
  return bests;
}

/** Earlier workouts with an exercise, as this device knows them. */
export function useExercisePast(exercise: TrainedExercise, workoutId: string) {
  const past = useUnchanged(useRows(previousSets(exercise.name, workoutId), canBeEmpty));
  return { past, last: loadedOr(past, none), bests: useBests(exercise, workoutId) };
}

/** The records of the set that was logged last since the exercise was opened; warming up sets none. */
export function useFreshRecords(
  exercise: TrainedExercise,
  sets: readonly StoredSet[],
  bests: ReturnType<typeof useExercisePast>['bests'],
): PersonalRecord[] {
  const [known] = useState(() => new Set(sets.map(({ id }) => id)));
  const latest = sets.at(-1);
  if (latest === undefined || known.has(latest.id) || exercise.phase !== 'main') return [];
  return recordsOfSet(latest, bests, sets.slice(0, -1));
}
