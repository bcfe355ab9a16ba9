import { Hono } from 'hono';
import type { HealthReader } from './read-health.ts';

const headers = { 'cache-control': 'no-store' };

/**
 * `GET /api/health/live`: whether the process answers at all; a restart helps when it does not. `GET /api/health/ready`, and
 * `/api/health`: whether it can work, and the state of each part. 503 while the database does not answer, or Electric cannot answer or
 * lacks rows: devices then store and push, but do not receive everything. Late mails or jobs and a full disk are `degraded` with 200:
 * another server would do no better.
 */
export function createHealthRoutes(health: HealthReader): Hono {
  const app = new Hono().get('/live', (c) => c.json({ status: 'ok' }, 200, headers));
  for (const path of ['/', '/ready']) {
    app.get(path, async (c) => {
      const { freeDisk: _, ...parts } = await health.read();
      const isReady = parts.database === 'ok' && (parts.electric ?? 'ok') === 'ok';
      const isWell = isReady && parts.mail === 'ok' && parts.jobs === 'ok' && parts.disk === 'ok';
      return c.json({ status: isWell ? 'ok' : 'degraded', ...parts }, isReady ? 200 : 503, headers);
    });
  }
  return app;
}
