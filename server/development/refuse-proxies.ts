import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import { isForThisMachine } from './loopback-only.ts';

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Refuses requests through a proxy or tunnel, and those under another name than this machine's. A server without an explicit mode has a demo account, a mailbox and a free
 * checkout: fine on this machine, a hole once it is published.
 */
export function refuseProxies(): MiddlewareHandler {
  return async (c, next) => {
    if (proxyHeaders.some((name) => c.req.header(name) !== undefined) || !isForThisMachine(c)) {
      throw new ApiError('forbidden', 'This server is for trying out on this machine only. Behind a proxy it needs ANWURF_MODE.');
    }
    await next();
  };
}
