import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors/api-error.ts';

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Refuses what a proxy or tunnel brings. A server that nobody told its mode has a demo account, a mailbox and a checkout without
 * money: good on this machine, and a hole as soon as somebody publishes it.
 */
export function refuseProxies(): MiddlewareHandler {
  return async (c, next) => {
    if (proxyHeaders.some((name) => c.req.header(name) !== undefined)) {
      throw new ApiError(
        'forbidden',
        'Dieser Server läuft nur zum Ausprobieren auf diesem Rechner. Hinter einem Proxy braucht er ANWURF_MODE.',
      );
    }
    await next();
  };
}
