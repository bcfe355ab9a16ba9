// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { SessionGateway } from '../../platform.tsx';
import { RequestError } from '../../http/server-request.ts';
import { readSignedInRecord, writeSignedInRecord } from './signed-in-record.ts';
import { SessionStore } from './session-store.ts';

const mila = { id: '018f0000-0000-7000-8000-000000000001', email: 'mila@beispiel.de', fullName: 'Mila Brandt' };
const answer = (accessToken: string, expiresInSeconds = 900) => ({ accessToken, expiresInSeconds, user: mila });

function gateway(part: Partial<SessionGateway>): SessionGateway {
  const never = () => Promise.reject(new Error('not expected'));
  return { signIn: never, register: never, resetPassword: never, changePassword: never, refresh: never, signOut: never, ...part };
}

beforeEach(() => localStorage.clear());

test('signing in is remembered for the next start, without the token', async () => {
  const session = new SessionStore(gateway({ signIn: () => Promise.resolve(answer('secret')) }));
  await session.signIn({ email: mila.email, password: 'x' });
  expect(new SessionStore(gateway({})).state()).toEqual({ user: mila, expired: false });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret');
});

test('a start without a network shows the known user; only the token waits for the server', async () => {
  writeSignedInRecord(mila);
  const session = new SessionStore(gateway({ refresh: () => Promise.reject(new RequestError('unreachable', '')) }));
  expect(session.state().user).toEqual(mila);
  await expect(session.accessToken(false)).rejects.toMatchObject({ code: 'unreachable' });
  expect(session.state()).toEqual({ user: mila, expired: false });
});

test('a session that the server ended keeps the user and his local data', async () => {
  writeSignedInRecord(mila);
  const session = new SessionStore(gateway({ refresh: () => Promise.reject(new RequestError('unauthenticated', '')) }));
  expect(await session.accessToken(false)).toBeNull();
  expect(session.state()).toEqual({ user: mila, expired: true });
});

test('a session whose account was deleted is forgotten, and the deletion is told', async () => {
  writeSignedInRecord(mila);
  const session = new SessionStore(gateway({ refresh: () => Promise.reject(new RequestError('account_deleted', '')) }));
  const deleted: string[] = [];
  session.onAccountDeleted((userId) => deleted.push(userId));
  expect(await session.accessToken(false)).toBeNull();
  expect(deleted).toEqual([mila.id]);
  expect(session.state().user).toBeNull();
  expect(readSignedInRecord()).toBeNull();
});

test('many callers share one refresh, and the token is used until it is nearly over', async () => {
  writeSignedInRecord(mila);
  let refreshes = 0;
  const session = new SessionStore(gateway({ refresh: () => Promise.resolve(answer(`token ${(refreshes += 1)}`)) }));
  expect(await Promise.all([session.accessToken(false), session.accessToken(false), session.accessToken(true)])).toEqual([
    'token 1',
    'token 1',
    'token 1',
  ]);
  expect(await session.accessToken(false)).toBe('token 1');
  expect(await session.accessToken(true)).toBe('token 2');
});

test('a token about to end is renewed before it is used', async () => {
  writeSignedInRecord(mila);
  let refreshes = 0;
  const session = new SessionStore(gateway({ refresh: () => Promise.resolve(answer(`token ${(refreshes += 1)}`, 10)) }));
  await session.accessToken(false);
  expect(await session.accessToken(false)).toBe('token 2');
});

test('a failed sign-out leaves everything as it was', async () => {
  writeSignedInRecord(mila);
  const session = new SessionStore(gateway({ signOut: () => Promise.reject(new RequestError('unreachable', '')) }));
  await expect(session.signOut()).rejects.toMatchObject({ code: 'unreachable' });
  expect(session.state().user).toEqual(mila);
  expect(readSignedInRecord()).toEqual(mila);
});

test('a record that is no record counts as nobody', () => {
  localStorage.setItem('anwurf.signed-in', '{"id":"1"}');
  expect(new SessionStore(gateway({})).state().user).toBeNull();
});
