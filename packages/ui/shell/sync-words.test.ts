import type { SyncState } from '@anwurf/db/client/local-database';
import { expect, test } from 'vitest';
import { oldUnsentWords, syncMood, timeWords, waitingWords } from './sync-words.ts';

const calm: SyncState = {
  connection: 'online',
  isServerAway: false,
  waiting: 0,
  lastSyncedAt: null,
  isBehind: false,
  firstSyncDone: true,
  arrived: [],
  fetchedShare: null,
  refused: [],
  stopped: [],
  store: 'opfs',
  problem: null,
};
const refused: SyncState['refused'] = [
  {
    mutationId: '1',
    table: 'sessions',
    op: 'delete',
    key: '1',
    values: {},
    row: {},
    code: 'forbidden',
    rules: [],
    at: '2026-11-20T00:00:00Z',
  },
];

test.each([
  [{}, 'synced'],
  [{ waiting: 3 }, 'busy'],
  [{ firstSyncDone: false }, 'busy'],
  [{ isBehind: true }, 'busy'],
  [{ connection: 'connecting' as const }, 'busy'],
  [{ connection: 'offline' as const, waiting: 3 }, 'offline'],
  [{ connection: 'offline' as const, isServerAway: true, waiting: 3 }, 'away'],
  [{ connection: 'offline' as const, refused }, 'problem'],
  [{ stopped: [{ table: 'sessions', detail: '' }] }, 'problem'],
])('%j is %s', (part, mood) => {
  expect(syncMood({ ...calm, ...part })).toBe(mood);
});

test('one change waits, two changes wait', () => {
  expect([waitingWords(1), waitingWords(2)]).toEqual(['1 Änderung wartet', '2 Änderungen warten']);
});

test('today is said as today', () => {
  const now = new Date(2026, 10, 20, 18, 0);
  expect(timeWords(new Date(2026, 10, 20, 17, 58), now)).toBe('heute, 17:58 Uhr');
  expect(timeWords(new Date(2026, 10, 19, 7, 5), now)).toBe('19.11.2026, 07:05 Uhr');
});

test('sets that wait are counted, with the day of the first', () => {
  const day = new Date(2026, 10, 24, 19, 0);
  expect([oldUnsentWords(1, day), oldUnsentWords(3, day)]).toEqual([
    '1 Satz vom 24.11. ist nur auf diesem Gerät.',
    '3 Sätze seit dem 24.11. sind nur auf diesem Gerät.',
  ]);
});
