import { deleteAccountRequestSchema, type ImportResponse } from '@anwurf/contract/account-data';
import { Hono } from 'hono';
import { readJson, requireJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { createSlots } from '../limits/slots.ts';
import { requireAccount } from '../accounts/account.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { runImport } from './run-import.ts';
import type { AccountOptions } from '../accounts/options.ts';
import { requirePassword } from '../accounts/password.ts';
import { requireAccess } from '../payments/access-end.ts';
import { keepSilentConnection } from '../http/silent-connection.ts';
import { createSessionAnswers } from '../accounts/session-answer.ts';

const maxBytes = 10_000;
/** A full account (`sync/storage-bound.ts`) with what JSON adds. */
const maxImportBytes = 800_000_000;
/** An import may be silent while it stores. */
const importSilenceMs = 900_000;

/** `/api/account/export`, `/import`, `/delete`: operations on all data of the signed-in user. */
export function createAccountDataRoutes(options: AccountOptions & { readonly databaseUrl: string }): Hono {
  const { sql, databaseUrl, tokens, live, publicUrl } = options;
  const sessions = createSessionAnswers(tokens, publicUrl);
  const copyLimit = createRequestLimit(sql, 'account-copy', { perAddress: 60, perKey: 20, windowSeconds: 900 });
  const importLimit = createRequestLimit(sql, 'import', { perAddress: 300, perKey: 30, windowSeconds: 86_400 });
  const importSlots = createSlots({ perUser: 1, total: 2 });
  const deleteLimit = createRequestLimit(sql, 'account-delete', { perAddress: 50, perKey: 10, windowSeconds: 900 });

  return new Hono()
    .get('/export', async (c) => {
      const account = await requireAccount(sql, await tokens.requireUser(c));
      await copyLimit.take(c, account.id);
      return c.json(await exportAccount(sql, account), 200, { 'cache-control': 'no-store' });
    })
    .post('/import', async (c) => {
      const userId = await tokens.requireUser(c);
      await copyLimit.take(c, userId);
      await requireAccess(sql, userId);
      requireJson(c, maxImportBytes);
      const giveBack = importSlots.take(userId);
      try {
        await importLimit.take(c, userId);
        keepSilentConnection(c, importSilenceMs);
        const { body, signal } = c.req.raw;
        const counts: ImportResponse = await runImport({ databaseUrl, userId, body, maxBytes: maxImportBytes, signal });
        return c.json(counts, 200, { 'cache-control': 'no-store' });
      } finally {
        giveBack();
      }
    })
    .post('/delete', async (c) => {
      sessions.requireSameOrigin(c);
      const account = await requireAccount(sql, await tokens.requireUser(c));
      await deleteLimit.take(c, account.id);
      const { password } = await readJson(c, deleteAccountRequestSchema, maxBytes);
      await requirePassword(account.passwordHash, password);
      await deleteAccount(sql, account);
      live.forget(account.id);
      sessions.forget(c);
      return c.body(null, 204);
    });
}
