import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserIdContext } from '../../../storage/user-id.tsx';
import { useRest, useRestSeconds } from './use-rest.ts';

const wrapper = ({ children }: { children: ReactNode }) => <UserIdContext value="ada">{children}</UserIdContext>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('draws the workout when a rest begins and ends, and not each second between', () => {
  const onOver = vi.fn<() => void>();
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useRest('workout', onOver);
    },
    { wrapper },
  );
  act(() => result.current.start(30));
  const before = drawn;
  act(() => void vi.advanceTimersByTime(29_000));
  expect(drawn).toBe(before);
  expect(onOver).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1500));
  expect(result.current.running).toBeNull();
  expect(onOver).toHaveBeenCalledOnce();
});

it('counts the seconds of a rest where they are shown, also of one that was made longer', () => {
  const { result } = renderHook(() => useRest('workout', () => undefined), { wrapper });
  act(() => result.current.start(30));
  const running = result.current.running;
  if (running === null) throw new Error('no rest runs');
  const bar = renderHook(({ rest }) => useRestSeconds(rest), { initialProps: { rest: running } });
  expect(bar.result.current).toBe(30);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(bar.result.current).toBe(20);
  act(() => result.current.adjust(15));
  bar.rerender({ rest: result.current.running ?? running });
  expect(bar.result.current).toBe(35);
});
