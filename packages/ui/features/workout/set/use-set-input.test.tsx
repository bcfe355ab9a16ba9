// @vitest-environment happy-dom
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
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

/** A workout whose sets the test shows. */
function loggedSets(unit: string) {
  const written: (SidedValues & { id: string; setNumber: number; reserve: number | null })[] = [];
  const { result, rerender } = renderHook(
    ({ sets }: { sets: readonly StoredSet[] }) =>
      useSetInput({
        exercise: { ...squat, unit },
        sets,
        last: [],
        bests: [],
        setCount: 2,
        advised: null,
        nextTry: null,
        bodyWeight: null,
        isPaced: false,
        warmUpNumber: 1,
        onWhole: () => {},
        log: async (setNumber, values, reserve) => {
          written.push({ ...values, id: `set-${written.length}`, setNumber, reserve });
          return true;
        },
        edit: () => Promise.resolve(true),
        remove: () => Promise.resolve(true),
      }),
    { initialProps: { sets: [] as readonly StoredSet[] } },
  );
  const show = (rows: unknown) => rerender({ sets: rows as StoredSet[] });
  return { written, input: () => result.current, rowsCome: () => show([...written]), rowsGo: () => show([]) };
}

test('a set that is deleted again is open again', async () => {
  const { input, rowsCome, rowsGo } = loggedSets('Wiederholungen');
  await act(() => input().save());
  rowsCome();
  rowsGo();
  expect(input()).toMatchObject({ isSaving: false, number: 1 });
});

/** A set whose write ends when the test says so. */
function slowSet() {
  const ends: ((isStored: boolean) => void)[] = [];
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useSetInput({
      exercise: { ...squat, unit: 'Sekunden' },
      sets: [],
      last: [],
      bests: [],
      setCount: 2,
      advised: null,
      nextTry: null,
      bodyWeight: null,
      isPaced: false,
      warmUpNumber: 1,
      onWhole: () => {},
      log: () => new Promise((resolve) => void ends.push(resolve)),
      edit: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
    });
  });
  const end = (isStored: boolean) => act(async () => ends.shift()?.(isStored));
  return { input: () => result.current, writes: () => ends.length, drawn: () => drawn, end };
}

test('a set that is on disk at once never looks busy, and a second press meanwhile is none', async () => {
  const { input, writes, drawn, end } = slowSet();
  act(() => input().change({ ...input().values, durationSeconds: 20 }));
  const before = drawn();
  act(() => {
    void input().save();
    void input().save();
    void input().saveMeasured(30);
  });
  expect(writes()).toBe(1);
  // Its drawing would come before that of the stored set.
  expect(drawn()).toBe(before);
  await end(true);
  expect(input().isSaving).toBe(false);
});

test('a set whose writing takes long looks busy with its values, and one that fails keeps them', async () => {
  const { input, end } = slowSet();
  act(() => void input().saveMeasured(33));
  await waitFor(() => expect(input().isSaving).toBe(true));
  expect(input()).toMatchObject({ savingNumber: 1, values: { durationSeconds: 33 } });
  await end(false);
  expect(input()).toMatchObject({ isSaving: false, number: 1, values: { durationSeconds: 33 } });
});

test('extra load is stored with the body weight of today, and no weight of 0', async () => {
  const written: SidedValues[] = [];
  const pulled = { setNumber: 1, weight: null, reps: 6, durationSeconds: null, distanceMeters: null, extraWeight: 5, bodyWeight: 70 };
  const { result } = renderHook(() =>
    useSetInput({
      exercise: { ...squat, unit: 'Wiederholungen' },
      sets: [],
      last: [pulled as StoredSet],
      bests: [],
      setCount: 2,
      advised: null,
      nextTry: null,
      bodyWeight: 74,
      isPaced: false,
      warmUpNumber: 1,
      onWhole: () => {},
      log: (_, values) => Promise.resolve(written.push(values) > 0),
      edit: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
    }),
  );
  act(() => result.current.change({ ...result.current.values, extraWeight: 0 }));
  await act(() => result.current.save());
  expect(written).toEqual([]);
  expect(result.current.problem).toMatch(/Zusatzgewicht/u);
  act(() => result.current.change({ ...result.current.values, extraWeight: 7.5 }));
  await act(() => result.current.save());
  expect(written).toMatchObject([{ reps: 6, weight: null, extraWeight: 7.5, bodyWeight: 74 }]);
});

