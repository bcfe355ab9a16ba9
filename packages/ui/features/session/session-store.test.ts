// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionGateway } from '../../platform.tsx';
import { RequestError } from '../../http/request-error.ts';
import { readSignedInRecord, writeSignedInRecord } from './signed-in-record.ts';
import { SessionStore } from './session-store.ts';

const mila = { id: '018f0000-0000-7000-8000-000000000001', email: 'mila@beispiel.de', fullName: 'Mila Brandt' };
const answer = (accessToken: string, expiresInSeconds = 900) => ({ accessToken, expiresInSeconds, user: mila });

function gateway(part: Partial<SessionGateway>): SessionGateway {
  const never = () => Promise.reject(new Error('not expected'));
  return {
    signIn: never,
    signInWithPasskey: never,
    register: never,
    resetPassword: never,
    changePassword: never,
    changeEmail: never,
    refresh: never,
    signOut: never,
    ...part,
  };
}

const ole = { id: '018f0000-0000-7000-8000-000000000002', email: 'ole@beispiel.de', fullName: 'Ole Kern' };

/** Mila signs out and Ole signs in. @returns what Web Storage and the cookies had before */
function changeUser(): { record: string; cookie: string } {
  vi.useFakeTimers({ toFake: ['Date'] });
  writeSignedInRecord(mila);
  const before = { record: localStorage.getItem('anwurf.signed-in') ?? '', cookie: `${document.cookie}; path=/` };
  writeSignedInRecord(null);
  vi.setSystemTime(Date.now() + 1000);
  writeSignedInRecord(ole);
  return before;
}
afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  writeSignedInRecord(null);
  localStorage.clear();
});

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

test('a session that the server ended keeps the user, and stays ended at a start without a network', async () => {
  writeSignedInRecord(mila);
  const session = new SessionStore(gateway({ refresh: () => Promise.reject(new RequestError('unauthenticated', '')) }));
  expect(await session.accessToken(false)).toBeNull();
  expect(session.state()).toMatchObject({ user: mila, expired: true });
  const later = new SessionStore(gateway({ signIn: () => Promise.resolve(answer('secret')) }));
  expect(later.state()).toMatchObject({ user: mila, expired: true });
  await later.signIn({ email: mila.email, password: 'x' });
  expect(later.state()).toEqual({ user: mila, expired: false });
  expect(new SessionStore(gateway({})).state()).toEqual({ user: mila, expired: false });
});

test('a request of one user gets no token of another, whichever way he has signed in', async () => {
  const eve = { ...mila, id: '018f0000-0000-7000-8000-000000000002', email: 'eve@beispiel.de' };
  writeSignedInRecord({ ...mila, ended: true });
  // On this page, while the database of the ended session is still open.
  const session = new SessionStore(gateway({ signIn: () => Promise.resolve({ ...answer('of eve'), user: eve }) }));
  await session.signIn({ email: eve.email, password: 'x' });
  expect([await session.accessToken(false, mila.id), await session.accessToken(false, eve.id)]).toEqual([null, 'of eve']);
  // In another tab: the cookie of this one is replaced.
  writeSignedInRecord(mila);
  const other = new SessionStore(gateway({ refresh: () => Promise.resolve({ ...answer('of eve'), user: eve }) }));
  expect(await other.accessToken(false, mila.id)).toBeNull();
  expect([other.state().user?.id, await other.accessToken(false, eve.id)]).toEqual([eve.id, 'of eve']);
});

