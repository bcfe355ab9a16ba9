// @vitest-environment happy-dom
import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LastWorkoutCard } from './last-workout-card.tsx';

const workout: FinishedWorkout = {
  id: '0198a000-0000-7000-8000-000000000001',
  workoutId: null,
  sessionId: null,
  planName: 'Kraft',
  sessionOrder: 2,
  beganAt: new Date('2026-11-25T17:00:00Z'),
  timeZone: 'Europe/Berlin',
  day: '2026-11-25',
  completedAt: new Date('2026-11-25T17:46:00Z'),
  durationMinutes: 46,
  notes: null,
  effort: 7,
  exerciseCount: 0,
  setCount: 0,
  volume: 0,
  isShared: false,
};

afterEach(cleanup);

test('a workout whose sets are still on their way to this device is not one without sets', () => {
  const { rerender } = render(<LastWorkoutCard workout={workout} isLogHere={false} />);
  expect(screen.queryByText('0')).toBeNull();
  expect(screen.getByText('–')).toBeTruthy();
  expect(screen.getByText('46')).toBeTruthy();
  rerender(<LastWorkoutCard workout={{ ...workout, setCount: 12, volume: 640 }} isLogHere />);
  expect(screen.getByText('12')).toBeTruthy();
  expect(screen.getByText('640')).toBeTruthy();
});
