// @vitest-environment happy-dom
import { DatabaseProvider } from '@anwurf/db/client/react';
import type { LocalDatabase, SyncState } from '@anwurf/db/client/local-database';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWhenReachable } from './use-when-reachable.ts';

afterEach(cleanup);

/** Asks on a device whose connection the test decides. */
function askOn(isMissing: boolean) {
  let state: SyncState = unopenedState;
  const listeners = new Set<() => void>();
  const sync = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const database = { live: {}, sync } as unknown as LocalDatabase;
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const wrapper = ({ children }: { children: ReactNode }) => <DatabaseProvider database={database}>{children}</DatabaseProvider>;
  const { result } = renderHook(() => useWhenReachable(ask, isMissing), { wrapper });
  const become = (connection: SyncState['connection']) =>
    act(() => {
      state = { ...state, connection };
      for (const listener of listeners) listener();
    });
  return { ask, become, result };
}

test('what failed before it was known that there is no network is asked again when there is one', () => {
  const { ask, become } = askOn(true);
  expect(ask).toHaveBeenCalledTimes(1);
  become('online');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what is there is asked once at a start, and again when the network comes back', () => {
  const { ask, become, result } = askOn(false);
  become('online');
  expect([ask.mock.calls.length, result.current]).toEqual([1, false]);
  become('offline');
  expect([ask.mock.calls.length, result.current]).toEqual([1, true]);
  become('connecting');
  become('online');
  expect([ask.mock.calls.length, result.current]).toEqual([2, false]);
});