/** A guided set of squats, 22.5 kg the last time. */
function squats(sets: readonly StoredSet[] = []) {
  const written: SidedValues[] = [];
  const before = { setNumber: 1, weight: 22.5, reps: 8, durationSeconds: null, distanceMeters: null } as StoredSet;
  const { result } = renderHook(() =>
    useSetInput({
      exercise: squat,
      sets,
      last: [before],
      bests: [],
      setCount: 2,
      advised: null,
      nextTry: null,
      bodyWeight: null,
      isPaced: false,
      warmUpNumber: 1,
      onWhole: () => {},
      log: (_, values) => Promise.resolve(written.push(values) > 0),
      edit: (_, values) => Promise.resolve(written.push(values) > 0),
      remove: () => Promise.resolve(true),
    }),
  );
  const enter = (weight: number) => act(() => result.current.change({ ...result.current.values, weight }));
  return { written, input: () => result.current, enter };
}

test('a weight far from all before is asked about once, and stored when it is right', async () => {
  const { written, input, enter } = squats();
  enter(225);
  await act(() => input().save());
  await act(() => input().save());
  expect(written).toEqual([]);
  expect(input().asked).toEqual({ key: 'weight', value: 225, usual: 22.5, side: null });
  await act(() => input().accept());
  expect(written).toMatchObject([{ weight: 225, reps: 8 }]);
  expect(input().asked).toBeNull();
});

test('the first time of an exercise is asked about once when it is over an hour', async () => {
  const { written, input } = loggedSets('Sekunden');
  act(() => input().change({ ...input().values, durationSeconds: 4325 }));
  await act(() => input().save());
  expect(written).toEqual([]);
  expect(input().asked).toEqual({ key: 'durationSeconds', value: 4325, usual: null, side: null });
  await act(() => input().accept());
  expect(written).toMatchObject([{ durationSeconds: 4325 }]);
});

test('a far value of each of two sides is asked about by itself before the set is stored', async () => {
  const written: SidedValues[] = [];
  const before = { setNumber: 1, weight: 20, reps: 8, durationSeconds: null, distanceMeters: null, rightAmount: 8 } as StoredSet;
  const { result } = renderHook(() =>
    useSetInput({
      exercise: { ...squat, unit: 'kg je Seite' },
      sets: [],
      last: [before],
      bests: [],
      setCount: 2,
      advised: null,
      nextTry: null,
      bodyWeight: null,
      isPaced: false,
      warmUpNumber: 1,
      onWhole: () => {},
      log: (_, values) => Promise.resolve(written.push(values) > 0),
      edit: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
    }),
  );
  act(() => result.current.change({ ...result.current.values, weight: 200, reps: 80, rightAmount: 90 }));
  await act(() => result.current.save());
  expect(result.current.asked).toMatchObject({ key: 'weight', value: 200, side: null });
  await act(() => result.current.accept());
  expect(result.current.asked).toMatchObject({ key: 'reps', value: 80, side: 'left' });
  await act(() => result.current.accept());
  expect(result.current.asked).toMatchObject({ key: 'reps', value: 90, side: 'right' });
  expect(written).toEqual([]);
  act(() => result.current.dropQuestion());
  expect(result.current.side).toBe('right');
  act(() => result.current.change({ ...result.current.values, rightAmount: 9 }));
  await act(() => result.current.save());
  expect(written).toMatchObject([{ weight: 200, reps: 80, rightAmount: 9 }]);
});

