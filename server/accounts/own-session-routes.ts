import { endOtherSessionsRequestSchema, endOwnSessionRequestSchema, type ownSessionsResponseSchema } from '@anwurf/contract/session';
import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { requireAccount } from './account.ts';
import type { AccountOptions } from './options.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';
import { requirePassword } from './password.ts';
import type { SessionAnswers } from './session-answer.ts';

/** `/api/auth/sessions`, `/sessions/end`, `/sessions/end-others`: lists the user's sessions and ends them. */
export function createOwnSessionRoutes({ sql, tokens, live }: AccountOptions, sessions: SessionAnswers): Hono {
  const limit = createRequestLimit(sql, 'sessions', { perAddress: 300, perKey: 60, windowSeconds: 900 });
  const endLimit = createRequestLimit(sql, 'sessions-end', { perAddress: 50, perKey: 10, windowSeconds: 900 });

  /** Asks the caller for the password again: an unattended phone cannot end sessions (ASVS 7.5.2). */
  async function requireOwner<Body extends { password: string }>(c: Context, schema: z.core.$ZodType<Body>) {
    sessions.requireSameOrigin(c);
    const caller = await tokens.requireCaller(c);
    const account = await requireAccount(sql, caller.userId);
    await endLimit.take(c, account.id);
    const body = await readJson(c, schema, maxBytesBeforeSignIn);
    await requirePassword(account.passwordHash, body.password);
    await endLimit.giveBack(c, account.id);
    return { caller, body };
  }

  return new Hono()
    .get('/sessions', async (c) => {
      const caller = await tokens.requireCaller(c);
      await limit.take(c, caller.userId);
      const body: z.infer<typeof ownSessionsResponseSchema> = { sessions: await listSessions(sql, caller) };
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/sessions/end', async (c) => {
      const { caller, body } = await requireOwner(c, endOwnSessionRequestSchema);
      await endOwnSession(sql, caller, body.id);
      live.forget(caller.userId);
      return c.body(null, 204);
    })
    .post('/sessions/end-others', async (c) => {
      const { caller } = await requireOwner(c, endOtherSessionsRequestSchema);
      await endOtherSessions(sql, caller);
      live.forget(caller.userId);
      return c.body(null, 204);
    });
}
