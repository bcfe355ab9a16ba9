import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AccountExport, exportVersion, ownTables } from '@anwurf/contract/account-data';
import type { Queryable, Sql } from '../database/connection.ts';
import type { Account } from '../accounts/account.ts';

/** A table of the export; `column` names the row's owner, by user id, by one of his memberships, or by address. */
type ExportedTable = {
  readonly table: string;
  readonly column: string;
  readonly holds: 'id' | 'membership' | 'email';
  readonly without: string[];
};

const synced = ownTables.map(({ table, owner }): ExportedTable => ({ table, column: owner, holds: 'id', without: ['server_version'] }));

/** Data that only the server has, by account or by address. */
const central: readonly ExportedTable[] = [
  { table: 'payments', column: 'user_id', holds: 'id', without: [] },
  { table: 'checkouts', column: 'user_id', holds: 'id', without: ['token_hash'] },
  { table: 'login_sessions', column: 'user_id', holds: 'id', without: ['token_key'] },
  { table: 'second_factors', column: 'user_id', holds: 'id', without: ['sealed_secret', 'last_step'] },
  { table: 'recovery_codes', column: 'user_id', holds: 'id', without: ['code_hash'] },
  { table: 'passkeys', column: 'user_id', holds: 'id', without: ['credential_id', 'public_key'] },
  { table: 'registration_agreements', column: 'user_id', holds: 'id', without: [] },
  { table: 'memberships', column: 'user_id', holds: 'id', without: ['server_version'] },
  { table: 'team_attendance', column: 'member_id', holds: 'membership', without: ['server_version'] },
  { table: 'assignments', column: 'user_id', holds: 'id', without: ['server_version'] },
  { table: 'team_test_values', column: 'member_id', holds: 'membership', without: ['server_version'] },
  { table: 'team_guests', column: 'member_id', holds: 'membership', without: ['server_version'] },
  { table: 'team_comments', column: 'author_id', holds: 'id', without: ['server_version'] },
  { table: 'parental_consents', column: 'user_id', holds: 'id', without: ['server_version'] },
  { table: 'parental_sharing', column: 'user_id', holds: 'id', without: ['server_version'] },
  { table: 'sharing_links', column: 'user_id', holds: 'id', without: ['token_hash'] },
  { table: 'parental_links', column: 'user_id', holds: 'id', without: ['token_hash'] },
  { table: 'calendar_feeds', column: 'user_id', holds: 'id', without: ['token_hash', 'content_hash'] },
  { table: 'push_subscriptions', column: 'user_id', holds: 'id', without: ['endpoint', 'p256dh', 'auth'] },
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

/** Rows that are read at a time: a few hundred kB. */
const rowsAtOnce = 100;

/** The rows of a table as JSON, a row a line, in pieces. */
async function* writeRows(tx: Queryable, { table, column, holds, without }: ExportedTable, { id, email }: Account): AsyncGenerator<string> {
  const batches = tx<{ row: string }[]>`
    select (to_jsonb(t) - ${without}::text[])::text as row
    from ${tx(table)} t where ${
      holds === 'membership'
        ? tx`${tx(column)} in (select id from memberships where user_id = ${id})`
        : tx`${tx(column)} = ${holds === 'id' ? id : email}`
    }`.cursor(rowsAtOnce);
  let separator = '\n';
  for await (const batch of batches) {
    for (const { row } of batch) {
      yield separator + row;
      separator = ',\n';
    }
  }
}

/** The text of an export, piece by piece. */
async function* writeExport(tx: Queryable, account: Account): AsyncGenerator<string> {
  const head: Omit<AccountExport, 'tables'> = { product: 'anwurf', version: exportVersion, exportedAt: new Date().toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  for (const [index, exported] of [...synced, ...central].entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(exported.table)}:[`;
    yield* writeRows(tx, exported, account);
    yield ']';
  }
  yield '}}\n';
}

/**
 * Reads everything stored about an account, in one snapshot, and writes it as an {@link AccountExport}; no secrets and no hashes.
 * It is read at the pace of Postgres, never at that of a slow client, and never held in memory as a whole.
 * @param to destroyed when the reading fails
 */
export async function exportAccount(sql: Sql, account: Account, to: Writable): Promise<void> {
  try {
    await sql.begin('isolation level repeatable read read only', (tx) => pipeline(writeExport(tx, account), to));
  } catch (error) {
    to.destroy();
    throw error;
  }
}
