import type { Transaction } from '@electric-sql/pglite';
import { ownerColumn, syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { tableOfStream, teamOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';
import type { TextRow } from './batch.ts';
import { type CopiedRows, rowCount } from './copied-rows.ts';
import { asBlob, columnNames, copyIntoTruncated, copyInto, copyLines, quote } from './row-sql.ts';

/** Fewer rows are not worth new files, nor rebuilding indexes. */
const leastBulkRows = 1000;

async function isEmpty(tx: Transaction, name: SyncedTableName): Promise<boolean> {
  const found = await tx.query<{ empty: boolean }>(`select not exists (select from ${quote(name)}) as empty`);
  return found.rows[0]?.empty === true;
}

/** Builds indexes over all rows at once: row by row they are a third of the work, mostly the indexes of random keys. */
async function fillEmpty(
  tx: Transaction,
  name: SyncedTableName,
  lines: Uint8Array<ArrayBuffer>,
  columns: readonly string[],
): Promise<void> {
  const { rows: indexes } = await tx.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
            format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make
       from pg_constraint c where c.conrelid = $1::regclass and c.contype in ('p', 'u')
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
       from pg_index i where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [quote(name)],
  );
  for (const index of indexes) await tx.query(index.drop);
  // Truncated again: Postgres then writes the new rows only into the table, not into its log as well.
  await tx.query(`truncate ${quote(name)}`);
  await tx.query(copyIntoTruncated(name, columns), [], { blob: asBlob(lines) });
  for (const index of indexes) await tx.query(index.make);
}

async function hasRowsOf(tx: Transaction, name: SyncedTableName, team: string): Promise<boolean> {
  const owner = quote(ownerColumn(name) ?? '');
  const { rows } = await tx.query(`select from ${quote(name)} where ${owner} = $1 limit 1`, [team]);
  return rows.length > 0;
}

/** Adds rows to those of other teams. @returns whether it could: not when a key is there already, or a row breaks a rule */
async function addByCopy(tx: Transaction, name: SyncedTableName, { columns, lines }: CopiedRows): Promise<boolean> {
  await tx.exec('savepoint before_copy');
  try {
    await tx.query(copyInto(name, columns), [], { blob: asBlob(lines) });
  } catch {
    await tx.exec('rollback to savepoint before_copy');
    return false;
  }
  await tx.exec('release savepoint before_copy');
  return true;
}

/** Whether rows have exactly the columns of a table, in their order. */
export function isOfRegistry(name: SyncedTableName, { columns: found }: CopiedRows): boolean {
  const columns = columnNames(syncedTable(name));
  return found.length === columns.length && columns.every((column, index) => column === found[index]);
}

/**
 * Makes Postgres read rows of exactly a table's columns into it, which is empty.
 * @param isBulk whether its indexes are built over all of them at once
 */
export async function copyIntoEmpty(
  tx: Transaction,
  name: SyncedTableName,
  { columns, lines }: CopiedRows,
  isBulk: boolean,
): Promise<void> {
  if (isBulk) await fillEmpty(tx, name, lines, columns);
  else await tx.query(copyInto(name, columns), [], { blob: asBlob(lines) });
}

/**
 * Makes Postgres read a snapshot's rows unchanged.
 * @returns whether it could: only with exactly these columns, into a table that is empty, or has no rows of the stream's team
 */
export async function fillByCopy(tx: Transaction, name: StreamName, rows: CopiedRows): Promise<boolean> {
  const table = tableOfStream(name);
  const team = teamOfStream(name);
  if (!isOfRegistry(table, rows)) return false;
  const count = rowCount(rows);
  if (count === 0) return true;
  if (await isEmpty(tx, table)) {
    await copyIntoEmpty(tx, table, rows, count >= leastBulkRows);
    return true;
  }
  return team !== null && !(await hasRowsOf(tx, table, team)) && (await addByCopy(tx, table, rows));
}

/** Fills a table with many rows, from any format. @returns whether it did: only an empty one */
export async function fillByRows(tx: Transaction, name: SyncedTableName, rows: readonly TextRow[]): Promise<boolean> {
  if (rows.length < leastBulkRows || !(await isEmpty(tx, name))) return false;
  const columns = columnNames(syncedTable(name));
  await fillEmpty(tx, name, copyLines(rows, columns), columns);
  return true;
}
