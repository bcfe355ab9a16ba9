import { endOwnSessionRequestSchema, type ownSessionsResponseSchema } from '@anwurf/contract/session';
import { Hono } from 'hono';
import type { z } from 'zod';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import type { AccountOptions } from './options.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';
import type { SessionAnswers } from './session-answer.ts';

/** `/api/auth/sessions`, `/sessions/end`, `/sessions/end-others`: where somebody is signed in, and signing out there. */
export function createOwnSessionRoutes({ sql, tokens, live }: AccountOptions, sessions: SessionAnswers): Hono {
  const limit = createRequestLimit(sql, 'sessions', { perAddress: 300, perKey: 60, windowSeconds: 900 });
  return new Hono()
    .get('/sessions', async (c) => {
      const caller = await tokens.requireCaller(c);
      await limit.take(c, caller.userId);
      const body: z.infer<typeof ownSessionsResponseSchema> = { sessions: await listSessions(sql, caller) };
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/sessions/end', async (c) => {
      sessions.requireSameOrigin(c);
      const caller = await tokens.requireCaller(c);
      await limit.take(c, caller.userId);
      await endOwnSession(sql, caller, (await readJson(c, endOwnSessionRequestSchema, maxBytesBeforeSignIn)).id);
      live.forget(caller.userId);
      return c.body(null, 204);
    })
    .post('/sessions/end-others', async (c) => {
      sessions.requireSameOrigin(c);
      const caller = await tokens.requireCaller(c);
      await limit.take(c, caller.userId);
      await endOtherSessions(sql, caller);
      live.forget(caller.userId);
      return c.body(null, 204);
    });
}