test('a session whose account was deleted is removed, and the deletion is shown', async () => {
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

const unreachable = () => Promise.reject(new RequestError('unreachable', ''));

test('signing out without a network forgets the user at once, and ends the session when the network is back', async () => {
  writeSignedInRecord(mila);
  let isOnline = false;
  let ended = 0;
  const signOut = () => (isOnline ? Promise.resolve(void (ended += 1)) : unreachable());
  const session = new SessionStore(gateway({ signOut }));
  await session.signOut();
  expect([session.state().user, readSignedInRecord(), ended]).toEqual([null, null, 0]);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => ended).toBe(1);
  window.dispatchEvent(new Event('online'));
  await session.signOut();
  expect(ended).toBe(2);
});

test('signing out ends the session although the browser keeps nothing', async () => {
  writeSignedInRecord(mila);
  let ended = 0;
  const session = new SessionStore(gateway({ signOut: () => Promise.resolve(void (ended += 1)) }));
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
  await session.signOut();
  vi.unstubAllGlobals();
  expect([ended, session.state().user]).toEqual([1, null]);
});

test('a sign-out that waits is made up for at the next start', async () => {
  writeSignedInRecord(mila);
  await new SessionStore(gateway({ signOut: unreachable })).signOut();
  let ended = 0;
  const signOut = () => Promise.resolve(void (ended += 1));
  expect(new SessionStore(gateway({ signOut })).state().user).toBeNull();
  await expect.poll(() => ended).toBe(1);
  expect(new SessionStore(gateway({})).state().user).toBeNull();
});

test('a sign-out reports which store was removed, also when it waits, and as earlier releases noted it', async () => {
  const reports: unknown[] = [];
  const signOut: SessionGateway['signOut'] = (stillWaiting) => Promise.resolve(void reports.push(stillWaiting()));
  await new SessionStore(gateway({ signOut: unreachable })).signOut([mila.id]);
  expect(new SessionStore(gateway({ signOut })).state().user).toBeNull();
  await expect.poll(() => reports).toEqual([{ origins: [mila.id] }]);
  localStorage.setItem('anwurf.sign-out-waiting', 'true');
  expect(new SessionStore(gateway({ signOut })).state().user).toBeNull();
  await expect.poll(() => reports).toHaveLength(2);
  expect(reports[1]).toEqual({ origins: [] });
  await expect.poll(() => localStorage.getItem('anwurf.sign-out-waiting')).toBeNull();
});

test('the next sign-in ends the former session first, and is never signed out by it', async () => {
  writeSignedInRecord(mila);
  const steps: string[] = [];
  const session = new SessionStore(
    gateway({
      signOut: () => (steps.length === 0 ? (steps.push('lost'), unreachable()) : Promise.resolve(void steps.push('ended'))),
      signIn: () => (steps.push('signed in'), Promise.resolve(answer('secret'))),
    }),
  );
  await session.signOut();
  await session.signIn({ email: mila.email, password: 'x' });
  window.dispatchEvent(new Event('online'));
  expect(steps).toEqual(['lost', 'ended', 'signed in']);
  expect(session.state().user).toEqual(mila);
});

test('a record that is no record counts as nobody', () => {
  localStorage.setItem('anwurf.signed-in', '{"id":"1"}');
  expect(new SessionStore(gateway({})).state().user).toBeNull();
});

test('a session of another user than the record’s gives nobody else its token, and is signed in from then on', async () => {
  writeSignedInRecord(mila);
  const session = new SessionStore(gateway({ refresh: () => Promise.resolve({ ...answer('of ole'), user: ole }) }));
  expect(await Promise.all([session.accessToken(false, mila.id), session.accessToken(true)])).toEqual([null, null]);
  expect(session.state()).toEqual({ user: ole, expired: false });
  expect([await session.accessToken(false, ole.id), await session.accessToken(false, mila.id)]).toEqual(['of ole', null]);
  expect(readSignedInRecord()).toEqual(ole);
});

test('the record of a former user that a killed browser brings back loses against the cookie, without a network too', () => {
  localStorage.setItem('anwurf.signed-in', changeUser().record);
  const session = new SessionStore(gateway({ refresh: unreachable }));
  expect(session.state().user).toEqual({ id: ole.id, email: '', fullName: null });
  localStorage.setItem('anwurf.signed-in', JSON.stringify(mila));
  expect(readSignedInRecord()?.id).toBe(ole.id);
});

test('a record that reached the disk before its cookie did stays, and a sign-out ends both', () => {
  const { cookie } = changeUser();
  document.cookie = cookie;
  expect(readSignedInRecord()).toEqual(ole);
  writeSignedInRecord(null);
  expect([readSignedInRecord(), document.cookie.includes(ole.id)]).toEqual([null, false]);
  document.cookie = cookie;
  expect(readSignedInRecord()).toBeNull();
});
