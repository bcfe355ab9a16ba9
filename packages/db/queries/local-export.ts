import { type AccountExport, exportVersion, ownTables } from '@anwurf/contract/account-data';
import type { LocalDatabase } from '../client/local-database.ts';

/**
 * Reads all data of the user on this device, including unsynced rows, in the format of the account's import. Works offline.
 * @param now the export's time
 */
export async function readLocalExport(db: LocalDatabase, now: Date): Promise<AccountExport> {
  const tables: AccountExport['tables'] = {};
  for (const { table } of ownTables) {
    const { rows } = await db.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) - 'server_version' as row from ${table} t`);
    tables[table] = rows.map(({ row }) => row);
  }
  return { product: 'anwurf', version: exportVersion, exportedAt: now.toISOString(), tables };
}
