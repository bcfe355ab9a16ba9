import { expect, it } from 'vitest';
import type { SyncState } from '../sync/sync-state.ts';
import { unopenedState } from '../worker/unopened-state.ts';
import { TabSyncState } from './tab-sync-state.ts';

const refused = (at: string): SyncState['refused'] => [
  {
    mutationId: 'm',
    table: 'workout_tracking',
    op: 'upsert',
    key: 'k',
    values: { reps: 8 },
    row: {},
    code: 'invalid_values',
    rules: [],
    at,
  },
];

/** As a worker's message carries it. */
const sent = (state: Partial<SyncState>): SyncState => structuredClone({ ...unopenedState, ...state });

it('keeps lists that say the same, and takes those that do not', () => {
  const sync = new TabSyncState();
  sync.take(sent({ refused: refused('2026-11-27T10:00:00.000Z'), waiting: 1 }));
  const before = sync.current;
  sync.take(sent({ refused: refused('2026-11-27T10:00:00.000Z'), waiting: 0 }));
  expect(sync.current.refused).toBe(before.refused);
  expect(sync.current.waiting).toBe(0);
  sync.take(sent({ refused: refused('2026-11-27T10:00:01.000Z') }));
  expect(sync.current.refused).toEqual(refused('2026-11-27T10:00:01.000Z'));
});
