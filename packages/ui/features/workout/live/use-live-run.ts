import { useDatabase } from '@anwurf/db/client/react';
import { putWorkoutAway } from '@anwurf/db/commands/end-left-workout';
import { newId } from '@anwurf/db/commands/new-id';
import type { UndoSwap } from '@anwurf/db/commands/swap-exercise';
import { saveProgress } from '@anwurf/db/commands/workout-progress';
import { deviceZone } from '@anwurf/db/queries/device-zone';
import type { LiveProgress } from '@anwurf/db/queries/workout-progress';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { joinedList } from '@anwurf/domain/workout/live-groups';
import {
  type LiveEntry,
  type LiveList,
  liveList,
  mergedLists,
  reshapedList,
  swappedBack,
  swappedList,
} from '@anwurf/domain/workout/live-list';
import { addedExercise, type ShapeChange } from '@anwurf/domain/workout/shaped-today';
import { isProgressValid, progressText } from '@anwurf/domain/workout/workout-progress';
import { useEffect, useRef, useState } from 'react';
import { savingProblem } from '../../../data/saving-problem.ts';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { sayPutAway } from '../run/put-away-words.ts';
import type { RunningWorkout } from '../run/running-workout.ts';
import { freshRun, type WorkoutRun } from '../run/workout-run.ts';

/** A live training that is running in this tab, with its exercises. */
export interface LiveRun extends WorkoutRun {
  list: LiveList;
}

export interface StartedLiveRun extends Pick<RunningWorkout, 'reshape' | 'swapToday'> {
  /** Null: none is running. */
  run: LiveRun | null;
  /** A training that was left and may be gone on with; null: none. */
  question: LiveProgress | null;
  start: (entries: readonly LiveEntry[], phase: Phase) => void;
  resume: (progress: LiveProgress) => void;
  restart: (progress: LiveProgress) => void;
  /** Makes exercises one superset or circuit with these seconds of rest after a round, one alone none; answers how to take that back, null when it was not stored. */
  join: (ids: readonly string[], roundRest: number | null, phase: Phase) => Promise<(() => Promise<boolean>) | null>;
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
  // Changes of another tab or device belong to this training as well.
  const stored = run !== null && saved?.workoutId === run.workoutId ? liveList(saved.list) : null;
  const list = run === null ? null : stored === null ? run.list : mergedLists(stored, run.list);
  /** The newest list, also for what a toast takes back later. */
  const newest = useRef(list);
  useEffect(() => {
    newest.current = list;
  });

  async function keep({ workoutId, startTime, timeZone, index, list: kept }: LiveRun, phase: Phase): Promise<boolean> {
    try {
      await saveProgress(db, { sessionId: null, workoutId, startTime, timeZone, currentExerciseIndex: index, phase, list: kept });
      return true;
    } catch (error) {
      showFailure('Fehler beim Speichern', savingProblem(error));
      return false;
    }
  }

  async function putAway({ workoutId }: LiveProgress) {
    try {
      sayPutAway(await putWorkoutAway(db, { workoutId }));
    } catch {
      showFailure('Fehler', 'Der alte Stand konnte nicht gelöscht werden. Deine Sätze sind gespeichert.');
    }
  }

  /** Stores a changed list; until it is on disk nothing shows it. */
  async function change(phase: Phase, changed: (now: LiveList) => LiveList): Promise<boolean> {
    if (run === null || newest.current === null) return false;
    const next = changed(newest.current);
    const isKept = await keep({ ...run, index: saved?.currentExerciseIndex ?? run.index, list: next }, phase);
    if (isKept) setRun((running) => running && { ...running, list: next });
    return isKept;
  }

  return {
    run: run === null || list === null ? null : { ...run, list },
    question: isOpen ? saved : null,
    start(entries, phase) {
      const fresh = { ...freshRun(), list: { revision: 0, entries } };
      setRun(fresh);
      void keep(fresh, phase);
      // Too old to be gone on with.
      if (saved) void putAway(saved);
    },
    resume(progress) {
      const { workoutId, startTime, currentExerciseIndex: index } = progress;
      const timeZone = progress.timeZone ?? deviceZone();
      const kept = liveList(progress.list);
      setRun({ workoutId, startTime, timeZone, index, resumed: true, list: kept });
      const count = kept.entries.filter(({ place }) => place === 'in').length;
      showMessage('Training fortgesetzt', `Du bist bei ${progressText(index, count)}`);
    },
    restart: (progress) => void putAway(progress),
    async join(ids, roundRest, phase) {
      const before = newest.current;
      if (before === null || !(await change(phase, (now) => joinedList(now, ids, roundRest)))) return null;
      return () => change(phase, (now) => mergedLists({ entries: before.entries, revision: now.revision + 1 }, now));
    },
    reshape: (shapeChange: ShapeChange) => change('main', (now) => reshapedList(now, shapeChange)),
    async swapToday({ id, phase }, target, amounts): Promise<UndoSwap> {
      const taken = addedExercise(newId(), phase, target, amounts);
      if (!(await change(phase, (now) => swappedList(now, id, taken)))) throw new Error('not stored');
      return async () => {
        if (!(await change(phase, (now) => swappedBack(now, id, taken.id)))) throw new Error('not stored');
      };
    },
  };
}
