import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { ImportResponse } from '@anwurf/contract/account-data';
import { z } from 'zod';
import { connect } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { mostStored } from '../sync/storage-bound.ts';
import { createExportReader, type ExportBounds, UnreadableExport } from './export-reader.ts';
import { importAccount, importedTables } from './import-account.ts';
import { RowFiles } from './row-files.ts';

/** A row is no larger than the longest push; fewer tables and columns exist. */
const bounds: ExportBounds = { tables: 200, rows: mostStored.rows, columns: 200, rowBytes: 2_000_000, depth: 64 };

const dataSchema = z.object({ databaseUrl: z.string(), userId: z.uuid() });

/** From the event loop: the next bytes, or null after the last ones. */
export type ImportPiece = Uint8Array | null;

/** To the event loop: the next piece is wanted, or the result. */
export type ImportReport =
  | { readonly kind: 'next' }
  | { readonly kind: 'done'; readonly counts: ImportResponse }
  | { readonly kind: 'refused'; readonly code: UnreadableExport['code'] | 'storage_full' | 'too_many_requests'; readonly message: string };

async function receive(port: MessagePort, files: RowFiles): Promise<void> {
  const imported: readonly string[] = importedTables;
  const reader = createExportReader(bounds, (table, row) => {
    if (imported.includes(table)) files.add(table, row);
  });
  const report = (message: ImportReport) => port.postMessage(message);
  for (;;) {
    const arrival = once(port, 'message');
    report({ kind: 'next' });
    // Sent by `run-import.ts`.
    const [piece] = (await arrival) as [ImportPiece];
    if (piece === null) break;
    reader.write(piece);
  }
  reader.end();
}

async function importFrom(port: MessagePort, databaseUrl: string, userId: string): Promise<ImportReport> {
  const files = new RowFiles();
  const sql = connect(databaseUrl, 1);
  // Only one import of a user at a time, whichever servers get them. The lock ends with its connection.
  const holder = await sql.reserve();
  try {
    const [lock] = await holder<{ held: boolean }[]>`select pg_try_advisory_lock(hashtextextended(${`import ${userId}`}, 0)) as held`;
    if (lock?.held !== true) return { kind: 'refused', code: 'too_many_requests', message: 'An import is already running.' };
    await receive(port, files);
    return { kind: 'done', counts: await importAccount(sql, userId, (table) => files.rows(table)) };
  } catch (error) {
    if (error instanceof UnreadableExport) return { kind: 'refused', code: error.code, message: error.message };
    if (error instanceof ApiError && error.code === 'storage_full') return { kind: 'refused', code: error.code, message: error.message };
    throw error;
  } finally {
    files.close();
    holder.release();
    await sql.end({ timeout: 1 });
  }
}

/**
 * The thread's half of an import: reads the export piece by piece, checks it to its end, then stores it. Nothing is stored of one
 * that cannot be read.
 */
export async function runImportThread(port: MessagePort, data: unknown): Promise<void> {
  const { databaseUrl, userId } = dataSchema.parse(data);
  const report: ImportReport = await importFrom(port, databaseUrl, userId);
  port.postMessage(report);
  port.close();
}
