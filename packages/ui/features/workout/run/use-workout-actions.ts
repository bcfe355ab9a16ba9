import { useDatabase } from '@anwurf/db/client/react';
import { discardWorkout, type UndoDiscard } from '@anwurf/db/commands/discard-workout';
import { finishWorkout, type WorkoutWords } from '@anwurf/db/commands/finish-workout';
import { deleteSet, editSet, logSet, noteReserve, restoreSet, storedValues } from '@anwurf/db/commands/log-set';
import { shapeWorkout } from '@anwurf/db/commands/shape-workout';
import { swapForWorkout } from '@anwurf/db/commands/swap-for-workout';
import { type ProgressToSave, saveProgress } from '@anwurf/db/commands/workout-progress';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { metricToUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import type { ShapeChange } from '@anwurf/domain/workout/shaped-today';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import type { SwapAmounts, SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import { workoutMinutes } from '@anwurf/domain/workout/workout-duration';
import { useRef } from 'react';
import { savingProblem } from '../../../data/saving-problem.ts';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { askForLastingStorage } from '../../../storage/lasting-storage.ts';
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
  /** Own exercises of a live training. */
  exerciseIds?: readonly string[];
  /** Key of the superset or circuit of each of them that is in one. */
  groups?: Readonly<Record<string, number>>;
}

interface WorkoutContext extends Pick<WorkoutSets, 'sets' | 'noteWritten'> {
  run: WorkoutRun;
  workout: TrainedWorkout;
  onFinished: (workoutId: string) => void;
}

const words = (error: unknown): string => savingProblem(error) ?? 'unbekannter Fehler';

/** The writes of a running workout. Each resolves to whether it is on disk; failures are told to the player here, that of a swap by its dialog. */
export function useWorkoutActions({ run, workout, sets, noteWritten, onFinished }: WorkoutContext) {
  const db = useDatabase();
  const isEnding = useRef(false);
  const { sessionId, exerciseIds, groups } = workout;

  function progressAt(index: number, phase: Phase): ProgressToSave {
    const { workoutId, startTime, timeZone } = run;
    const order = { ...(exerciseIds && { exerciseIds }), ...(groups && { groups }) };
    return { sessionId, workoutId, currentExerciseIndex: index, phase, startTime, timeZone, ...order };
  }

  function sayFailed(error: unknown): void {
    if (sessionId === null) showFailure('Fehler beim Speichern', words(error));
    else showFailure('Fehler', `Übungsdaten konnten nicht gespeichert werden: ${words(error)}`);
  }

  async function bringBack(undo: UndoDiscard): Promise<void> {
    try {
      await undo();
      showMessage('Training wieder da', 'Du kannst es fortsetzen.');
    } catch (error) {
      sayFailed(error);
    }
  }

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
    edit: (set: StoredSet, values: SidedValues, reserve: number | null): Promise<boolean> =>
      change(set, { ...storedValues(values), reserve: reserve ?? set.reserve }, editSet(db, set.id, values, reserve)),
    noteReserve: (set: StoredSet, reserve: number): Promise<boolean> => change(set, { reserve }, noteReserve(db, set.id, reserve)),
    async remove(set: StoredSet): Promise<boolean> {
      const isGone = await stored(deleteSet(db, set.id));
      if (isGone) noteWritten(set.id, null);
      const restore = () => void stored(restoreSet(db, set, sessionId));
      if (isGone) showMessage(`Satz ${set.setNumber} gelöscht`, undefined, { label: 'Rückgängig', run: restore });
      return isGone;
    },
    swapToday: (index: number, phase: Phase, row: SessionExercise, target: SwapTarget, amounts: SwapAmounts) =>
      swapForWorkout(db, progressAt(index, phase), row, target, amounts),
    async reshape(index: number, phase: Phase, shapeChange: ShapeChange): Promise<boolean> {
      if (sessionId === null) return false;
      return stored(shapeWorkout(db, { ...progressAt(index, phase), sessionId }, shapeChange));
    },
    saveIndex: (index: number, phase: Phase): Promise<boolean> => stored(saveProgress(db, progressAt(index, phase))),

    /** Sets and stand go at once, and come back with the toast's button. */
    async discard(index: number, phase: Phase): Promise<boolean> {
      let undo: UndoDiscard;
      try {
        undo = await discardWorkout(db, progressAt(index, phase));
      } catch {
        showFailure('Fehler', 'Das Training konnte nicht verworfen werden. Deine Sätze sind gespeichert.');
        return false;
      }
      if (sets.length > 0) showMessage('Training verworfen', undefined, { label: 'Rückgängig', run: () => void bringBack(undo) });
      return true;
    },

    /** Once at a time: a second press meant the first one. */
    async finish(said: WorkoutWords): Promise<void> {
      if (isEnding.current) return;
      isEnding.current = true;
      const durationMinutes = workoutMinutes([run.startTime, ...sets.map((set) => set.loggedAt), new Date()]);
      try {
        await finishWorkout(db, {
          workoutId: run.workoutId,
          sessionId,
          planName: workout.name,
          sessionOrder: workout.order,
          beganAt: run.startTime,
          timeZone: run.timeZone,
          completedAt: new Date(),
          durationMinutes,
          ...said,
        });
        showMessage('Training gespeichert', 'Dein Training wurde erfolgreich gespeichert.');
        onFinished(run.workoutId);
      } catch (error) {
        isEnding.current = false;
        showFailure('Fehler', `Training konnte nicht gespeichert werden: ${words(error)}`);
      }
    },
  };
}
