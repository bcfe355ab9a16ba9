import { useDatabase } from '@anwurf/db/client/react';
import { putWorkoutAway } from '@anwurf/db/commands/end-left-workout';
import { saveProgress } from '@anwurf/db/commands/workout-progress';
import { deviceZone } from '@anwurf/db/queries/device-zone';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import type { LiveProgress } from '@anwurf/db/queries/workout-progress';
import { isProgressValid, progressText } from '@anwurf/domain/workout/workout-progress';
import { useState } from 'react';
import { savingProblem } from '../../../data/saving-problem.ts';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { sayPutAway } from '../run/put-away-words.ts';
import { freshRun, type WorkoutRun } from '../run/workout-run.ts';

/** A live training that is running in this tab, with its exercises. */
export interface LiveRun extends WorkoutRun {
  exerciseIds: readonly string[];
}

export interface StartedLiveRun {
  /** Null: none is running. */
  run: LiveRun | null;
  /** A training that was left and may be gone on with; null: none. */
  question: LiveProgress | null;
  start: (exercises: readonly OwnExercise[]) => void;
  resume: (progress: LiveProgress) => void;
  restart: (progress: LiveProgress) => void;
  /** Takes one more exercise into the running training, and goes to it. */
  add: (exercise: OwnExercise, index: number) => void;
}

/**
 * Which live training goes on: one that was left within 24 hours when the player wants it, else one that is picked anew.
 * @param saved undefined while it is read
 */
export function useLiveRun(saved: LiveProgress | null | undefined): StartedLiveRun {
  const db = useDatabase();
  const [run, setRun] = useState<LiveRun | null>(null);
  const [opened] = useState(() => new Date());
  const isOpen = run === null && saved !== null && saved !== undefined && isProgressValid(saved.lastActivityAt, opened);
  // Exercises added in another tab or on another device belong to this training as well.
  const stored = saved !== null && saved?.workoutId === run?.workoutId ? (saved?.exerciseIds ?? []) : [];
  const exerciseIds = [...new Set([...stored, ...(run?.exerciseIds ?? [])])];

  async function keep({ workoutId, startTime, timeZone, exerciseIds: ids }: LiveRun, index: number, phase: OwnExercise['exerciseType']) {
    try {
      await saveProgress(db, { sessionId: null, workoutId, startTime, timeZone, currentExerciseIndex: index, phase, exerciseIds: ids });
    } catch (error) {
      showFailure('Fehler beim Speichern', savingProblem(error));
    }
  }

  async function putAway({ workoutId }: LiveProgress) {
    try {
      sayPutAway(await putWorkoutAway(db, { workoutId }));
    } catch {
      showFailure('Fehler', 'Der alte Stand konnte nicht gelöscht werden. Deine Sätze sind gespeichert.');
    }
  }

  return {
    run: run === null ? null : { ...run, exerciseIds },
    question: isOpen ? saved : null,
    start(exercises) {
      const [first] = exercises;
      if (first === undefined) return;
      const fresh = { ...freshRun(), exerciseIds: exercises.map(({ id }) => id) };
      setRun(fresh);
      void keep(fresh, 0, first.exerciseType);
      // Too old to be gone on with.
      if (saved) void putAway(saved);
    },
    resume(progress) {
      const { workoutId, startTime, currentExerciseIndex: index } = progress;
      const timeZone = progress.timeZone ?? deviceZone();
      setRun({ workoutId, startTime, timeZone, index, resumed: true, exerciseIds: progress.exerciseIds });
      showMessage('Training fortgesetzt', `Du bist bei ${progressText(index, progress.exerciseIds.length)}`);
    },
    restart: (progress) => void putAway(progress),
    add(exercise, index) {
      if (run === null) return;
      const more = { ...run, exerciseIds: [...exerciseIds, exercise.id] };
      setRun(more);
      void keep(more, index, exercise.exerciseType);
    },
  };
}
