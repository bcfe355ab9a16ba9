import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../errors/api-error.ts';

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address);

/** Whether a request names this machine: a foreign host name that resolves to it belongs to a foreign page. */
export function isForThisMachine(c: Context): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(c.req.url).hostname);
}

function isOnThisMachine(c: Context): boolean {
  // A request without a socket was made in this process.
  const socket = c.env === undefined ? '127.0.0.1' : getConnInfo(c).remote.address;
  if (socket === undefined || !isLoopback(socket)) return false;
  // Behind a proxy on this machine every request comes from loopback.
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').filter(Boolean);
  return forwarded.every((address) => isLoopback(address.trim())) && isForThisMachine(c);
}

/** Passes only requests from this machine; answers others with not found. */
export function loopbackOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (!isOnThisMachine(c)) throw new ApiError('not_found', 'Not found.');
    await next();
  };
}
