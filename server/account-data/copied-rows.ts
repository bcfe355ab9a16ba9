import { createHash } from 'node:crypto';
import { syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { isUuid } from '@anwurf/domain/identity/uuid';
import type { Row } from './import-account.ts';

/**
 * Tables that copies leave out: consents are given by a person for one account, a report's row is a public page, and a generation is
 * the server's work.
 */
export const notCopied: readonly SyncedTableName[] = ['health_consents', 'training_reports', 'trainingsplan_generierung'];

/** The user who owned a row when it was exported; null: the row names none. */
export function exportedOwner(table: SyncedTableName, row: Row): string | null {
  const { owner } = syncedTable(table);
  const named = typeof owner === 'string' ? row[owner] : null;
  return isUuid(named) ? named.toLowerCase() : null;
}

/** The id of the copy that an account has of a row: always the same one, so that copies are made once. A version 8 UUID (RFC 9562). */
function copiedId(userId: string, id: string): string {
  const hex = createHash('sha256').update(`${userId} ${id.toLowerCase()}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function withCopiedIds(value: unknown, userId: string): unknown {
  if (isUuid(value)) return copiedId(userId, value);
  if (Array.isArray(value)) return value.map((one) => withCopiedIds(one, userId));
  if (typeof value !== 'object' || value === null) return value;
  return copiedRow(value as Row, userId);
}

/** The row as an account's copy: with ids of its own wherever it names one, so that copies refer to copies. */
export function copiedRow(row: Row, userId: string): Row {
  const copied = (name: string) => (isUuid(name) ? copiedId(userId, name) : name);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [copied(name), withCopiedIds(value, userId)]));
}
