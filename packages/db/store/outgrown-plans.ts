import type { PGliteInterface, Transaction } from '@electric-sql/pglite';

/** A plan made for empty tables may read each of them once for every row of another: with so many rows that still takes milliseconds. */
const mostRows = 200;

/** Rows written to a store since its plans were made. */
const writtenTo = new WeakMap<PGliteInterface, number>();

/**
 * Notes rows that a transaction writes. When there are many, later runs plan anew, for the sizes that the tables have by then: Postgres
 * keeps the plan of a prepared statement however much its tables grow. Costs each query that runs again its planning, once.
 */
export async function noteWrittenRows(store: PGliteInterface, tx: Transaction, rows: number): Promise<void> {
  const written = (writtenTo.get(store) ?? 0) + rows;
  writtenTo.set(store, written > mostRows ? 0 : written);
  // Within the transaction: its commit already starts live queries.
  if (written > mostRows) await tx.exec('discard plans');
}
