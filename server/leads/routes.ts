import { leadRequestSchema, type leadResponseSchema, leadTextVersion } from '@anwurf/contract/players';
import { Hono } from 'hono';
import type { z } from 'zod';
import { normalizeEmail } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import type { PlayerPass } from '../players/player-pass.ts';

/**
 * `POST /api/leads`: stores address and consent, and unlocks the players' values for this browser. The answer is the same whether
 * or not the address was known.
 */
export function createLeadRoutes({ sql, pass }: { sql: Sql; pass: PlayerPass }): Hono {
  const limit = createRequestLimit(sql, 'leads', { perAddress: 30, perKey: 10, windowSeconds: 3600 });
  return new Hono().post('/', async (c) => {
    const email = normalizeEmail((await readLimitedJson(c, leadRequestSchema, limit)).email);
    await limit.takeKey(email);
    // The first consent stands. An existing row is rewritten unchanged: otherwise the timing would reveal that there was nothing
    // to write.
    await sql`insert into leads (email, consent_text_version) values (${email}, ${leadTextVersion})
      on conflict (email) do update set email = excluded.email`;
    await pass.grant(c);
    return c.json({ already: false } satisfies z.infer<typeof leadResponseSchema>);
  });
}
