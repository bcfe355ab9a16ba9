// @vitest-environment happy-dom
import { DatabaseProvider } from '@anwurf/db/client/react';
import type { LocalDatabase, SyncState } from '@anwurf/db/client/local-database';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type SignedInServer, SignedInServerContext } from '../../http/signed-in-server.tsx';
import { useUnlocking } from './use-unlocking.ts';

afterEach(cleanup);

const now = new Date('2026-11-25T12:00:00Z');

/** Opens the panel of a device whose account has access until then. */
function open(accessExpiresAt: Date | null, connection: SyncState['connection'], unlocked: boolean) {
  const json = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ players: [], total: 0, unlocked }));
  const state = { ...unopenedState, connection, firstSyncDone: true };
  const rows = [{ email: 'a@test.example', fullName: null, accessExpiresAt }];
  const subscription = { unsubscribe: () => Promise.resolve(), refresh: () => Promise.resolve() };
  const database = {
    live: {
      query(_sql: string, _params: unknown, tell: (answer: { rows: unknown[] }) => void) {
        tell({ rows });
        return Promise.resolve({ initialResults: { rows }, ...subscription });
      },
    },
    sync: { state: () => state, subscribe: () => () => undefined },
  } as unknown as LocalDatabase;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignedInServerContext value={{ json } as unknown as SignedInServer}>
      <DatabaseProvider database={database}>{children}</DatabaseProvider>
    </SignedInServerContext>
  );
  return { json, ...renderHook(() => useUnlocking(now), { wrapper }) };
}

test.each(['online', 'connecting', 'offline'] as const)(
  'a device with access needs no server to know that all is open (%s)',
  async (connection) => {
    for (const end of [null, new Date('2026-12-24T00:00:00Z')]) {
      const { result, json } = open(end, connection, false);
      await waitFor(() => expect(result.current.state).toBe('unlocked'));
      expect(json).not.toHaveBeenCalled();
    }
  },
);

test.each([
  ['whose access has ended', new Date('2026-11-24T00:00:00Z'), 'online'],
  ['that was signed out', null, 'signed-out'],
] as const)('for a device %s the server is asked, which may have its e-mail', async (_, end, connection) => {
  for (const unlocked of [true, false]) {
    const { result, json } = open(end, connection, unlocked);
    await waitFor(() => expect(result.current.state).toBe(unlocked ? 'unlocked' : 'locked'));
    expect(json).toHaveBeenCalledTimes(1);
  }
});
