import type { Column, ColumnType } from '@anwurf/contract/sync/column';
import { syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';

/** Owner of rows for everybody, as in the log. */
const everyone = '00000000-0000-0000-0000-000000000000';

/** The part of one table that one user may read. Derived only from the registry and the access token. */
export type Shape = {
  readonly table: SyncedTableName;
  /** The reading user. */
  readonly reader: string;
  /** Key of the shape's entries in the log: the user's id, or the zero uuid. */
  readonly owner: string;
  readonly ownerColumn: string | undefined;
  readonly key: string;
  readonly columns: readonly string[];
  readonly schemaHeader: string;
};

const electricTypes: Record<ColumnType, { type: string; dims?: number }> = {
  uuid: { type: 'uuid' },
  text: { type: 'text' },
  'text[]': { type: 'text', dims: 1 },
  smallint: { type: 'int2' },
  integer: { type: 'int4' },
  bigint: { type: 'int8' },
  numeric: { type: 'numeric' },
  boolean: { type: 'bool' },
  timestamptz: { type: 'timestamptz' },
  date: { type: 'date' },
  jsonb: { type: 'jsonb' },
};

function describeColumn(column: Column, isKey: boolean): object {
  return {
    ...electricTypes[column.type],
    ...(column.isNullable ? {} : { not_null: true }),
    ...(isKey ? { pk_index: 0 } : {}),
  };
}

/** The part of a shape that is the same for all users. */
type TableShape = Omit<Shape, 'reader' | 'owner'>;

/** Made once per table: every request needs it. */
const tableShapes = new Map<SyncedTableName, TableShape>();

function describeTable(table: SyncedTableName): TableShape {
  const { key, owner, columns } = syncedTable(table);
  const schema = Object.entries(columns).map(([name, column]) => [name, describeColumn(column, name === key)]);
  const described = {
    table,
    ownerColumn: typeof owner === 'string' ? owner : undefined,
    key,
    columns: Object.keys(columns),
    schemaHeader: JSON.stringify(Object.fromEntries(schema)),
  };
  tableShapes.set(table, described);
  return described;
}

/** The shape of `table` for `userId`. */
export function shapeOf(table: SyncedTableName, userId: string): Shape {
  const described = tableShapes.get(table) ?? describeTable(table);
  return { ...described, reader: userId, owner: described.ownerColumn === undefined ? everyone : userId };
}
