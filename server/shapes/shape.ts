import type { Column, ColumnType } from '@anwurf/contract/sync/column';
import { ownerColumn, syncedTable, type SyncedTableName, teamOwnerOf, type TeamTableName } from '@anwurf/contract/sync/registry';

/** Owner of rows for everybody, as in the log. */
const everyone = '00000000-0000-0000-0000-000000000000';

/** The part of one table that one user may read. Derived only from the registry, the access token and, for teams, the membership. */
export type Shape = {
  readonly table: SyncedTableName;
  /** The reading user. */
  readonly reader: string;
  /** Key of the shape's entries in the log: the id of the user or of the team, or the zero uuid. */
  readonly owner: string;
  /** Column with the owner; undefined: rows for everybody. */
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
  const { key, columns } = syncedTable(table);
  const schema = Object.entries(columns).map(([name, column]) => [name, describeColumn(column, name === key)]);
  const described = {
    table,
    ownerColumn: ownerColumn(table) ?? undefined,
    key,
    columns: Object.keys(columns),
    schemaHeader: JSON.stringify(Object.fromEntries(schema)),
  };
  tableShapes.set(table, described);
  return described;
}

/**
 * The shape of a table of users or of everybody for `userId`.
 * @throws Error for a table of teams, whose shape depends on a membership
 */
export function shapeOf(table: SyncedTableName, userId: string): Shape {
  if (teamOwnerOf(table) !== undefined) throw new Error(`${table} belongs to teams.`);
  const described = tableShapes.get(table) ?? describeTable(table);
  return { ...described, reader: userId, owner: described.ownerColumn === undefined ? everyone : userId };
}

/** The shape of a team's rows for a member whose role reads them, which the caller has checked. */
export function teamShapeOf(table: TeamTableName, team: string, userId: string): Shape {
  const described = tableShapes.get(table) ?? describeTable(table);
  return { ...described, reader: userId, owner: team };
}
