import { type JournalKey, openJournalRequestSchema, type OpenJournalResponse } from '@anwurf/contract/journal-key';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { createJournalKeys } from './journal-key.ts';

const maxBytes = 1000;

const toText = (key: Uint8Array) => Buffer.from(key).toString('base64url');

/** `/api/account/journal-key`: what seals a device's journal for the account, and, to its own session alone, what opens it. */
export function createJournalKeyRoutes({ sql, tokens, key }: { sql: Sql; tokens: AccessTokens; key: Uint8Array }): Hono {
  const keys = createJournalKeys(sql, key);
  // A device asks once an opening; sealed journals are few (packages/db/journal/sealed-journals.ts).
  const limit = createRequestLimit(sql, 'journal-key', { perAddress: 3000, perKey: 300, windowSeconds: 900 });
  return new Hono()
    .get('/journal-key', async (c) => {
      const userId = await tokens.requireUser(c);
      await limit.take(c, userId);
      const body: JournalKey = { publicKey: toText(await keys.readPublicKey(userId)) };
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/journal-key/open', async (c) => {
      const userId = await tokens.requireUser(c);
      await limit.take(c, userId);
      const { ephemeralKey } = await readJson(c, openJournalRequestSchema, maxBytes);
      const contentKey = await keys.open(userId, Buffer.from(ephemeralKey, 'base64url'));
      const body: OpenJournalResponse = { contentKey: toText(contentKey) };
      return c.json(body, 200, { 'cache-control': 'no-store' });
    });
}
