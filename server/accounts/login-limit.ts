import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceStorage } from '@anwurf/contract/device-storage';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Sql } from '../database/connection.ts';
import { createAttemptLimit } from '../limits/attempt-limit.ts';
import { clientAddress } from '../limits/client-address.ts';
import { requireNoWait } from '../limits/request-limit.ts';
import { isKnownDevice, noteKnownDevice } from './known-devices.ts';
import { isDesktop } from './session-answer.ts';

const quarterHour = 900;
const day = 86_400;
/**
 * Most wrong passwords: per network, per network and account, per account over all networks, and per known device. A day's guesses
 * from one network at one account end at 100: 70 without a known device, and 30 of all known devices together.
 */
const most = { network: 50, pair: 10, pairDay: 70, account: 100, device: 30, pairKnown: 30 } as const;
const maxAccounts = 5;
const cookieDays = 180;

/** Limits password guessing without locking the owner out. */
export type LoginLimit = {
  /**
   * Before the body is read: counts the network, unless the device has signed in to some account before.
   * @throws ApiError too_many_requests
   */
  take(c: Context): Promise<void>;
  /** The form was incomplete, so nothing was guessed. */
  giveBack(c: Context): Promise<void>;
  /**
   * Counts an attempt for an account.
   * @param email normalized
   * @throws ApiError too_many_requests
   */
  takeAccount(c: Context, email: string): Promise<void>;
  /** After a right password: resets its attempts and marks the browser as known (the desktop app gets no cookies). */
  succeed(c: Context, email: string): Promise<void>;
};

type KnownDevice = { readonly id: string; readonly accounts: readonly string[] };

/**
 * Wrong passwords from elsewhere must not lock the owner out, and a million guesses must take years: unknown devices together
 * have 100 attempts a day for an account (27 years), each of their networks ten in a quarter of an hour; a device that has signed
 * in to the account since its password was set, and is one of the last five, is not counted with them and has 30 a day of its own,
 * which the known devices of one network share. An owner without such a device can set a new password by mail meanwhile, which has
 * its own limit.
 * @param options.secret signs the cookie; at least 32 bytes
 * @param options.https over http the cookie has no `Secure`
 */
export function createLoginLimit(sql: Sql, { secret, https }: { secret: Uint8Array; https: boolean }): LoginLimit {
  const byNetwork = createAttemptLimit(sql, 'login network', most.network, quarterHour);
  const byPair = createAttemptLimit(sql, 'login pair', most.pair, quarterHour);
  const byPairDay = createAttemptLimit(sql, 'login pair day', most.pairDay, day);
  const byPairKnown = createAttemptLimit(sql, 'login pair known', most.pairKnown, day);
  const byAccount = createAttemptLimit(sql, 'login account', most.account, day);
  const byDevice = createAttemptLimit(sql, 'login device', most.device, day);
  const sign = (text: string) => createHmac('sha256', secret).update(`known device ${text}`).digest('base64url').slice(0, 22);
  const prefix = https ? 'host' : undefined;
  const base = { httpOnly: true, sameSite: 'Strict' } as const;
  const cookie = https ? ({ ...base, prefix: 'host', path: '/', secure: true } as const) : { ...base, path: '/api/auth' };

  /** Contents of a known device's cookie: an id and an opaque mark per account, which does not reveal the address; signed. */
  function readDevice(c: Context): KnownDevice | undefined {
    const [id = '', accounts = '', mac = ''] = (getCookie(c, deviceStorage.deviceCookie.name, prefix) ?? '').split('.');
    const [given, right] = [Buffer.from(mac), Buffer.from(sign(`${id}.${accounts}`))];
    const isOurs = id !== '' && given.length === right.length && timingSafeEqual(given, right);
    return isOurs ? { id, accounts: accounts.split('~') } : undefined;
  }

  const markOf = (device: string, email: string) => sign(`${device} ${email}`);
  async function deviceKnownTo(c: Context, email: string): Promise<KnownDevice | undefined> {
    const device = readDevice(c);
    if (device?.accounts.includes(markOf(device.id, email)) !== true) return undefined;
    return (await isKnownDevice(sql, email, device.id)) ? device : undefined;
  }
  const pairOf = (c: Context, email: string) => `${clientAddress(c)} ${email}`;

  return {
    async take(c) {
      if (readDevice(c) === undefined) requireNoWait(await byNetwork.take(clientAddress(c)));
    },
    async giveBack(c) {
      if (readDevice(c) === undefined) await byNetwork.giveBack(clientAddress(c));
    },
    async takeAccount(c, email) {
      const device = await deviceKnownTo(c, email);
      if (device !== undefined) {
        requireNoWait(await byDevice.take(device.id));
        return requireNoWait(await byPairKnown.take(pairOf(c, email)));
      }
      // A device known for other accounts only is unknown to this one.
      if (readDevice(c) !== undefined) requireNoWait(await byNetwork.take(clientAddress(c)));
      requireNoWait(await byPair.take(pairOf(c, email)));
      requireNoWait(await byPairDay.take(pairOf(c, email)));
      requireNoWait(await byAccount.take(email));
    },
    async succeed(c, email) {
      const known = await deviceKnownTo(c, email);
      if (known === undefined) {
        const pair = pairOf(c, email);
        await Promise.all([
          byNetwork.giveBack(clientAddress(c)),
          byPair.forgive(pair),
          byPairDay.giveBack(pair),
          byAccount.giveBack(email),
        ]);
      } else {
        // The right password does not buy a stranger of the same network further guesses.
        await Promise.all([byDevice.forgive(known.id), byPairKnown.giveBack(pairOf(c, email))]);
      }
      if (isDesktop(c)) return;
      const { id, accounts } = readDevice(c) ?? { id: randomBytes(12).toString('base64url'), accounts: [] };
      await noteKnownDevice(sql, email, id);
      const marks = [...new Set([markOf(id, email), ...accounts])].slice(0, maxAccounts).join('~');
      setCookie(c, deviceStorage.deviceCookie.name, `${id}.${marks}.${sign(`${id}.${marks}`)}`, { ...cookie, maxAge: cookieDays * day });
    },
  };
}
