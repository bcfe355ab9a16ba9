import { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import { askElectricHealth } from '../shapes/electric-health.ts';

/**
 * `GET /api/health`: whether this server can work. 503 while Electric cannot answer: devices then store and push, but get
 * nothing of each other.
 * @param electricUrl undefined where shapes are answered from the embedded log
 */
export function createHealthRoutes(sql: Sql, electricUrl: string | undefined): Hono {
  return new Hono().get('/', async (c) => {
    const [electric] = await Promise.all([electricUrl === undefined ? undefined : askElectricHealth(electricUrl), sql`select 1`]);
    const isWell = electric === undefined || electric === 'ok';
    const told = { status: isWell ? 'ok' : 'degraded', ...(electric === undefined ? {} : { electric }) };
    return c.json(told, isWell ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
