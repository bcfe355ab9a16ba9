import type { Column } from './column.ts';
import type { syncedTables, SyncedTableName, TeamTableName } from './registry.ts';

type Tables = typeof syncedTables;
type Columns<Table extends SyncedTableName> = Tables[Table]['columns'];
type ValueOf<One> = One extends Column<infer Value> ? Value : never;
type Writes<Table extends SyncedTableName> = Tables[Table]['writes'];

/** A row of a synced table in JSON: days and instants as ISO 8601 text. */
export type SyncedRow<Table extends SyncedTableName> = { readonly [Name in keyof Columns<Table>]: ValueOf<Columns<Table>[Name]> };

/** Columns that a device may send with a new row; the key names the row and is not among them. */
type InsertColumn<Table extends SyncedTableName> = Exclude<Writes<Table>['insert'][number], Tables[Table]['key']> & keyof Columns<Table>;
/** Columns that a device may change in an existing row. */
type UpdateColumn<Table extends SyncedTableName> = Writes<Table>['update'][number] & keyof Columns<Table>;

/** All columns that a device may write. */
export type WritableColumn<Table extends SyncedTableName> = InsertColumn<Table> | UpdateColumn<Table>;

/** Tables that a device may write to. */
export type WritableTableName = { [Table in SyncedTableName]: [WritableColumn<Table>] extends [never] ? never : Table }[SyncedTableName];

/** Columns that a new row requires. */
type RequiredColumn<Table extends SyncedTableName> = {
  [Name in InsertColumn<Table>]: null extends SyncedRow<Table>[Name]
    ? never
    : Columns<Table>[Name] extends { readonly hasDefault: true }
      ? never
      : Name;
}[InsertColumn<Table>];

type InsertValues<Table extends SyncedTableName> = Pick<SyncedRow<Table>, RequiredColumn<Table>> &
  Partial<Pick<SyncedRow<Table>, Exclude<InsertColumn<Table>, RequiredColumn<Table>>>>;

type Upsert<Table extends SyncedTableName> = [InsertColumn<Table>] extends [never]
  ? never
  : { readonly table: Table; readonly op: 'upsert'; readonly key: string; readonly values: InsertValues<Table> };
type Update<Table extends SyncedTableName> = [UpdateColumn<Table>] extends [never]
  ? never
  : {
      readonly table: Table;
      readonly op: 'update';
      readonly key: string;
      readonly values: Partial<Pick<SyncedRow<Table>, UpdateColumn<Table>>>;
    };
type Delete<Table extends SyncedTableName> = Writes<Table>['delete'] extends true
  ? { readonly table: Table; readonly op: 'delete'; readonly key: string }
  : never;

/** A row of a team names its team, which is sent instead of the owner column. */
type OfTeam<Table extends SyncedTableName> = Table extends TeamTableName ? { readonly team: string } : unknown;

/**
 * One change of one row that a device may make, with the database's column names; the store adds the owner column.
 * - `upsert` writes the row whether or not it exists, and so carries all required columns: another device may have deleted the
 * row meanwhile. On an existing row, insert-only columns keep their value, and all do in a table marked `once`.
 * - `update` changes the named columns of an existing row, and is refused when the row is gone.
 * - `delete` removes the row; for a missing row it succeeds.
 */
export type Change<Table extends SyncedTableName = SyncedTableName> = {
  [Name in Table]: (Upsert<Name> | Update<Name> | Delete<Name>) & OfTeam<Name>;
}[Table];
