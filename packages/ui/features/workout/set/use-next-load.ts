import { complaintHistory } from '@anwurf/db/queries/complaints';
import { healthWeeks } from '@anwurf/db/queries/health-weeks';
import { setsBefore, type StoredSet } from '@anwurf/db/queries/logged-sets';
import { ownLoads } from '@anwurf/db/queries/own-exercises';
import { finishedInTurn } from '@anwurf/db/queries/plan-course';
import { catalogueEntry } from '@anwurf/db/queries/plan-exercises';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { useMemo } from 'react';
import { useUnchanged } from '../../../data/use-unchanged.ts';
import { type Advice, type LoadOfExercise, loadOfExercise, unknownLoad } from './load-of-exercise.ts';
import type { TrainedExercise } from './trained-exercise.ts';
import { useToday } from '../../../data/use-today.ts';

const profile = plannedProfile();
const complaints = complaintHistory();
const inTurn = finishedInTurn();
const answeredWeeks = healthWeeks();
const canBeEmpty = { canBeEmpty: true };

export interface NextLoad extends LoadOfExercise {
  /** For the set after the last one of today, in the first session with an exercise; null where nothing is to change. */
  readonly nextTry: Advice | null;
}

/** @param before the last whole set of today; undefined: none */
export function useNextLoad(exercise: TrainedExercise, workoutId: string, missedDays: number, before: StoredSet | undefined): NextLoad {
  const today = useToday();
  const data = allLoaded({
    sets: useRows(setsBefore(exercise.name, workoutId), canBeEmpty),
    entry: useFirstRow(catalogueEntry(exercise), canBeEmpty),
    own: useFirstRow(ownLoads(exercise.name), canBeEmpty),
    said: useFirstRow(profile, canBeEmpty),
    reports: useRows(complaints, canBeEmpty),
    finished: useRows(inTurn, canBeEmpty),
    health: useRows(answeredWeeks, canBeEmpty),
  });
  const [trained, rows] = [useUnchanged(exercise), useUnchanged(data.state === 'rows' ? data.value : null)];
  const load = useMemo(
    () => (rows === null ? unknownLoad : loadOfExercise(trained, rows, { today, missedDays })),
    [trained, rows, today, missedDays],
  );
  const nextTry = useMemo(() => (before === undefined ? null : load.tryAfter(before)), [load, before]);
  return { ...load, nextTry };
}
