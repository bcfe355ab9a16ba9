// @vitest-environment happy-dom
import { DatabaseProvider } from '@anwurf/db/client/react';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { useSetInput } from '../set/use-set-input.ts';
import { useWorkoutSets } from './use-workout-sets.ts';

afterEach(cleanup);

const set = (id: string, reps = 8) => ({ id, setNumber: Number(id), reps }) as StoredSet;

/** A database whose one live query has the rows that a test gives it. */
function databaseOf(first: StoredSet[]) {
  let notify: ((result: { rows: StoredSet[] }) => void) | undefined;
  const live = {
    query: async (_sql: string, _params: unknown, callback: typeof notify) => {
      notify = callback;
      callback?.({ rows: first });
      return { initialResults: { rows: first }, unsubscribe: () => Promise.resolve(), refresh: () => Promise.resolve() };
    },
  };
  const database = { live, sync: { state: () => unopenedState, subscribe: () => () => {} } } as unknown as LocalDatabase;
  return { database, answer: (rows: StoredSet[]) => act(async () => notify?.({ rows })) };
}

/** A workout whose live query answers when the test says so. */
async function workoutOf(first: StoredSet[]) {
  const { database, answer } = databaseOf(first);
  const { result } = renderHook(() => useWorkoutSets('workout'), {
    wrapper: ({ children }) => <DatabaseProvider database={database}>{children}</DatabaseProvider>,
  });
  await act(async () => {});
  return {
    sets: () => result.current.sets.map(({ id, reps }) => `${id}: ${reps}`),
    /** As of the screen that is drawn now. */
    noteWritten: () => result.current.noteWritten,
    answer,
  };
}

test('sets that were just written count before the query has them, each in its place', async () => {
  const workout = await workoutOf([set('1'), set('2')]);
  act(() => workout.noteWritten()('3', set('3')));
  act(() => workout.noteWritten()('1', set('1', 12)));
  act(() => workout.noteWritten()('2', null));
  expect(workout.sets()).toEqual(['1: 12', '3: 8']);
});

test('the query’s rows after a write replace the optimistic ones', async () => {
  const workout = await workoutOf([set('1')]);
  act(() => workout.noteWritten()('2', set('2')));
  await workout.answer([set('1'), set('2', 7)]);
  expect(workout.sets()).toEqual(['1: 8', '2: 7']);
  await workout.answer([set('1')]);
  expect(workout.sets()).toEqual(['1: 8']);
});

test('rows that the query read before the write do not undo it', async () => {
  const workout = await workoutOf([set('1'), set('2')]);
  act(() => workout.noteWritten()('1', set('1', 12)));
  act(() => workout.noteWritten()('2', null));
  act(() => workout.noteWritten()('3', set('3')));
  await workout.answer([set('1'), set('2'), set('4')]);
  expect(workout.sets()).toEqual(['1: 12', '4: 8', '3: 8']);
  await workout.answer([set('1', 12), set('3'), set('4')]);
  expect(workout.sets()).toEqual(['1: 12', '3: 8', '4: 8']);
});

test('a write that newer rows of its set overtook does not come back', async () => {
  const workout = await workoutOf([set('1')]);
  const note = workout.noteWritten();
  await workout.answer([set('1', 5), set('2', 7)]);
  act(() => note('1', set('1', 6)));
  act(() => note('2', set('2', 6)));
  expect(workout.sets()).toEqual(['1: 5', '2: 7']);
});

const jump = { id: 'jump', name: 'Sprung', phase: 'main', sets: 2, reps: 10 } as TrainedExercise;

/** A workout at an exercise: writes are acknowledged at once, and its rows reach the screen when the test says so. */
async function workoutAt(unit: string) {
  const { database, answer } = databaseOf([]);
  const written: (SidedValues & { setNumber: number })[] = [];
  const { result } = renderHook(
    () => {
      const { sets, noteWritten } = useWorkoutSets('workout');
      const input = useSetInput({
        exercise: { ...jump, unit },
        sets,
        last: [],
        bests: [],
        setCount: 2,
        bodyWeight: null,
        isPaced: false,
        warmUpNumber: 1,
        advised: null,
        nextTry: null,
        onWhole: () => {},
        log: async (setNumber, values, reserve) => {
          const id = `set-${written.length}`;
          written.push({ ...values, setNumber });
          await Promise.resolve();
          noteWritten(id, { ...set('0'), ...values, rightAmount: values.rightAmount ?? null, id, setNumber, reserve });
          return true;
        },
        edit: async (half, values, reserve) => {
          await Promise.resolve();
          noteWritten(half.id, { ...half, ...values, rightAmount: values.rightAmount ?? null, reserve });
          return true;
        },
        remove: () => Promise.resolve(true),
      });
      return { input, sets };
    },
    { wrapper: ({ children }) => <DatabaseProvider database={database}>{children}</DatabaseProvider> },
  );
  await act(async () => {});
  return { written, answer, input: () => result.current.input, sets: () => result.current.sets };
}

test('a tap after a set is on disk, before the query has its row, stores the next one', async () => {
  const { written, input, sets, answer } = await workoutAt('Wiederholungen');
  await act(() => input().save());
  expect(input()).toMatchObject({ isSaving: false, number: 2 });
  // Rows of before the write.
  await answer([]);
  expect(input().number).toBe(2);
  await act(() => input().save());
  expect(written.map(({ setNumber }) => setNumber)).toEqual([1, 2]);
  await answer([...sets()]);
  expect(input().number).toBeNull();
  // Deleted on another device.
  await answer([]);
  expect(input().number).toBe(1);
});

test('of a set with two sides the second follows the first before the query has its row, and both make it whole', async () => {
  const { written, input, sets } = await workoutAt('Wiederholungen je Seite');
  await act(() => input().saveSide());
  expect(input()).toMatchObject({ number: 1, side: 'right' });
  act(() => input().setReserve(2));
  await act(() => input().save());
  expect(written).toHaveLength(1);
  expect(sets()).toMatchObject([{ setNumber: 1, reps: 10, rightAmount: 10, reserve: 2 }]);
  expect(input()).toMatchObject({ number: 2 });
});
