import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-25T13:00:40.500Z');
});
afterEach(() => vi.useRealTimers());

const Clock = ({ every }: { every: number }) => <time>{useNow(every).toISOString()}</time>;
const shown = () => screen.getAllByRole('time').map((one) => one.textContent);

test('clocks of a minute tick together when it is full, with one timer', () => {
  const { unmount } = render([1, 2, 3].map((key) => <Clock key={key} every={60_000} />));
  expect(vi.getTimerCount()).toBe(1);
  expect(shown()).toEqual(Array(3).fill('2026-11-25T13:00:40.500Z'));
  act(() => void vi.advanceTimersByTime(19_500));
  expect(shown()).toEqual(Array(3).fill('2026-11-25T13:01:00.000Z'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown()).toEqual(Array(3).fill('2026-11-25T13:02:00.000Z'));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock of seconds ticks from when it is shown', () => {
  render(<Clock every={1000} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(shown()).toEqual(['2026-11-25T13:00:41.500Z']);
});
