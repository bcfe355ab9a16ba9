// @vitest-environment happy-dom
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TrainedExercise } from './trained-exercise.ts';
import { useSetInput } from './use-set-input.ts';

afterEach(cleanup);

const squat = {
  id: 'squat',
  name: 'Kniebeuge',
  phase: 'main',
  unit: 'kg',
  sets: 2,
  reps: 10,
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
} as TrainedExercise;

/** A database whose rows reach the screen when the test says so, after the write was acknowledged. */
function slowRows(unit: string) {
  const written: (SidedValues & { id: string; setNumber: number; reserve: number | null })[] = [];
  const { result, rerender } = renderHook(
    ({ sets }: { sets: readonly StoredSet[] }) =>
      useSetInput({
        exercise: { ...squat, unit },
        sets,
        last: [],
        setCount: 2,
        advised: null,
        onWhole: () => {},
        onLog: async (setNumber, values, reserve) => {
          const id = `set-${written.length}`;
          written.push({ ...values, id, setNumber, reserve });
          return id;
        },
        onReserve: () => Promise.resolve(true),
        onEdit: () => Promise.resolve(true),
        onDelete: () => Promise.resolve(true),
      }),
    { initialProps: { sets: [] as readonly StoredSet[] } },
  );
  const show = (rows: unknown) => rerender({ sets: rows as StoredSet[] });
  return { written, input: () => result.current, rowsCome: () => show([...written]), rowsGo: () => show([]) };
}

test('a set that is on disk is not stored again by a tap that comes before its row is shown', async () => {
  const { written, input, rowsCome } = slowRows('Wiederholungen');
  await act(() => input().save());
  expect(input().isSaving).toBe(true);
  await act(() => input().save());
  expect(written.map(({ setNumber }) => setNumber)).toEqual([1]);
  rowsCome();
  expect(input()).toMatchObject({ isSaving: false, number: 2 });
  await act(() => input().save());
  rowsCome();
  expect(written.map(({ setNumber }) => setNumber)).toEqual([1, 2]);
  expect(input()).toMatchObject({ isSaving: false, number: null });
});

test('of a set with two sides the first is not stored again before its row is shown', async () => {
  const { written, input, rowsCome } = slowRows('Wiederholungen je Seite');
  await act(() => input().save());
  await act(() => input().save());
  expect(written).toHaveLength(1);
  rowsCome();
  expect(input()).toMatchObject({ isSaving: false, number: 1, side: 'right' });
});

test('a set that is deleted again is open again', async () => {
  const { input, rowsCome, rowsGo } = slowRows('Wiederholungen');
  await act(() => input().save());
  rowsCome();
  rowsGo();
  expect(input()).toMatchObject({ isSaving: false, number: 1 });
});
