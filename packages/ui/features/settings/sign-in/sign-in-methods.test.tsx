// @vitest-environment happy-dom
import type { SignInMethods as Methods } from '@anwurf/contract/second-factor';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../../http/request-error.ts';
import { type SignedInServer, SignedInServerContext } from '../../../http/signed-in-server.tsx';
import { type Platform, PlatformContext } from '../../../platform.tsx';
import { SignInMethods } from './sign-in-methods.tsx';

beforeEach(() => vi.stubGlobal('PublicKeyCredential', Object));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const phone = {
  id: '0198a000-0000-7000-8000-000000000001',
  name: 'Mein Handy',
  createdAt: '2026-11-01T12:00:00Z',
  lastUsedAt: '2026-11-20T12:00:00Z',
  isSuspended: false,
};

function expectRead<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('the answer does not fit its schema');
  return data;
}

/** The card, for an account that signs in so; null: the server is out of reach. */
function open(methods: Methods | null, kind: Platform['kind'] = 'web') {
  const state = { methods };
  const server: SignedInServer = {
    json: async (_, schema) => {
      if (state.methods === null) throw new RequestError('unreachable', 'no answer');
      return expectRead(schema.safeParse(state.methods).data);
    },
    file: () => Promise.reject(new Error('not expected')),
    remove: () => Promise.reject(new Error('not expected')),
    done: () => Promise.reject(new Error('not expected')),
  };
  render(
    <PlatformContext value={{ kind } as Platform}>
      <SignedInServerContext value={server}>
        <SignInMethods />
      </SignedInServerContext>
    </PlatformContext>,
  );
  return state;
}

test('offers what there is not yet, and demands nothing', async () => {
  open({ authenticator: null, passkeys: [] });
  await screen.findByRole('button', { name: /^Zweiten Faktor einrichten/ });
  expect(screen.getByRole('button', { name: /^Passkey hinzufügen/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Neue Wiederherstellungscodes/ })).toBeNull();
});

test('says since when, how many recovery codes are left, and when a passkey was used', async () => {
  const unused = { ...phone, id: '0198a000-0000-7000-8000-000000000002', name: 'Neu', lastUsedAt: null };
  open({ authenticator: { since: '2026-11-02T12:00:00Z', recoveryCodesLeft: 1 }, passkeys: [phone, unused] });
  expect(await screen.findByText('Ein seit 02.11.2026 · noch 1 Wiederherstellungscode')).toBeTruthy();
  expect(screen.getByText('Passkey, angelegt am 01.11.2026 · zuletzt benutzt am 20.11.2026')).toBeTruthy();
  expect(screen.getByText('Passkey, angelegt am 01.11.2026 · noch nicht benutzt')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Zweiten Faktor ausschalten/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Neue Wiederherstellungscodes/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Passkey entfernen: Mein Handy' })).toBeTruthy();
});

test('lists the passkeys that a new password has suspended, each to be confirmed or removed', async () => {
  open({
    authenticator: null,
    passkeys: [phone, { ...phone, id: '0198a000-0000-7000-8000-000000000002', name: 'Alt', isSuspended: true }],
  });
  expect(await screen.findByText(/Bestätige die Passkeys, die du kennst/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Passkey bestätigen/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Alt'),
  ]);
  expect(screen.getByRole('button', { name: 'Passkey entfernen: Alt' })).toBeTruthy();
});

test('the desktop app adds no passkey, but removes one', async () => {
  open({ authenticator: null, passkeys: [phone] }, 'desktop');
  await screen.findByRole('button', { name: 'Passkey entfernen: Mein Handy' });
  expect(screen.queryByRole('button', { name: /^Passkey hinzufügen/ })).toBeNull();
});

test('without a network it says that it needs one, and asks again', async () => {
  const state = open(null);
  await screen.findByText('Um deine Anmeldung zu ändern, brauchst du Netz.');
  state.methods = { authenticator: null, passkeys: [] };
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('button', { name: /^Zweiten Faktor einrichten/ })).toBeTruthy();
  expect(screen.queryByText('Um deine Anmeldung zu ändern, brauchst du Netz.')).toBeNull();
});
