import type { SyncState } from '../sync/sync-state.ts';

/** State shown while no store is open. */
export const unopenedState: SyncState = {
  connection: 'connecting',
  isServerAway: false,
  waiting: 0,
  lastSyncedAt: null,
  isBehind: false,
  firstSyncDone: false,
  arrived: [],
  fetchedShare: null,
  refused: [],
  stopped: [],
  store: 'opening',
  problem: null,
};
