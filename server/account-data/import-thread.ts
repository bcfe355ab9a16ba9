import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { ImportResponse } from '@anwurf/contract/account-data';
import { z } from 'zod';
import { connect, type Queryable } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { mostStored } from '../sync/storage-bound.ts';
import { isSyncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { copiedRow, exportedOwner, notCopied } from './copied-rows.ts';
import { createExportReader, type ExportBounds, UnreadableExport } from './export-reader.ts';
import { importAccount, importedTables, type Row } from './import-account.ts';
import { RowFiles } from './row-files.ts';

/** A row is no larger than the longest push; fewer tables and columns exist. */
const bounds: ExportBounds = { tables: 200, rows: mostStored.rows, columns: 200, rowBytes: 2_000_000, depth: 64 };

const dataSchema = z.object({ databaseUrl: z.string(), userId: z.uuid(), asCopies: z.boolean() });
type ImportData = z.infer<typeof dataSchema>;

/** Owners that the rows of one file may have. */
const mostOwners = 10;

/** From the event loop: the next bytes, or null after the last ones. */
export type ImportPiece = Uint8Array | null;

/** To the event loop: the next piece is wanted, or the result. */
export type ImportReport =
  | { readonly kind: 'next' }
  | { readonly kind: 'done'; readonly counts: ImportResponse }
  | { readonly kind: 'refused'; readonly code: UnreadableExport['code'] | 'storage_full' | 'too_many_requests'; readonly message: string };

/**
 * Refuses rows of another account that is still there: their ids are taken.
 * @throws UnreadableExport export_foreign
 */
async function refuseForeign(sql: Queryable, owners: ReadonlySet<string>): Promise<void> {
  const there = await sql`select from users where id = any(${[...owners]}::uuid[]) limit 1`;
  if (there.length > 0) throw new UnreadableExport('export_foreign', 'This is an export of another account.');
}

async function receive(port: MessagePort, files: RowFiles, sql: Queryable, { userId, asCopies }: ImportData): Promise<void> {
  const others = new Set<string>();
  const take = (table: SyncedTableName, row: Row) => {
    const owner = exportedOwner(table, row);
    const isForeign = owner !== null && owner !== userId;
    if (isForeign && others.add(owner).size > mostOwners) throw new UnreadableExport('invalid_input', 'This is not an export.');
    if (!isForeign || !asCopies) files.add(table, row);
    else if (!notCopied.includes(table)) files.add(table, copiedRow(row, userId));
  };
  const reader = createExportReader(bounds, (table, row) => {
    if (isSyncedTable(table) && importedTables.includes(table)) take(table, row);
  });
  const report = (message: ImportReport) => port.postMessage(message);
  for (let known = 0; ;) {
    const arrival = once(port, 'message');
    report({ kind: 'next' });
    // Sent by `run-import.ts`.
    const [piece] = (await arrival) as [ImportPiece];
    if (piece === null) break;
    reader.write(piece);
    // As soon as it is seen: the rest of a long file need not be sent.
    if (!asCopies && others.size > known) await refuseForeign(sql, others);
    known = others.size;
  }
  reader.end();
}

async function importFrom(port: MessagePort, data: ImportData): Promise<ImportReport> {
  const { databaseUrl, userId } = data;
  const files = new RowFiles();
  const sql = connect(databaseUrl, 1);
  // Only one import of a user at a time, whichever servers get them. The lock ends with its connection.
  const holder = await sql.reserve();
  try {
    const [lock] = await holder<{ held: boolean }[]>`select pg_try_advisory_lock(hashtextextended(${`import ${userId}`}, 0)) as held`;
    if (lock?.held !== true) return { kind: 'refused', code: 'too_many_requests', message: 'An import is already running.' };
    await receive(port, files, holder, data);
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
  const report: ImportReport = await importFrom(port, dataSchema.parse(data));
  port.postMessage(report);
  port.close();
}
