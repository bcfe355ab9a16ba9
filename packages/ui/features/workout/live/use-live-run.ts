import { useDatabase } from '@anwurf/db/client/react';
import { putWorkoutAway } from '@anwurf/db/commands/end-left-workout';
import { saveProgress } from '@anwurf/db/commands/workout-progress';
import { deviceZone } from '@anwurf/db/queries/device-zone';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import type { LiveProgress } from '@anwurf/db/queries/workout-progress';
import { joinedLive, type LiveOrder } from '@anwurf/domain/workout/live-groups';
import { isProgressValid, progressText } from '@anwurf/domain/workout/workout-progress';
import { useState } from 'react';
import { savingProblem } from '../../../data/saving-problem.ts';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { sayPutAway } from '../run/put-away-words.ts';
import { freshRun, type WorkoutRun } from '../run/workout-run.ts';

/** A live training that is running in this tab, with its exercises. */
export interface LiveRun extends WorkoutRun, LiveOrder {}

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
  /** Makes exercises one superset or circuit, one alone none; answers what takes that back. */
  join: (ids: readonly string[], at: OwnExercise) => () => void;
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
  const stored = saved !== null && saved?.workoutId === run?.workoutId ? saved : undefined;
  const exerciseIds = [...new Set([...(stored?.exerciseIds ?? []), ...(run?.exerciseIds ?? [])])];
  const groups = stored?.groups ?? run?.groups ?? {};

  async function keep(kept: LiveRun, index: number, phase: OwnExercise['exerciseType']) {
    const { workoutId, startTime, timeZone } = kept;
    const order = { exerciseIds: kept.exerciseIds, groups: kept.groups };
    try {
      await saveProgress(db, { sessionId: null, workoutId, startTime, timeZone, currentExerciseIndex: index, phase, ...order });
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
    run: run === null ? null : { ...run, exerciseIds, groups },
    question: isOpen ? saved : null,
    start(exercises) {
      const [first] = exercises;
      if (first === undefined) return;
      const fresh = { ...freshRun(), exerciseIds: exercises.map(({ id }) => id), groups: {} };
      setRun(fresh);
      void keep(fresh, 0, first.exerciseType);
      // Too old to be gone on with.
      if (saved) void putAway(saved);
    },
    resume(progress) {
      const { workoutId, startTime, currentExerciseIndex: index } = progress;
      const timeZone = progress.timeZone ?? deviceZone();
      setRun({ workoutId, startTime, timeZone, index, resumed: true, exerciseIds: progress.exerciseIds, groups: progress.groups });
      showMessage('Training fortgesetzt', `Du bist bei ${progressText(index, progress.exerciseIds.length)}`);
    },
    restart: (progress) => void putAway(progress),
    add(exercise, index) {
      if (run === null) return;
      const more = { ...run, groups, exerciseIds: [...exerciseIds, exercise.id] };
      setRun(more);
      void keep(more, index, exercise.exerciseType);
    },
    join(ids, at) {
      if (run === null) return () => undefined;
      const former = { ...run, exerciseIds, groups };
      const change = (order: LiveOrder) => {
        const joined = { ...run, ...order };
        setRun(joined);
        void keep(joined, joined.exerciseIds.indexOf(at.id), at.exerciseType);
      };
      change(joinedLive(former, ids));
      return () => change({ exerciseIds, groups });
    },
  };
}
