// @vitest-environment happy-dom
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Platform, SessionGateway } from '../../platform.tsx';
import { RequestError } from '../../http/request-error.ts';
import { DatabaseKeeper } from './database-keeper.ts';
import { outstandingRemovals } from './outstanding-removals.ts';
import { SessionStore } from './session-store.ts';
import { readSignedInRecord, writeSignedInRecord } from './signed-in-record.ts';

const ole = { id: '018f0000-0000-7000-8000-000000000002', email: 'ole@beispiel.de', fullName: 'Ole Kern' };
const mila = { id: '018f0000-0000-7000-8000-000000000001', email: 'mila@beispiel.de', fullName: 'Mila Brandt' };

/** A platform that only notes what it is asked for, in order. */
class Device {
  readonly steps: string[] = [];
  failsToRemove = false;
  removalsOfOthers = 0;
  readonly tokens: ((renew: boolean) => Promise<string | null>)[] = [];
  readonly platform: Platform;

  constructor(session: Partial<SessionGateway> = {}) {
    this.platform = {
      kind: 'web',
      session: session as SessionGateway,
      connectDatabase: (connection) => {
        const { userId } = connection;
        this.tokens.push((renew) => connection.accessToken(renew));
        this.steps.push(`open ${userId.slice(-1)}`);
        const close = async () => void this.steps.push(`close ${userId.slice(-1)}`);
        return Promise.resolve({ close, sync: { state: () => unopenedState } } as LocalDatabase);
      },
      removeDatabase: (userId) => {
        if (this.failsToRemove) return Promise.reject(new Error('still open in another tab'));
        this.steps.push(`remove ${userId.slice(-1)}`);
        return Promise.resolve();
      },
      removeOthers: () => {
        if (this.failsToRemove) return Promise.reject(new Error('still open in another tab'));
        this.removalsOfOthers += 1;
        return Promise.resolve();
      },
      openExternal: () => undefined,
      updates: null,
    };
  }

  keeper(): DatabaseKeeper {
    return new DatabaseKeeper(this.platform, new SessionStore(this.platform.session));
  }
}

beforeEach(() => {
  writeSignedInRecord(null);
  localStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

test('a removal closes the database first', async () => {
  const device = new Device();
  const keeper = device.keeper();
  await keeper.open(mila.id);
  await keeper.remove(mila.id);
  expect(device.steps).toEqual(['open 1', 'close 1', 'remove 1']);
  expect(outstandingRemovals()).toEqual([]);
});

test('a removal that was interrupted is finished at the next start', async () => {
  const device = new Device();
  device.failsToRemove = true;
  await expect(device.keeper().remove(mila.id)).rejects.toThrow('still open');
  expect(outstandingRemovals()).toEqual([mila.id]);
  device.failsToRemove = false;
  device.keeper();
  await expect.poll(outstandingRemovals).toEqual([]);
  expect(device.steps).toEqual(['remove 1']);
});

test('a removal that was interrupted is finished although the browser keeps nothing', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
  const device = new Device();
  const keeper = device.keeper();
  device.failsToRemove = true;
  await expect(keeper.remove(mila.id)).rejects.toThrow('still open');
  device.failsToRemove = false;
  await keeper.open(mila.id);
  expect(device.steps).toEqual(['remove 1', 'open 1']);
  expect(outstandingRemovals()).toEqual([]);
});

test('signing in again finishes an interrupted removal before the database opens', async () => {
  const device = new Device();
  device.failsToRemove = true;
  await expect(device.keeper().remove(mila.id)).rejects.toThrow('still open');
  device.failsToRemove = false;
  writeSignedInRecord(mila);
  await device.keeper().open(mila.id);
  expect(device.steps).toEqual(['remove 1', 'open 1']);
});

test("other players' stores that are still open are removed later, while this one is open alone", async () => {
  vi.useFakeTimers();
  try {
    const device = new Device();
    const keeper = device.keeper();
    device.failsToRemove = true;
    await keeper.open(mila.id);
    await vi.advanceTimersByTimeAsync(60_000);
    device.failsToRemove = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(device.removalsOfOthers).toBe(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(device.removalsOfOthers).toBe(1);

    const left = new Device();
    const leaving = left.keeper();
    left.failsToRemove = true;
    await leaving.open(mila.id);
    left.failsToRemove = false;
    await leaving.remove(mila.id);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(left.removalsOfOthers).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a device that comes back after its account was deleted removes what it holds', async () => {
  writeSignedInRecord(mila);
  const device = new Device({ refresh: () => Promise.reject(new RequestError('account_deleted', '')) });
  const session = new SessionStore(device.platform.session);
  const keeper = new DatabaseKeeper(device.platform, session);
  await keeper.open(mila.id);
  expect(await session.accessToken(true)).toBeNull();
  await expect.poll(() => device.steps).toEqual(['open 1', 'close 1', 'remove 1']);
  expect(readSignedInRecord()).toBeNull();
});

test('the database of a former user never gets the token of the user to whom the cookie belongs', async () => {
  writeSignedInRecord(mila);
  const device = new Device({ refresh: () => Promise.resolve({ accessToken: 'of ole', expiresInSeconds: 900, user: ole }) });
  const session = new SessionStore(device.platform.session);
  const keeper = new DatabaseKeeper(device.platform, session);
  await keeper.open(mila.id);
  expect(await device.tokens[0]?.(false)).toBeNull();
  expect(session.state().user).toEqual(ole);
  await keeper.open(ole.id);
  expect(device.steps).toEqual(['open 1', 'close 1', 'open 2']);
  expect([await device.tokens[0]?.(true), await device.tokens[1]?.(false)]).toEqual([null, 'of ole']);
});

test('the database of a player who signs in here is opened at once, and no other one', async () => {
  const answer = { accessToken: 'token', expiresInSeconds: 600, user: mila };
  const device = new Device({ signIn: () => Promise.resolve(answer), refresh: () => Promise.resolve({ ...answer, user: ole }) });
  const session = new SessionStore(device.platform.session);
  const keeper = new DatabaseKeeper(device.platform, session);
  await session.signIn({ email: mila.email, password: 'siebenmeter' });
  await expect.poll(() => device.steps).toEqual(['open 1']);
  await keeper.open(mila.id);
  // The cookie was another user's.
  await session.accessToken(true);
  expect(session.state().user).toEqual(ole);
  await keeper.open(ole.id);
  expect(device.steps).toEqual(['open 1', 'close 1', 'open 2']);
});

test('a sign-in in another tab opens no database in this one', async () => {
  const device = new Device();
  const session = new SessionStore(device.platform.session);
  const keeper = new DatabaseKeeper(device.platform, session);
  writeSignedInRecord(mila);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.state().user).toEqual(mila);
  await keeper.remove(ole.id);
  expect(device.steps).toEqual(['remove 2']);
});
