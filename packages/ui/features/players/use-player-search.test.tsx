// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { changingDevice } from '../../data/changing-device.test-support.tsx';
import { RequestError } from '../../http/request-error.ts';
import { type SignedInServer, SignedInServerContext } from '../../http/signed-in-server.tsx';
import { usePlayerSearch } from './use-player-search.ts';

afterEach(cleanup);

test('a search that failed before it was known that there is no network is made again when there is one', async () => {
  const { wrapper: Device, become } = changingDevice();
  const answer = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new RequestError('unreachable', 'no network'))
    .mockResolvedValueOnce({ players: [], total: 0 });
  const server = {
    json: answer,
    file: () => Promise.resolve(new Blob()),
    done: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  } as SignedInServer;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignedInServerContext value={server}>
      <Device>{children}</Device>
    </SignedInServerContext>
  );
  const { result } = renderHook(() => usePlayerSearch('Ada'), { wrapper });
  await waitFor(() => expect(result.current.state).toBe('offline'));
  await become('online');
  await waitFor(() => expect(result.current.state).toBe('found'));
  expect(answer).toHaveBeenCalledTimes(2);
});
