import * as z from 'zod/mini';
import { ownPasswordSchema, secondFactorCodeSchema } from './credentials.ts';
import { syncedTable, type SyncedTableName, syncedTableNames } from './sync/registry.ts';

/** Most bytes of an export that is imported: a full account with what JSON adds. */
export const MOST_IMPORT_BYTES = 800_000_000;

/** Version of the export format. */
export const exportVersion = 1;

/** A row as stored in its table; the export names tables as the database does. */
const rowSchema = z.record(z.string(), z.unknown());

/**
 * Answer of `GET /api/account/export` and body of `POST /api/account/import` (both signed in): all data of one user, by table.
 * The import adds rows whose ids the account does not have yet, owned by the signed-in user, and changes no existing row.
 */
export const accountExportSchema = z.object({
  product: z.literal('anwurf'),
  version: z.literal(exportVersion),
  exportedAt: z.string(),
  tables: z.record(z.string(), z.array(rowSchema)),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/**
 * Query of `POST /api/account/import`. An export of another account that is still there fails with `export_foreign`; `copies` takes it
 * over with ids of its own, without consents, shared reports and open generations. Other failures of a file: `export_damaged`,
 * `export_newer`, `invalid_input` and `bad_request` (none of ours), `payload_too_large`.
 */
export const importQuerySchema = z.object({ as: z.optional(z.literal('copies')) });

const count = z.number().check(z.int());

/** Answer of the import: numbers of rows. */
export const importResponseSchema = z.object({ added: count, known: count, refused: count });
export type ImportResponse = z.infer<typeof importResponseSchema>;

/**
 * Body of `POST /api/account/delete` (signed in): removes the account and all its data. Fails with `invalid_credentials`; if the
 * account has a second factor, with `second_factor_required` or `code_invalid`.
 */
export const deleteAccountRequestSchema = z.object({ password: ownPasswordSchema, code: z.optional(secondFactorCodeSchema) });

/** The synced tables with a user's own data, and the column that names the owner; the others are the catalogue and bookkeeping. */
export const ownTables: readonly { readonly table: SyncedTableName; readonly owner: string }[] = syncedTableNames.flatMap((table) => {
  const { owner, writes } = syncedTable(table);
  const isBookkeeping = writes.insert.length === 0 && writes.update.length === 0;
  return typeof owner !== 'string' || isBookkeeping ? [] : [{ table, owner }];
});
