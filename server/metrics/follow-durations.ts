import type { MiddlewareHandler } from 'hono';
import { patternOf } from '../security-log/follow-requests.ts';
import type { Metrics } from './metrics.ts';

/** Notes how long each request took, by the pattern of its route: an address itself may contain a token, and would never repeat. */
export function followDurations(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const request = { route: patternOf(c), method: c.req.method, status: c.res.status };
    metrics.noteRequest(request, (performance.now() - began) / 1000);
  };
}
