import { useDatabase } from '@anwurf/db/client/react';
import { deleteSet, editSet, logSet, noteReserve, restoreSet, storedValues } from '@anwurf/db/commands/log-set';
import { shapeWorkout } from '@anwurf/db/commands/shape-workout';
import { swapForWorkout } from '@anwurf/db/commands/swap-for-workout';
import { type ProgressToSave, saveProgress } from '@anwurf/db/commands/workout-progress';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { metricToUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import type { LiveList } from '@anwurf/domain/workout/live-list';
import type { ShapeChange } from '@anwurf/domain/workout/shaped-today';
import { numberOfKind, setName } from '@anwurf/domain/workout/set-kind';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import type { SwapAmounts, SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { askForLastingStorage } from '../../../storage/lasting-storage.ts';
import { failureWords, useWorkoutEnding } from './use-workout-ending.ts';
import type { WorkoutSets } from './use-workout-sets.ts';
import type { WorkoutRun } from './workout-run.ts';

/** Content of the workout: a session of a plan, or own exercises. */
export interface TrainedWorkout {
  /** Null: a live training. */
  sessionId: string | null;
  /** Name of the finished workout. */
  name: string;
  /** 1-based; null: a live training. */
  order: number | null;
  /** The exercises of a live training. */
  list?: LiveList;
}

interface WorkoutContext extends Pick<WorkoutSets, 'sets' | 'noteWritten'> {
  run: WorkoutRun;
  workout: TrainedWorkout;
  onFinished: (workoutId: string) => void;
}

/** The writes of a running workout. Each resolves to whether it is on disk; failures are shown here, that of a swap by its dialog. */
export function useWorkoutActions({ run, workout, sets, noteWritten, onFinished }: WorkoutContext) {
  const db = useDatabase();
  const { sessionId, list } = workout;

  function progressAt(index: number, phase: Phase): ProgressToSave {
    const { workoutId, startTime, timeZone } = run;
    return { sessionId, workoutId, currentExerciseIndex: index, phase, startTime, timeZone, ...(list && { list }) };
  }

  function sayFailed(error: unknown): void {
    if (sessionId === null) showFailure('Fehler beim Speichern', failureWords(error));
    else showFailure('Fehler', `Übungsdaten konnten nicht gespeichert werden: ${failureWords(error)}`);
  }

  const ending = useWorkoutEnding({ run, workout, sets, onFinished, progressAt, sayFailed });

  async function stored(write: Promise<unknown>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch (error) {
      sayFailed(error);
      return false;
    }
  }

  async function change(set: StoredSet, changes: Partial<StoredSet>, write: Promise<unknown>): Promise<boolean> {
    const isStored = await stored(write);
    if (isStored) noteWritten(set.id, { ...set, ...changes });
    return isStored;
  }

  return {
    async log(index: number, exercise: SessionExercise, number: number, values: SidedValues, reserve: number | null): Promise<boolean> {
      const unit = exercise.unit ?? metricToUnit(unitToMetric(exercise.unit));
      try {
        const set = await logSet(db, progressAt(index, exercise.phase), { ...exercise, unit }, number, values, reserve);
        noteWritten(set.id, set);
        void askForLastingStorage();
        return true;
      } catch (error) {
        sayFailed(error);
        return false;
      }
    },
    edit(set: StoredSet, values: SidedValues, reserve: number | null): Promise<boolean> {
      const others = sets.filter(({ id, exerciseName }) => id !== set.id && exerciseName === set.exerciseName);
      const setNumber = numberOfKind(set, values, others);
      const changed = { ...storedValues(values), setNumber, reserve: reserve ?? set.reserve };
      return change(set, changed, editSet(db, set.id, values, { reserve, setNumber }));
    },
    noteReserve: (set: StoredSet, reserve: number): Promise<boolean> => change(set, { reserve }, noteReserve(db, set.id, reserve)),
    async remove(set: StoredSet): Promise<boolean> {
      const isGone = await stored(deleteSet(db, set.id));
      if (isGone) noteWritten(set.id, null);
      const restore = () => void stored(restoreSet(db, set, sessionId));
      if (isGone) showMessage(`${setName(set, set.setNumber)} gelöscht`, undefined, { label: 'Rückgängig', run: restore });
      return isGone;
    },
    swapToday: (index: number, phase: Phase, row: SessionExercise, target: SwapTarget, amounts: SwapAmounts) =>
      swapForWorkout(db, progressAt(index, phase), row, target, amounts),
    async reshape(index: number, phase: Phase, shapeChange: ShapeChange): Promise<boolean> {
      if (sessionId === null) return false;
      return stored(shapeWorkout(db, { ...progressAt(index, phase), sessionId }, shapeChange));
    },
    saveIndex: (index: number, phase: Phase): Promise<boolean> => stored(saveProgress(db, progressAt(index, phase))),
    ...ending,
  };
}

export type WorkoutActions = ReturnType<typeof useWorkoutActions>;
