import { deviceStorage } from '@anwurf/contract/device-storage';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';

const cookieName = deviceStorage.playersCookie.name;
const passSeconds = 365 * 86_400;

/** A signed cookie that unlocks the players' values for a browser. It contains the time, not the visitor. */
export type PlayerPass = {
  /** Sets the cookie. */
  grant(c: Context): Promise<void>;
  /** Whether the request has a valid cookie younger than a year. */
  isHeld(c: Context): Promise<boolean>;
};

/**
 * @param options.secret at least 32 bytes, used for nothing else
 * @param options.secure https only
 */
export function createPlayerPass({ secret, secure }: { secret: Uint8Array; secure: boolean }): PlayerPass {
  const key = new Uint8Array(secret);
  const base = { httpOnly: true, sameSite: 'Strict', maxAge: passSeconds } as const;
  const cookie = secure ? ({ ...base, prefix: 'host', path: '/', secure } as const) : { ...base, path: '/api/players' };
  return {
    grant: (c) => setSignedCookie(c, cookieName, String(Math.floor(Date.now() / 1000)), key, cookie),

    async isHeld(c) {
      const since = await getSignedCookie(c, key, cookieName, secure ? 'host' : undefined);
      return typeof since === 'string' && Date.now() / 1000 - Number(since) < passSeconds;
    },
  };
}
