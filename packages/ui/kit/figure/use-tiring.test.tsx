// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTiring } from './use-tiring.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

test('a movement stops after a minute, and plays for another one when it is asked to', () => {
  const { result } = renderHook(useTiring);
  pass(59);
  expect(result.current.isPlaying).toBe(true);
  pass(2);
  expect(result.current.isPlaying).toBe(false);
  act(() => result.current.play());
  pass(59);
  expect(result.current.isPlaying).toBe(true);
  pass(2);
  expect(result.current.isPlaying).toBe(false);
});

test('a movement that was stopped by hand stays so, and one that plays again has its whole minute', () => {
  const { result } = renderHook(useTiring);
  pass(50);
  act(() => result.current.pause());
  pass(120);
  expect(result.current.isPlaying).toBe(false);
  act(() => result.current.play());
  pass(50);
  expect(result.current.isPlaying).toBe(true);
});
