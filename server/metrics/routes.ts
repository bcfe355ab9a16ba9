import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import { collectFigures, type FigureSources } from './collect-figures.ts';
import type { Metrics } from './metrics.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics`: the figures as text for Prometheus, for whoever has the token. Requests at the same time share one reading. */
export function createMetricsRoutes(token: string, sources: FigureSources, metrics: Metrics): Hono {
  const wanted = hashOf(`Bearer ${token}`);
  let running: Promise<void> | undefined;
  return new Hono().get('/', async (c) => {
    if (!timingSafeEqual(hashOf(c.req.header('authorization') ?? ''), wanted))
      throw new ApiError('unauthenticated', 'The token is missing.');
    running ??= collectFigures(sources, metrics).finally(() => (running = undefined));
    await running;
    const { contentType } = metrics.registry;
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
}
