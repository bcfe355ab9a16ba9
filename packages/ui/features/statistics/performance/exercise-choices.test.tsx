import type { ReachedInWorkout } from '@anwurf/domain/statistics/log-records';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExerciseChoices } from './exercise-choices.tsx';

const workoutsOf = (weights: readonly number[]): ReachedInWorkout[] =>
  weights.map((weight, index) => ({
    workoutId: `workout-${index}`,
    exerciseName: 'Kniebeuge',
    beganAt: new Date(Date.UTC(2026, 0, 1 + index)),
    day: `2026-01-${String(1 + index).padStart(2, '0')}`,
    isMain: true,
    weight,
    oneRepMax: weight,
    reps: null,
    seconds: null,
    metres: null,
    volume: null,
  }));

test('the small course of a long period has at most twelve points, its deepest fall and its last value among them', () => {
  const weights = Array.from({ length: 30 }, (_, index) => (index === 17 ? 20 : 60 + index));
  const reached = workoutsOf(weights);
  render(
    <ExerciseChoices
      exercises={[{ name: 'Kniebeuge', workouts: reached.length, reached, course: reached }]}
      chosen={null}
      onChoose={() => undefined}
    />,
  );
  const choice = screen.getByRole('button', { name: /^Kniebeuge/ });
  const points = choice.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  expect(points.length).toBeGreaterThan(3);
  expect(points.length).toBeLessThanOrEqual(12);
  const heights = points.map((point) => Number(point.split(',')[1]));
  // Up is better: the fall is at the bottom, the last value at the top.
  expect(heights.at(-1)).toBe(Math.min(...heights));
  expect(heights.filter((height) => height === Math.max(...heights))).toHaveLength(1);
  expect(Math.max(...heights)).toBe(23);
});
