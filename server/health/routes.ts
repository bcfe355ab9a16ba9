import { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';
import { askElectricHealth, type ElectricHealth } from '../shapes/electric-health.ts';
import type { Upstream } from '../shapes/forwarded-shapes.ts';

/**
 * `GET /api/health`: whether this server can work. 503 while Electric cannot answer, or what it answers lacks rows: devices then
 * store and push, but do not receive everything. The reason is logged once, when it begins.
 * @param electric undefined with the embedded shape log
 */
export function createHealthRoutes(sql: Sql, electric: Upstream | undefined, log: ErrorLog): Hono {
  let logged: string | undefined;
  let running: Promise<ElectricHealth> | undefined;

  /** Requests at the same time share one look. */
  async function look(upstream: Upstream): Promise<ElectricHealth> {
    running ??= askElectricHealth(sql, upstream).finally(() => (running = undefined));
    const health = await running;
    if (health.reason !== undefined && health.reason !== logged) log(`health: ${health.reason}`, undefined);
    logged = health.reason;
    return health;
  }

  return new Hono().get('/', async (c) => {
    const [found] = await Promise.all([electric === undefined ? undefined : look(electric), sql`select 1`]);
    const isWell = found === undefined || found.state === 'ok';
    const health = { status: isWell ? 'ok' : 'degraded', ...(found === undefined ? {} : { electric: found.state }) };
    return c.json(health, isWell ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