test('a changed value is not asked about any more, and a likely one never is', async () => {
  const { written, input, enter } = squats();
  enter(225);
  await act(() => input().save());
  enter(25);
  expect(input().asked).toBeNull();
  await act(() => input().save());
  expect(written).toMatchObject([{ weight: 25 }]);
});

test('a stored set that is corrected is compared with the others, not with itself', async () => {
  const wrong = { id: 'wrong', setNumber: 1, weight: 225, reps: 8, durationSeconds: null, distanceMeters: null } as StoredSet;
  const { written, input, enter } = squats([wrong]);
  act(() => input().edit(wrong));
  enter(230);
  await act(() => input().save());
  expect(input().asked).toMatchObject({ usual: 22.5 });
  act(() => input().dropQuestion());
  enter(22.5);
  await act(() => input().save());
  expect(written).toMatchObject([{ weight: 22.5 }]);
});

test('an amount that a clock has measured is stored without a question', async () => {
  const { written, input, rowsCome } = loggedSets('Sekunden');
  await act(() => input().saveMeasured(20));
  rowsCome();
  await act(() => input().saveMeasured(300));
  expect(written).toMatchObject([{ durationSeconds: 20 }, { durationSeconds: 300 }]);
});

test('in the first session the set after one begins with what that one suggests, and a typed value stays', () => {
  const first = { id: 'a', setNumber: 1, weight: 20, reps: 10, durationSeconds: null, distanceMeters: null, reserve: null } as StoredSet;
  const { result, rerender } = renderHook(
    ({ weight }: { weight: number | null }) =>
      useSetInput({
        exercise: squat,
        sets: [first],
        last: [],
        bests: [],
        setCount: 2,
        advised: null,
        nextTry: weight === null ? null : { weight, reps: 10, durationSeconds: null, distanceMeters: null },
        bodyWeight: null,
        isPaced: false,
        warmUpNumber: 1,
        onWhole: () => {},
        log: () => Promise.resolve(true),
        edit: () => Promise.resolve(true),
        remove: () => Promise.resolve(true),
      }),
    { initialProps: { weight: null as number | null } },
  );
  expect(result.current.values).toMatchObject({ weight: 20, reps: 10 });
  // The reserve is said while the player rests.
  rerender({ weight: 22.5 });
  expect(result.current.values).toMatchObject({ weight: 22.5, reps: 10 });
  act(() => result.current.change({ ...result.current.values, weight: 21 }));
  rerender({ weight: 25 });
  expect(result.current.values).toMatchObject({ weight: 21 });
});

test('a set that warms up takes a number of its own, whole with both sides, and the next one is ordinary again', async () => {
  const written: [number, SidedValues][] = [];
  const whole: SidedValues[] = [];
  const { result } = renderHook(() =>
    useSetInput({
      exercise: { ...squat, unit: 'kg je Seite' },
      sets: [],
      last: [],
      bests: [],
      setCount: 2,
      advised: { weight: 40, reps: 8, durationSeconds: null, distanceMeters: null },
      nextTry: null,
      bodyWeight: null,
      isPaced: false,
      warmUpNumber: 3,
      onWhole: (_, values) => whole.push(values),
      log: (number, values) => Promise.resolve(written.push([number, values]) > 0),
      edit: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
    }),
  );
  act(() => result.current.change({ ...result.current.values, weight: 20, kind: 'warmup' }));
  await act(() => result.current.saveSide());
  expect(written).toEqual([[3, expect.objectContaining({ weight: 20, reps: 8, rightAmount: 8, kind: 'warmup' })]]);
  expect(whole).toMatchObject([{ kind: 'warmup' }]);
  expect(result.current.values).toMatchObject({ weight: 40, reps: 8 });
  expect(result.current.values.kind ?? null).toBeNull();
  expect(result.current.openNumber).toBe(1);
});
