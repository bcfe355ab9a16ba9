import { act, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFollows } from './use-follows.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const Part = () => <p>{useFollows() ? 'both' : 'first'}</p>;
const shownBy = (container: HTMLElement) => container.textContent;
const frame = () => act(() => void vi.advanceTimersToNextFrame());
const afterFrame = () => act(() => void vi.advanceTimersByTime(1));

test('a part that follows is drawn by the task after the frame that paints the first', () => {
  const { container } = render(<Part />);
  expect(shownBy(container)).toBe('first');
  frame();
  expect(shownBy(container)).toBe('first');
  afterFrame();
  expect(shownBy(container)).toBe('both');
});

test('out of sight nothing follows until it is shown', () => {
  const at = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <Part />
    </Activity>
  );
  const { container, rerender } = render(at('hidden'));
  frame();
  afterFrame();
  expect(shownBy(container)).toBe('first');
  rerender(at('visible'));
  expect(shownBy(container)).toBe('first');
  frame();
  afterFrame();
  expect(shownBy(container)).toBe('both');
});

test('a part that is gone before the frame is not drawn', () => {
  const { unmount } = render(<Part />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
