import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from './use-today.ts';

let drawn = 0;
function Day() {
  useEffect(() => void (drawn += 1));
  return <time>{useToday()}</time>;
}
const shown = () => screen.getAllByRole('time').map((one) => one.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 10, 28, 22, 40));
  drawn = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a day is drawn once, and the next one at midnight, in all components with one timer', () => {
  const { unmount } = render([1, 2, 3].map((key) => <Day key={key} />));
  expect([shown(), vi.getTimerCount()]).toEqual([Array(3).fill('2026-11-28'), 1]);
  act(() => void vi.advanceTimersByTime(79 * 60_000 + 59_999));
  expect([shown(), drawn]).toEqual([Array(3).fill('2026-11-28'), 3]);
  act(() => void vi.advanceTimersByTime(1));
  expect([shown(), drawn]).toEqual([Array(3).fill('2026-11-29'), 6]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['its window is used again', () => dispatchEvent(new Event('focus'))],
  ['ten minutes are over', () => vi.advanceTimersByTime(600_000)],
])('after a sleep in which no timer ran the day is right when %s', (_, happens) => {
  render(<Day />);
  vi.setSystemTime(new Date(2026, 10, 30, 7, 0));
  expect(shown()).toEqual(['2026-11-28']);
  act(() => void happens());
  expect(shown()).toEqual(['2026-11-30']);
});

test('a component that is drawn for another reason shows the right day', () => {
  const { rerender } = render(<Day />);
  vi.setSystemTime(new Date(2026, 10, 29, 0, 0, 1));
  rerender(<Day />);
  expect(shown()).toEqual(['2026-11-29']);
});
