import * as z from 'zod/mini';
import { ownPasswordSchema } from './credentials.ts';
import { syncedTable, type SyncedTableName, syncedTableNames } from './sync/registry.ts';

/** Version of the export's shape. */
export const exportVersion = 1;

/** A row as it lies in its table; every table of the export is named by its table. */
const rowSchema = z.record(z.string(), z.unknown());

/**
 * Answer of `GET /api/account/export` and body of `POST /api/account/import` (both signed in): everything of one user, by table. The import adds rows
 * whose ids the account does not have yet, as the signed-in user's, and changes none that are there.
 */
export const accountExportSchema = z.object({
  product: z.literal('anwurf'),
  version: z.literal(exportVersion),
  exportedAt: z.string(),
  tables: z.record(z.string(), z.array(rowSchema)),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

const count = z.number().check(z.int());

/** Answer of the import, in rows. */
export const importResponseSchema = z.object({ added: count, known: count, refused: count });
export type ImportResponse = z.infer<typeof importResponseSchema>;

/** Body of `POST /api/account/delete` (signed in): removes the account and everything in it. `invalid_credentials`: wrong password. */
export const deleteAccountRequestSchema = z.object({ password: ownPasswordSchema });

/** The synced tables that hold what is a user's own, with the column that says whose a row is; the others are the catalogue and bookkeeping. */
export const ownTables: readonly { readonly table: SyncedTableName; readonly owner: string }[] = syncedTableNames.flatMap((table) => {
  const { owner, writes } = syncedTable(table);
  const isBookkeeping = writes.insert.length === 0 && writes.update.length === 0;
  return typeof owner !== 'string' || isBookkeeping ? [] : [{ table, owner }];
});
