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
  // The URL parser knows every spelling, also the one with a dotted IPv4 at the end.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * What requests are counted under: an IPv4 address, or the /64 network of an IPv6 address, since whoever has one
 * address of such a network has them all.
 * @returns undefined when the text is no address
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
 * Says how many proxies stand in front of this server. Each appends the address it was asked from to
 * `X-Forwarded-For`; what stands further left was written by the client and counts for nothing.
 */
export function trustProxies(count: number): MiddlewareHandler {
  return async (c, next) => {
    c.set('trustedProxies', count);
    await next();
  };
}

/** The network that a request comes from (see `networkOf`). */
export function clientAddress(c: Context): string {
  // Without a socket (a request made in the process itself) all share one count.
  const socket = c.env === undefined ? 'local' : (getConnInfo(c).remote.address ?? 'unknown');
  const trusted = c.get('trustedProxies') ?? 0;
  const forwarded = trusted === 0 ? [] : (c.req.header('x-forwarded-for') ?? '').split(',');
  // Fewer entries than proxies: the request has gone around one of them, and its header is the client's own.
  return networkOf(forwarded.at(-trusted) ?? '') ?? networkOf(socket) ?? socket;
}
