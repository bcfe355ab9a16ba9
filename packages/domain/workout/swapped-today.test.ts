import { expect, test } from 'vitest';
import { type SwapToday, swapsOfWorkout, withSwapsToday } from './swapped-today.ts';

const swap: SwapToday = {
  workout_id: 'today',
  exercise_id: 'squat',
  instead: {
    name: 'Beinpresse',
    description: null,
    videoLink: null,
    sets: 3,
    reps: 10,
    unit: 'kg',
    durationMinutes: null,
    durationSeconds: null,
    distanceMeters: null,
    tempo: null,
    pauseSeconds: 90,
    weekTargets: [{ sets: 3, amount: 10, reserve: null }],
  },
};

test('a workout has only its own swaps, and no unreadable ones', () => {
  const kept = [{ exercise_id: 'squat' }, swap, { ...swap, workout_id: 'yesterday' }, { ...swap, instead: { name: '' } }, null];
  expect(swapsOfWorkout(kept, 'today')).toEqual([swap]);
  expect(swapsOfWorkout({ a: 1 }, 'today')).toEqual([]);
});

test('a swapped row keeps its place and takes everything else from the new exercise', () => {
  const rows = [
    { id: 'row', exerciseOrder: 1, name: 'Rudern', tempo: '2-0-X-0' },
    { id: 'squat', exerciseOrder: 2, name: 'Kniebeuge', tempo: '3-1-X-0' },
  ];
  expect(withSwapsToday(rows, [swap])).toEqual([rows[0], { id: 'squat', exerciseOrder: 2, ...swap.instead }]);
});
