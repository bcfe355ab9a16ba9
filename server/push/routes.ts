import { pushRequestSchema, type PushState } from '@anwurf/contract/push';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { readJson } from '../errors/read-json.ts';
import { isOpenAddress } from '../http/open-address.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { queueTrial, readSubscription, removeSubscription, storeSubscription } from './subscription.ts';

const maxBytes = 4000;
const noStore = { 'cache-control': 'no-store' } as const;

export type PushRoutes = {
  readonly sql: Sql;
  readonly tokens: AccessTokens;
  /** Null: this server sends no notifications. */
  readonly publicKey: string | null;
  /** Development: push services of this machine. */
  readonly allowsLoopback: boolean;
};

/** `/api/push` (signed in): which notifications the session's device wants. One row a session, so at most thirty a user. */
export function createPushRoutes({ sql, tokens, publicKey, allowsLoopback }: PushRoutes): Hono {
  const changes = createRequestLimit(sql, 'push', { perAddress: 600, perKey: 60, windowSeconds: 3600 });
  const trials = createRequestLimit(sql, 'push trials', { perAddress: 300, perKey: 10, windowSeconds: 3600 });
  const missing = () => new ApiError('not_found', 'There are no notifications.');
  return new Hono()
    .get('/', async (c) => {
      const { sessionId } = await tokens.requireCaller(c);
      const body: PushState = { publicKey, choice: await readSubscription(sql, sessionId) };
      return c.json(body, 200, noStore);
    })
    .post('/', async (c) => {
      const { userId, sessionId } = await tokens.requireCaller(c);
      await changes.take(c, userId);
      if (publicKey === null) throw missing();
      const request = await readJson(c, pushRequestSchema, maxBytes);
      if (!isOpenAddress(new URL(request.endpoint), allowsLoopback)) {
        throw new ApiError('invalid_input', 'No push service has this address.', { fields: { endpoint: 'Diese Adresse geht nicht.' } });
      }
      await storeSubscription(sql, { userId, sessionId }, request);
      return c.body(null, 204, noStore);
    })
    .delete('/', async (c) => {
      const { userId, sessionId } = await tokens.requireCaller(c);
      await changes.take(c, userId);
      await removeSubscription(sql, sessionId);
      return c.body(null, 204, noStore);
    })
    .post('/trial', async (c) => {
      const { userId, sessionId } = await tokens.requireCaller(c);
      await trials.take(c, userId);
      if (!(await queueTrial(sql, sessionId))) throw missing();
      return c.body(null, 204, noStore);
    });
}
