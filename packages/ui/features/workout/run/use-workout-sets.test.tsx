// @vitest-environment happy-dom
import { DatabaseProvider } from '@anwurf/db/client/react';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useWorkoutSets } from './use-workout-sets.ts';

afterEach(cleanup);

const set = (id: string, reps = 8) => ({ id, setNumber: Number(id), reps }) as StoredSet;

/** A workout whose live query tells its rows when the test says so. */
async function workoutOf(first: StoredSet[]) {
  let tell: ((result: { rows: StoredSet[] }) => void) | undefined;
  const live = {
    query: async (_sql: string, _params: unknown, callback: typeof tell) => {
      tell = callback;
      callback?.({ rows: first });
      return { initialResults: { rows: first }, unsubscribe: () => Promise.resolve(), refresh: () => Promise.resolve() };
    },
  };
  const database = { live, sync: { state: () => unopenedState, subscribe: () => () => {} } } as unknown as LocalDatabase;
  const { result } = renderHook(() => useWorkoutSets('workout'), {
    wrapper: ({ children }) => <DatabaseProvider database={database}>{children}</DatabaseProvider>,
  });
  await act(async () => {});
  return {
    sets: () => result.current.sets.map(({ id, reps }) => `${id}: ${reps}`),
    /** As of the screen that is drawn now. */
    noteWritten: () => result.current.noteWritten,
    tell: (rows: StoredSet[]) => act(async () => tell?.({ rows })),
  };
}

test('sets that were just written count before the query tells of them, each in its place', async () => {
  const workout = await workoutOf([set('1'), set('2')]);
  act(() => workout.noteWritten()('3', set('3')));
  act(() => workout.noteWritten()('1', set('1', 12)));
  act(() => workout.noteWritten()('2', null));
  expect(workout.sets()).toEqual(['1: 12', '3: 8']);
});

test('the query’s rows after a write replace the optimistic ones', async () => {
  const workout = await workoutOf([set('1')]);
  act(() => workout.noteWritten()('2', set('2')));
  await workout.tell([set('1'), set('2', 7)]);
  expect(workout.sets()).toEqual(['1: 8', '2: 7']);
  await workout.tell([set('1')]);
  expect(workout.sets()).toEqual(['1: 8']);
});

test('a write that other rows overtook waits for the query: they may know better', async () => {
  const workout = await workoutOf([set('1')]);
  const note = workout.noteWritten();
  await workout.tell([set('1'), set('2', 7)]);
  act(() => note('2', set('2', 6)));
  expect(workout.sets()).toEqual(['1: 8', '2: 7']);
});
