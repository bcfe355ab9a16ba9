import type { SyncState } from './local-database.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenFirstDataIsHere } from './first-data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Known = Pick<SyncState, 'firstSyncDone' | 'store'>;

/** A device whose state the test changes, and whether it stores the app by now. */
function newDevice() {
  let state: Known = { firstSyncDone: false, store: 'opening' };
  let look = () => {};
  const told = { isTime: false };
  const sync = {
    state: () => state as SyncState,
    subscribe(listener: () => void) {
      look = listener;
      return () => (look = () => {});
    },
  };
  void whenFirstDataIsHere({ sync }).then(() => (told.isTime = true));
  return {
    told,
    become: (next: Known) => {
      state = next;
      look();
    },
  };
}

test('the app is stored once the data are here', async () => {
  const { told, become } = newDevice();
  become({ firstSyncDone: true, store: 'opfs' });
  await vi.advanceTimersByTimeAsync(0);
  expect(told.isTime).toBe(true);
});

test('on a slow line it waits for the files of the store, and then ten seconds for the data', async () => {
  const { told, become } = newDevice();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told.isTime).toBe(false);
  become({ firstSyncDone: false, store: 'opfs' });
  await vi.advanceTimersByTimeAsync(9000);
  expect(told.isTime).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.isTime).toBe(true);
});

test('a store that does not open at all does not keep the app from being stored', async () => {
  const { told } = newDevice();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(told.isTime).toBe(true);
});
