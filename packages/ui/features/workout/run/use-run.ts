import { useDatabase } from '@anwurf/db/client/react';
import { putWorkoutAway } from '@anwurf/db/commands/end-left-workout';
import { deviceZone } from '@anwurf/db/queries/device-zone';
import type { WorkoutProgress } from '@anwurf/db/queries/workout-progress';
import { isProgressValid, progressText } from '@anwurf/domain/workout/workout-progress';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { sayPutAway } from './put-away-words.ts';
import { freshRun, type WorkoutRun } from './workout-run.ts';

export interface StartedRun {
  /** Null until it is decided. */
  run: WorkoutRun | null;
  /** Question to answer before anything begins; null: none. */
  question: WorkoutProgress | null;
  resume: (progress: WorkoutProgress) => void;
  restart: (progress: WorkoutProgress) => void;
}

/**
 * Which workout of a session goes on: one that was left within 24 hours when the player wants it, else a fresh one. Where
 * another tab or device has begun it while nothing was logged here, both are one workout.
 * @param saved undefined while it is read
 */
export function useRun(saved: WorkoutProgress | null | undefined, exerciseCount: number): StartedRun {
  const db = useDatabase();
  const [run, setRun] = useState<WorkoutRun | null>(null);
  const [question, setQuestion] = useState<WorkoutProgress | null>(null);
  /** Workouts that the player has said something about, here. */
  const decidedIds = useRef(new Set<string>());

  function goOn(progress: WorkoutProgress) {
    const index = Math.max(0, Math.min(progress.currentExerciseIndex, exerciseCount - 1));
    decidedIds.current.add(progress.workoutId);
    setQuestion(null);
    setRun({
      workoutId: progress.workoutId,
      startTime: progress.startTime,
      timeZone: progress.timeZone ?? deviceZone(),
      index,
      resumed: true,
    });
    showMessage('Training fortgesetzt', `Du bist bei ${progressText(index, exerciseCount)}`);
  }

  const decide = useEffectEvent((stored: WorkoutProgress | null) => {
    const isValid = stored !== null && isProgressValid(stored.lastActivityAt, new Date());
    if (run === null) {
      if (isValid) return setQuestion(stored);
      setRun(freshRun());
      if (stored === null) return;
      decidedIds.current.add(stored.workoutId);
      // One that cannot be put away is too old the next time as well.
      void putWorkoutAway(db, { workoutId: stored.workoutId }).catch(() => undefined);
      return;
    }
    if (stored?.workoutId === run.workoutId) decidedIds.current.add(run.workoutId);
    if (!isValid || decidedIds.current.has(run.workoutId) || decidedIds.current.has(stored.workoutId)) return;
    if (stored.lastActivityAt > run.startTime) goOn(stored);
    else {
      // It came late, with the first rows of a new device.
      setRun(null);
      setQuestion(stored);
    }
  });
  useEffect(() => {
    if (saved !== undefined && question === null && exerciseCount > 0) decide(saved);
  }, [saved, question, exerciseCount]);

  async function restart(progress: WorkoutProgress) {
    decidedIds.current.add(progress.workoutId);
    setQuestion(null);
    setRun(freshRun());
    try {
      sayPutAway(await putWorkoutAway(db, { workoutId: progress.workoutId }));
    } catch {
      showFailure('Fehler beim Starten des Trainings', 'Der alte Stand konnte nicht gelöscht werden. Deine Sätze sind gespeichert.');
    }
  }

  return { run, question, resume: goOn, restart: (progress) => void restart(progress) };
}
