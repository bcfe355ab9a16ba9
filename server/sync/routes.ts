import {
  finishedOriginsSchema,
  type Mutation,
  type MutationResult,
  pushRequestSchema,
  type PushResponse,
} from '@anwurf/contract/sync/mutation';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { readJson } from '../errors/read-json.ts';
import { noteEvent } from '../security-log/noted.ts';
import { applyPush } from './push.ts';
import { createPushQuota } from './quota.ts';

const maxBytes = 2_000_000;

type Refused = { readonly table: string; readonly reason: string; count: number };

/** Counts writes of a push that its user is not allowed to make; invalid values concern only the device. */
function countRefused(mutations: readonly Mutation[], results: readonly MutationResult[]): Refused[] {
  const counts = new Map<string, Refused>();
  for (const [index, result] of results.entries()) {
    if (result.status !== 'refused' || (result.code !== 'forbidden' && result.code !== 'unknown_table')) continue;
    // The name of an unknown table may be any text.
    const table = result.code === 'unknown_table' ? 'unknown' : (mutations[index]?.table ?? 'unknown');
    const refused = counts.get(table) ?? { table, reason: result.code, count: 0 };
    refused.count += 1;
    counts.set(table, refused);
  }
  return [...counts.values()];
}

/** `POST /api/sync/mutations`: the write path of all devices, and `/finished-origins`: mutations that need not be remembered any more. */
export function createSyncRoutes({ sql, tokens }: { sql: Sql; tokens: AccessTokens }): Hono {
  const quota = createPushQuota(sql);
  const routes = new Hono();
  routes.post('/mutations', async (c) => {
    const userId = await tokens.requireUser(c);
    await quota.takePush(userId);
    const { user, mutations } = await readJson(c, pushRequestSchema, maxBytes);
    if (user !== undefined && user !== userId) {
      noteEvent(c, { event: 'writes_refused', reason: 'other_user', count: mutations.length });
      // As without a session: the device keeps everything until its own player is signed in.
      throw new ApiError('unauthenticated', 'The session is not that of the user who wrote the push.');
    }
    // A body without a length was chunked: it counts as the longest.
    await quota.takeChanges(userId, mutations.length, Number(c.req.header('content-length') ?? maxBytes));
    const body: PushResponse = { results: await applyPush(sql, userId, mutations) };
    for (const refused of countRefused(mutations, body.results)) noteEvent(c, { event: 'writes_refused', ...refused });
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
