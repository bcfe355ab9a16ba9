import { deleteAccountRequestSchema, importQuerySchema, type ImportResponse, MOST_IMPORT_BYTES } from '@anwurf/contract/account-data';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { parseInput } from '../errors/parse-input.ts';
import { readJson, requireJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { createSlots } from '../limits/slots.ts';
import { requireAccount } from '../accounts/account.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { runImport } from './run-import.ts';
import type { AccountOptions } from '../accounts/options.ts';
import { Spool } from '../shapes/spool.ts';
import { requirePassword } from '../accounts/password.ts';
import { requireAccess } from '../payments/access-end.ts';
import { keepSilentConnection } from '../http/silent-connection.ts';
import { createCodeDemand } from '../accounts/second-factor/demand-code.ts';
import { createSecondFactors } from '../accounts/second-factor/second-factor.ts';
import { createSessionAnswers } from '../accounts/session-answer.ts';

const maxBytes = 10_000;
/** An import may be silent while it stores. */
const importSilenceMs = 900_000;

/** Whether the client ended an export: it left, or stalled. */
function isReaderGone(error: unknown): boolean {
  return error instanceof Error && ('code' in error ? error.code === 'ERR_STREAM_PREMATURE_CLOSE' : error.message === 'the reader stalled');
}

/** `/api/account/export`, `/import`, `/delete`: operations on all data of the signed-in user. */
export function createAccountDataRoutes(options: AccountOptions & { readonly databaseUrl: string }): Hono {
  const { sql, databaseUrl, tokens, live, publicUrl, afterAnswer } = options;
  const sessions = createSessionAnswers(tokens, publicUrl);
  const demand = createCodeDemand(sql, createSecondFactors(sql, options.factorSecret), options.siteUrl);
  const copyLimit = createRequestLimit(sql, 'account-copy', { perAddress: 60, perKey: 20, windowSeconds: 900 });
  const importLimit = createRequestLimit(sql, 'import', { perAddress: 300, perKey: 30, windowSeconds: 86_400 });
  const exportSlots = createSlots({ perUser: 1, total: 4 });
  const importSlots = createSlots({ perUser: 1, total: 2 });
  const deleteLimit = createRequestLimit(sql, 'account-delete', { perAddress: 50, perKey: 10, windowSeconds: 900 });

  return new Hono()
    .get('/export', async (c) => {
      const account = await requireAccount(sql, await tokens.requireUser(c));
      await copyLimit.take(c, account.id);
      const giveBack = exportSlots.take(account.id);
      const spool = new Spool({ memoryBytes: 1_000_000, patienceMs: 60_000 });
      spool.once('close', giveBack);
      // A client that has left, or reads no more, is no failure.
      spool.once('error', () => undefined);
      const leave = () => void spool.destroy();
      const { signal } = c.req.raw;
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted) leave();
      afterAnswer.run('export', () =>
        exportAccount(sql, account, spool).catch((error: unknown) => {
          if (!isReaderGone(error)) throw error;
        }),
      );
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return new Response(Readable.toWeb(spool) as ReadableStream<Uint8Array>, { headers });
    })
    .post('/import', async (c) => {
      const userId = await tokens.requireUser(c);
      await copyLimit.take(c, userId);
      await requireAccess(sql, userId);
      requireJson(c, MOST_IMPORT_BYTES);
      const { as } = parseInput(importQuerySchema, c.req.query());
      const giveBack = importSlots.take(userId);
      try {
        await importLimit.take(c, userId);
        keepSilentConnection(c, importSilenceMs);
        const { body, signal } = c.req.raw;
        const counts: ImportResponse = await runImport({
          databaseUrl,
          userId,
          asCopies: as === 'copies',
          body,
          maxBytes: MOST_IMPORT_BYTES,
          signal,
        });
        return c.json(counts, 200, { 'cache-control': 'no-store' });
      } finally {
        giveBack();
      }
    })
    .post('/delete', async (c) => {
      sessions.requireSameOrigin(c);
      const account = await requireAccount(sql, await tokens.requireUser(c));
      await deleteLimit.take(c, account.id);
      const { password, code } = await readJson(c, deleteAccountRequestSchema, maxBytes);
      await requirePassword(account.passwordHash, password);
      await demand.spend(account, code);
      await deleteAccount(sql, account);
      live.forget(account.id);
      sessions.forget(c);
      return c.body(null, 204);
    });
}
