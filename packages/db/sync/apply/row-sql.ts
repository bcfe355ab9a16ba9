import type { SyncedTable } from '@anwurf/contract/sync/registry';
import type { TextRow } from './batch.ts';

/** Quotes an identifier of the registry. Registry names are ours, but quoting keeps reserved words (alter) legal. */
export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** Column names of a table in registry order. */
export function columnNames(table: SyncedTable): string[] {
  return Object.keys(table.columns);
}

/**
 * `from`-clause that turns a JSON array parameter of text values (as streams carry them) into typed rows.
 * jsonb is read as text and cast, because a JSON string would otherwise stay a JSON string.
 */
export function textRowset(table: SyncedTable, parameter: string, columns: readonly string[]): string {
  const typed = columns.map((name) => `${quote(name)} ${table.columns[name]?.type === 'jsonb' ? 'text' : table.columns[name]?.type}`);
  return `json_to_recordset(${parameter}::json) as incoming(${typed.join(', ')})`;
}

/** `select` list for {@link textRowset}. */
export function textRowsetColumns(table: SyncedTable, columns: readonly string[]): string {
  return columns
    .map((name) => (table.columns[name]?.type === 'jsonb' ? `incoming.${quote(name)}::jsonb` : `incoming.${quote(name)}`))
    .join(', ');
}

/** `on conflict … do update set` of all given columns. */
export function overwrite(table: SyncedTable, columns: readonly string[]): string {
  const others = columns.filter((name) => name !== table.key);
  const assignments = others.map((name) => `${quote(name)} = excluded.${quote(name)}`);
  return assignments.length === 0
    ? `on conflict (${quote(table.key)}) do nothing`
    : `on conflict (${quote(table.key)}) do update set ${assignments.join(', ')}`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const special = /[\\\t\n\r]/;
const specials = new RegExp(special, 'g');

function copyField(value: string | null | undefined): string {
  if (value === null || value === undefined) return '\\N';
  // Few fields have any: testing first is four times as fast.
  return special.test(value) ? value.replaceAll(specials, (found) => escapes[found] ?? found) : value;
}

/** Rows in COPY's text format, for {@link copyInto}. Missing columns are null. */
export function copyLines(rows: readonly TextRow[], columns: readonly string[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row) => `${columns.map((name) => copyField(row[name])).join('\t')}\n`);
  return new TextEncoder().encode(lines.join(''));
}

/** Wraps bytes in the part of the Blob interface that PGlite uses. A real Blob would send megabytes to the browser and back. */
export function asBlob(bytes: Uint8Array<ArrayBuffer>): Blob {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength;
  return { arrayBuffer: () => Promise.resolve(isWhole ? bytes.buffer : bytes.slice().buffer) } as Blob;
}

/** Statement that reads {@link copyLines} into a table; half the work of an `insert` from JSON. */
export function copyInto(table: string, columns: readonly string[]): string {
  return `copy ${quote(table)} (${columns.map(quote).join(', ')}) from '/dev/blob'`;
}

/**
 * The same for a table truncated in the same transaction: its rows need no visibility marks, which the first reader would
 * otherwise write on every page.
 */
export function copyIntoTruncated(table: string, columns: readonly string[]): string {
  return `${copyInto(table, columns)} with (freeze)`;
}
