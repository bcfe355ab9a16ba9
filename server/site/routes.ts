import type { Site } from '@anwurf/contract/site';
import { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import type { SiteFacts } from './site-facts.ts';

/** `GET /api/site`: facts about the operator and the offer for the public pages. */
export function createSiteRoutes({ sql, site }: { sql: Sql; site: SiteFacts }): Hono {
  return new Hono().get('/', async (c) => {
    const [counted] = await sql<{ exercises: number }[]>`select count(*)::int as exercises from exercise_catalogue`;
    const body: Site = { ...site, exerciseCount: counted?.exercises ?? 0 };
    return c.json(body, 200, { 'cache-control': 'public, max-age=60' });
  });
}
