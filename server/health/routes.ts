import { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import { askElectricHealth } from '../shapes/electric-health.ts';

/**
 * `GET /api/health`: whether this server can work. 503 while Electric cannot answer: devices then store and push, but receive
 * nothing from each other.
 * @param electricUrl undefined with the embedded shape log
 */
export function createHealthRoutes(sql: Sql, electricUrl: string | undefined): Hono {
  return new Hono().get('/', async (c) => {
    const [electric] = await Promise.all([electricUrl === undefined ? undefined : askElectricHealth(electricUrl), sql`select 1`]);
    const isWell = electric === undefined || electric === 'ok';
    const health = { status: isWell ? 'ok' : 'degraded', ...(electric === undefined ? {} : { electric }) };
    return c.json(health, isWell ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
