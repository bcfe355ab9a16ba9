import { pushRequestSchema, type PushResponse } from '@anwurf/contract/sync/mutation';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { readJson } from '../errors/read-json.ts';
import { applyPush } from './push.ts';

const maxBytes = 2_000_000;

/** `POST /api/sync/mutations`: the write path of all devices. */
export function createSyncRoutes(sql: Sql, tokens: AccessTokens): Hono {
  return new Hono().post('/mutations', async (c) => {
    const userId = await tokens.requireUser(c);
    const { mutations } = await readJson(c, pushRequestSchema, maxBytes);
    const body: PushResponse = { results: await applyPush(sql, userId, mutations) };
    return c.json(body, 200, { 'cache-control': 'no-store' });
  });
}
