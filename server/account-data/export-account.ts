import { type AccountExport, exportVersion, ownTables } from '@anwurf/contract/account-data';
import type { Sql } from '../database/connection.ts';
import type { Account } from '../accounts/account.ts';

/** A table of the export; `column` names the row's owner, by user id or address. */
type ExportedTable = { readonly table: string; readonly column: string; readonly holds: 'id' | 'email'; readonly without: string[] };

const synced = ownTables.map(({ table, owner }): ExportedTable => ({ table, column: owner, holds: 'id', without: ['server_version'] }));

/** Data that only the server has, by account or by address. */
const central: readonly ExportedTable[] = [
  { table: 'payments', column: 'user_id', holds: 'id', without: [] },
  { table: 'checkouts', column: 'user_id', holds: 'id', without: ['token_hash'] },
  { table: 'login_sessions', column: 'user_id', holds: 'id', without: ['token_key'] },
  { table: 'second_factors', column: 'user_id', holds: 'id', without: ['sealed_secret', 'last_step'] },
  { table: 'recovery_codes', column: 'user_id', holds: 'id', without: ['code_hash'] },
  { table: 'passkeys', column: 'user_id', holds: 'id', without: ['credential_id', 'public_key'] },
  { table: 'support_messages', column: 'user_id', holds: 'id', without: [] },
  { table: 'user_marketing_profiles', column: 'user_id', holds: 'id', without: [] },
  { table: 'personal_records', column: 'user_id', holds: 'id', without: [] },
  // Their values contain links and codes.
  { table: 'mail_outbox', column: 'recipient', holds: 'email', without: ['template_values'] },
  { table: 'leads', column: 'email', holds: 'email', without: [] },
  { table: 'newsletter_requests', column: 'email', holds: 'email', without: ['token_hash'] },
  { table: 'newsletter_subscriptions', column: 'email', holds: 'email', without: [] },
  { table: 'handball_assessments', column: 'email', holds: 'email', without: [] },
];

/** Reads everything stored about an account, in one snapshot; no secrets and no hashes. */
export async function exportAccount(sql: Sql, { id, email }: Account): Promise<AccountExport> {
  const tables = await sql.begin('isolation level repeatable read read only', async (tx) => {
    const read: AccountExport['tables'] = {};
    for (const { table, column, holds, without } of [...synced, ...central]) {
      const rows = await tx<{ row: Record<string, unknown> }[]>`
        select to_jsonb(t) - ${without}::text[] as row from ${tx(table)} t where ${tx(column)} = ${holds === 'id' ? id : email}`;
      read[table] = rows.map(({ row }) => row);
    }
    return read;
  });
  return { product: 'anwurf', version: exportVersion, exportedAt: new Date().toISOString(), tables };
}
