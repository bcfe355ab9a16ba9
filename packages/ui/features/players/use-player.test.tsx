// @vitest-environment happy-dom
import type { Player } from '@anwurf/contract/players';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changingDevice } from '../../data/changing-device.test-support.tsx';
import { RequestError } from '../../http/request-error.ts';
import { type SignedInServer, SignedInServerContext } from '../../http/signed-in-server.tsx';
import { keepKnownPlayer } from './known-player.ts';
import { usePlayer } from './use-player.ts';

const user = '019a0000-0000-7000-8000-000000000001';
const card = { name: 'Alva Immenhort', team: 'HSG Test', season: '2026/27' };
const values = {
  games: null,
  goals: 7,
  sevenMetreGoals: null,
  sevenMetreAttempts: null,
  sevenMetreRate: null,
  goalsPerGame: null,
  goalsPerGameWithoutSevenMetres: null,
  shirtNumber: null,
  yellowCards: null,
  disqualifications: null,
  twoMinuteSuspensions: null,
  shots: null,
  shotRate: null,
  saves: null,
  saveRate: null,
  minutes: null,
  goalsPer60: null,
};
const player: Player = { ...card, id: '019a0000-0000-7000-8000-000000000002', updatedAt: '2026-11-01', isDemo: false, values };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

afterEach(cleanup);
beforeEach(() => localStorage.clear());

function openCard(answer: () => Promise<unknown>) {
  const { wrapper: Device, become } = changingDevice();
  const json = vi.fn<() => Promise<unknown>>(answer);
  const server = { json } as unknown as SignedInServer;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignedInServerContext value={server}>
      <Device>{children}</Device>
    </SignedInServerContext>
  );
  return { json, become, ...renderHook(() => usePlayer(user, card), { wrapper }) };
}

test('values of less than a day are shown without a request, and asked for on request', async () => {
  keepKnownPlayer(user, { player, at: hoursAgo(23) });
  const { result, json, become } = openCard(() => Promise.resolve({ ...player, values: { ...values, goals: 9 } }));
  await become('online');
  expect([result.current.loading, result.current.known?.player.values?.goals, json.mock.calls.length]).toEqual([false, 7, 0]);
  await result.current.refresh();
  await waitFor(() => expect(result.current.known?.player.values?.goals).toBe(9));
});

test.each([
  ['of yesterday', { player, at: hoursAgo(25) }],
  ['that were withheld', { player: { ...player, values: null }, at: hoursAgo(1) }],
  ['of a clock that was ahead', { player, at: hoursAgo(-2) }],
  ['of another player', { player: { ...player, team: 'TSV Test' }, at: hoursAgo(1) }],
])('values %s are asked for', async (_, known) => {
  keepKnownPlayer(user, known);
  const { result, json } = openCard(() => Promise.resolve(player));
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(json).toHaveBeenCalledTimes(1);
});

test('fresh values that could not be fetched anew are asked for when there is a network again', async () => {
  keepKnownPlayer(user, { player, at: hoursAgo(1) });
  const answer = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new RequestError('unreachable', 'no network'))
    .mockResolvedValueOnce(player);
  const { result, json, become } = openCard(answer);
  await result.current.refresh();
  await waitFor(() => expect(result.current.problem).toBe('offline'));
  await become('online');
  await waitFor(() => expect(result.current.problem).toBeNull());
  expect(json).toHaveBeenCalledTimes(2);
});
