import type { SyncedRow, WritableColumn } from '@anwurf/contract/sync/change';
import type { SyncedTableName } from '@anwurf/contract/sync/registry';

/** The player's word for a column. A unit says by itself what is meant. */
export type ColumnWord = { readonly name: string; readonly unit?: string };

/**
 * The player's words for a table's rows and columns. `number` and `names` are columns that identify a row:
 * 'Satz 3, Kniebeuge'. A column of null is nothing that he knows of; what is wrong with it is said of the row. `conflict`: why a row may not fit
 * what is stored, where a rule of its own decides.
 */
export type TableWords<Table extends SyncedTableName> = {
  readonly row: string;
  readonly number?: keyof SyncedRow<Table>;
  readonly names?: readonly (keyof SyncedRow<Table>)[];
  readonly conflict?: string;
  readonly columns: { readonly [Name in WritableColumn<Table>]: ColumnWord | null };
};
