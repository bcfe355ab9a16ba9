import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { firstRowsRequestSchema } from '@anwurf/contract/first-rows';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { readJson } from '../errors/read-json.ts';
import { createLocalLimit } from '../limits/attempt-limit.ts';
import { requireNoWait } from '../limits/request-limit.ts';
import { createSlots } from '../limits/slots.ts';
import { requireAccess } from '../payments/access-end.ts';
import { privateHeaders, takesGzip } from '../shapes/shape-answer.ts';
import { answerQueries } from './answer-queries.ts';

const pack = promisify(gzip);

const maxBytes = 64_000;
/** For all devices of a user: a new one asks about four times, as queries follow from rows. */
const mostAMinute = 60;

/** `POST /api/first-rows`: rows of a new device's first screen, while its store is still being made. */
export function createFirstRowsRoutes({ sql, tokens }: { sql: Sql; tokens: AccessTokens }): Hono {
  const limit = createLocalLimit(mostAMinute, 60);
  const slots = createSlots({ perUser: 3, total: 6 });
  const routes = new Hono();
  routes.post('/', async (c) => {
    const userId = await tokens.requireUser(c);
    requireNoWait(await limit(userId));
    const { queries } = await readJson(c, firstRowsRequestSchema, maxBytes);
    const giveBack = slots.take(userId);
    // After its end the catalogue is that of before, which the shapes know to withhold.
    const answers = await requireAccess(sql, userId)
      .then(() => answerQueries(sql, userId, queries))
      .finally(giveBack);
    const body = `{"answers":[${answers.map((answer) => answer ?? 'null').join(',')}]}`;
    const headers = { ...privateHeaders, 'content-type': 'application/json' };
    return takesGzip(c) ? c.body(await pack(body), 200, { ...headers, 'content-encoding': 'gzip' }) : c.body(body, 200, headers);
  });
  return routes;
}
