import { useDatabase } from '@anwurf/db/client/react';
import { discardWorkout, type UndoDiscard } from '@anwurf/db/commands/discard-workout';
import { finishWorkout, type WorkoutWords } from '@anwurf/db/commands/finish-workout';
import type { ProgressToSave } from '@anwurf/db/commands/workout-progress';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { workoutMinutes } from '@anwurf/domain/workout/workout-duration';
import { useRef } from 'react';
import { savingProblem } from '../../../data/saving-problem.ts';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import type { WorkoutRun } from './workout-run.ts';

/** Why something could not be saved, in words. */
export const failureWords = (error: unknown): string => savingProblem(error) ?? 'unbekannter Fehler';

interface EndingContext {
  run: WorkoutRun;
  workout: {
    /** Null: a live training. */
    sessionId: string | null;
    name: string;
    /** 1-based; null: a live training. */
    order: number | null;
  };
  sets: readonly StoredSet[];
  onFinished: (workoutId: string) => void;
  progressAt: (index: number, phase: Phase) => ProgressToSave;
  sayFailed: (error: unknown) => void;
}

/** The ways in which a running workout ends: finished, or thrown away. */
export function useWorkoutEnding({ run, workout, sets, onFinished, progressAt, sayFailed }: EndingContext) {
  const db = useDatabase();
  const isEnding = useRef(false);

  async function bringBack(undo: UndoDiscard): Promise<void> {
    try {
      await undo();
      showMessage('Training wieder da', 'Du kannst es fortsetzen.');
    } catch (error) {
      sayFailed(error);
    }
  }

  return {
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
          sessionId: workout.sessionId,
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
        showFailure('Fehler', `Training konnte nicht gespeichert werden: ${failureWords(error)}`);
      }
    },
  };
}
