import { supportRequestSchema } from '@anwurf/contract/support';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import { readAccount } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { sendSupportMessage } from './send-support-message.ts';

// 10,000 characters, each at most twelve bytes as JSON.
const maxBytes = 130_000;

/** `POST /api/support`: a message of a signed-in user to the operator. */
export function createSupportRoutes(options: { sql: Sql; tokens: AccessTokens; operatorEmail: string | undefined }): Hono {
  const { sql, tokens, operatorEmail } = options;
  const limit = createRequestLimit(sql, 'support', { perAddress: 30, perKey: 5, windowSeconds: 3600 });
  return new Hono().post('/', async (c) => {
    const userId = await tokens.requireUser(c);
    await limit.take(c, userId);
    const body = await readJson(c, supportRequestSchema, maxBytes);
    const account = await readAccount(sql, userId);
    if (account === undefined) throw new ApiError('unauthenticated', 'The account no longer exists.');
    await sendSupportMessage(sql, account, body, operatorEmail);
    return c.body(null, 204);
  });
}
