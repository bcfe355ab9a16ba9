// @vitest-environment happy-dom
import type { OwnSession } from '@anwurf/contract/session';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestError } from '../../http/request-error.ts';
import { type SignedInServer, SignedInServerContext } from '../../http/signed-in-server.tsx';
import { ToastRegion } from '../../kit/overlay/toast-region.tsx';
import { OwnSessions } from './own-sessions.tsx';

afterEach(cleanup);

const session = (last: string, device: string, isCurrent = false): OwnSession => ({
  id: `0198a000-0000-7000-8000-00000000000${last}`,
  device,
  isCurrent,
  createdAt: '2026-11-01T12:00:00Z',
  lastUsedAt: '2026-11-20T12:00:00Z',
});

function expectRead<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('the answer does not fit its schema');
  return data;
}

/** A server that knows these sessions, or is out of reach. */
function createServer(sessions: OwnSession[]) {
  const state = { isReachable: true, sessions };
  const reach = () => {
    if (!state.isReachable) throw new RequestError('unreachable', 'no answer');
  };
  const server: SignedInServer = {
    json: async (_, schema) => {
      reach();
      return expectRead(schema.safeParse({ sessions: state.sessions }).data);
    },
    file: () => Promise.reject(new Error('not expected')),
    remove: () => Promise.reject(new Error('not expected')),
    done: async (path, body) => {
      reach();
      const { id, password } = body as { id?: string; password: string };
      if (password !== 'Kreis läuft 7m') throw new RequestError('invalid_credentials', 'wrong');
      state.sessions = state.sessions.filter((one) => one.isCurrent || (path.endsWith('/end') && one.id !== id));
    },
  };
  return { state, server };
}

function open(server: SignedInServer): void {
  render(
    <SignedInServerContext value={server}>
      <OwnSessions />
      <ToastRegion />
    </SignedInServerContext>,
  );
}

/** Types the own password into the dialog and sends it. */
async function confirm(password = 'Kreis läuft 7m'): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: /abmelden\?$/ }));
  fireEvent.change(dialog.getByLabelText('Dein Passwort'), { target: { value: password } });
  fireEvent.click(dialog.getByRole('button', { name: 'Abmelden' }));
}

const three = () => [session('1', 'Safari auf iPhone', true), session('2', 'Chrome auf Windows'), session('3', 'Firefox auf Linux')];

test('lists every session; the own one cannot be ended here', async () => {
  open(createServer(three()).server);
  await screen.findByText('Safari auf iPhone');
  expect(screen.getByText(/^Dieses Gerät · angemeldet am 01\.11\.2026$/)).toBeTruthy();
  expect(screen.getAllByText(/^Zuletzt benutzt am 20\.11\.2026 um \d\d:00 Uhr/)).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Dort abmelden/ })).toHaveLength(2);
});

test('signs out there, says so and shows who is left', async () => {
  open(createServer(three()).server);
  fireEvent.click(await screen.findByRole('button', { name: 'Dort abmelden: Chrome auf Windows' }));
  await screen.findByText('Chrome auf Windows braucht danach wieder dein Passwort.');
  await confirm('geraten');
  await screen.findByText('Das Passwort stimmt nicht.');
  expect(screen.getByText('Chrome auf Windows')).toBeTruthy();
  await confirm();
  await screen.findByText('Dort abgemeldet');
  await expect.poll(() => screen.queryByText('Chrome auf Windows')).toBeNull();
  expect(screen.getByText('Firefox auf Linux')).toBeTruthy();
  // One left is ended by its own button.
  expect(screen.queryByRole('button', { name: 'Überall sonst abmelden' })).toBeNull();
});

test('signs out everywhere else', async () => {
  open(createServer(three()).server);
  fireEvent.click(await screen.findByRole('button', { name: 'Überall sonst abmelden' }));
  await confirm();
  await screen.findByText('Überall sonst abgemeldet');
  await expect.poll(() => screen.queryAllByRole('button', { name: /^Dort abmelden/ })).toEqual([]);
});

test('without a network it says that it needs one, and asks again', async () => {
  const { state, server } = createServer(three());
  state.isReachable = false;
  open(server);
  await screen.findByText('Um zu sehen, wo du angemeldet bist, brauchst du Netz.');
  state.isReachable = true;
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Safari auf iPhone')).toBeTruthy();
});

test('a session that could not be ended stays in the list', async () => {
  const { state, server } = createServer(three());
  open(server);
  const button = await screen.findByRole('button', { name: 'Dort abmelden: Chrome auf Windows' });
  state.isReachable = false;
  fireEvent.click(button);
  await confirm();
  await screen.findByText(/^Abmelden fehlgeschlagen/);
  expect(screen.getByText('Chrome auf Windows')).toBeTruthy();
});
