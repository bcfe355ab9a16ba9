import { finishedOriginsSchema, pushRequestSchema, type PushResponse } from '@anwurf/contract/sync/mutation';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { readJson } from '../errors/read-json.ts';
import { applyPush } from './push.ts';

const maxBytes = 2_000_000;

/** `POST /api/sync/mutations`: the write path of all devices, and `/finished-origins`: what they need no longer remembered. */
export function createSyncRoutes(sql: Sql, tokens: AccessTokens): Hono {
  const routes = new Hono();
  routes.post('/mutations', async (c) => {
    const userId = await tokens.requireUser(c);
    const { mutations } = await readJson(c, pushRequestSchema, maxBytes);
    const body: PushResponse = { results: await applyPush(sql, userId, mutations) };
    return c.json(body, 200, { 'cache-control': 'no-store' });
  });
  routes.post('/finished-origins', async (c) => {
    const userId = await tokens.requireUser(c);
    const { origins } = await readJson(c, finishedOriginsSchema, maxBytes);
    await sql`select finish_origins(${userId}, ${origins}::uuid[])`;
    return c.body(null, 204);
  });
  return routes;
}
