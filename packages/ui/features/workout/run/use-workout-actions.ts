import { useDatabase } from '@anwurf/db/client/react';
import { finishWorkout } from '@anwurf/db/commands/finish-workout';
import { deleteSet, editSet, logSet } from '@anwurf/db/commands/log-set';
import { type ProgressToSave, saveProgress } from '@anwurf/db/commands/workout-progress';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import type { Session } from '@anwurf/db/queries/sessions';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { metricToUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import type { SetValues } from '@anwurf/domain/workout/logged-set';
import { workoutMinutes } from '@anwurf/domain/workout/workout-duration';
import { showFailure, showMessage } from '../../../kit/toast-queue.ts';
import type { WorkoutRun } from './workout-run.ts';

interface WorkoutContext {
  run: WorkoutRun;
  session: Session;
  sets: readonly StoredSet[];
  onFinished: (workoutId: string) => void;
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : 'unbekannter Fehler';
}

/** The writes of a running workout. Each resolves to whether it is on disk; failures are told to the player here. */
export function useWorkoutActions({ run, session, sets, onFinished }: WorkoutContext) {
  const db = useDatabase();

  function progressAt(index: number, phase: Phase): ProgressToSave {
    return { sessionId: session.id, workoutId: run.workoutId, currentExerciseIndex: index, phase, startTime: run.startTime };
  }

  async function stored(write: Promise<unknown>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch (error) {
      showFailure('Fehler', `Übungsdaten konnten nicht gespeichert werden: ${words(error)}`);
      return false;
    }
  }

  return {
    log(index: number, exercise: SessionExercise, number: number, values: SetValues): Promise<boolean> {
      const unit = exercise.unit ?? metricToUnit(unitToMetric(exercise.unit));
      return stored(logSet(db, progressAt(index, exercise.phase), { ...exercise, unit }, number, values));
    },
    edit: (setId: string, values: SetValues): Promise<boolean> => stored(editSet(db, setId, values)),
    remove: (setId: string): Promise<boolean> => stored(deleteSet(db, setId)),
    saveIndex: (index: number, phase: Phase): Promise<boolean> => stored(saveProgress(db, progressAt(index, phase))),

    async finish(): Promise<void> {
      const durationMinutes = workoutMinutes([run.startTime, ...sets.map((set) => set.loggedAt), new Date()]);
      try {
        await finishWorkout(db, {
          workoutId: run.workoutId,
          sessionId: session.id,
          planName: session.planName,
          sessionOrder: session.order,
          durationMinutes,
        });
        showMessage('Training gespeichert', 'Dein Training wurde erfolgreich gespeichert.');
        onFinished(run.workoutId);
      } catch (error) {
        showFailure('Fehler', `Training konnte nicht gespeichert werden: ${words(error)}`);
      }
    },
  };
}
