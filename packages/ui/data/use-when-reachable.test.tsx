// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changingDevice } from './changing-device.test-support.tsx';
import { useWhenReachable } from './use-when-reachable.ts';

afterEach(cleanup);

function askOn(isMissing: boolean) {
  const { wrapper, become } = changingDevice();
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { result } = renderHook(() => useWhenReachable(ask, isMissing), { wrapper });
  return { ask, become, result };
}

test('a request that failed before the network was known to be missing is repeated when it is back', async () => {
  const { ask, become } = askOn(true);
  expect(ask).toHaveBeenCalledTimes(1);
  await become('online');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a request is made while the sync alone lacks its server', async () => {
  const { ask, become, result } = askOn(false);
  await become('offline', true);
  expect([ask.mock.calls.length, result.current]).toEqual([1, false]);
});

test('a request runs once at a start, and again when the network comes back', async () => {
  const { ask, become, result } = askOn(false);
  await become('online');
  expect([ask.mock.calls.length, result.current]).toEqual([1, false]);
  await become('offline');
  expect([ask.mock.calls.length, result.current]).toEqual([1, true]);
  await become('connecting');
  await become('online');
  expect([ask.mock.calls.length, result.current]).toEqual([2, false]);
});
