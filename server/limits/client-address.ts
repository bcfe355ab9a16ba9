import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    trustedProxies: number;
  }
}

/** Eight groups of an IPv6 address, without leading zeros. */
function expandIPv6(address: string): string[] {
  // The URL parser handles every spelling, including a trailing dotted IPv4.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * Key under which requests are counted: an IPv4 address, or the /64 network of an IPv6 address, because a client with one address
 * of such a network has them all.
 * @returns undefined when the text is not an address
 */
export function networkOf(address: string): string | undefined {
  const [plain = ''] = address.trim().split('%');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const groups = expandIPv6(plain);
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped && high !== undefined && low !== undefined) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Sets the number of proxies in front of this server. Each appends its client's address to `X-Forwarded-For`; entries further
 * left were written by the client and are ignored.
 */
export function trustProxies(count: number): MiddlewareHandler {
  return async (c, next) => {
    c.set('trustedProxies', count);
    await next();
  };
}

/** The network of a request's client (see `networkOf`). */
export function clientAddress(c: Context): string {
  // Requests without a socket (made in the process itself) share one count.
  const socket = c.env === undefined ? 'local' : (getConnInfo(c).remote.address ?? 'unknown');
  const trusted = c.get('trustedProxies') ?? 0;
  const forwarded = trusted === 0 ? [] : (c.req.header('x-forwarded-for') ?? '').split(',');
  // Fewer entries than proxies: the request bypassed one of them, and the client wrote its header.
  return networkOf(forwarded.at(-trusted) ?? '') ?? networkOf(socket) ?? socket;
}
