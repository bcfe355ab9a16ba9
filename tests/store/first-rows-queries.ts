import { queryMark } from '@anwurf/contract/first-rows';
import { isSyncedTable, ownerColumn, syncedTable, type SyncedTableName, teamOwnerOf } from '@anwurf/contract/sync/registry';
import { firstScreenQueries } from '@anwurf/db/queries/first-screen-queries';
import { type Relation, relationsRead, tablesRead } from '@anwurf/db/live/tables-read';
import type { PGlite } from '@electric-sql/pglite';

/** A query of a device as the server runs it. */
export interface CentralQuery {
  readonly tables: readonly SyncedTableName[];
  /** Of the device; the one after them is the reader's id. */
  readonly parameters: number;
  readonly sql: string;
}

interface DeviceRelation extends Relation {
  readonly kind: 'table' | 'view' | 'function';
}

/** The rows of a table that its reader may read, as the gatekeeper decides it for shapes. @param reader the parameter with the user's id */
function ownRows(table: SyncedTableName, reader: string): string {
  const [team, owner] = [teamOwnerOf(table), ownerColumn(table)];
  const columns = Object.keys(syncedTable(table).columns).map((name) => `"${name}"`);
  const all = `select ${columns.join(', ')} from public.${table}`;
  if (team === undefined) return owner === null ? all : `${all} where "${owner}" = ${reader}::uuid`;
  const roles = team.readers.map((role) => `'${role}'`).join(', ');
  return `${all} where "${team.team}" in (select team_id from public.memberships where user_id = ${reader}::uuid and role in (${roles}))`;
}

/**
 * A device's query for the central database: every table and view that it names is one that holds only the reader's rows, and so is
 * nothing else of the database within its reach: on its search path is only `pg_catalog`.
 * @throws Error when it reads a table that is not synced, or calls a function that reads one
 */
function centralQuery(query: string, parameters: number, relations: ReadonlyMap<string, DeviceRelation>): CentralQuery {
  const read = relationsRead(query, relations);
  const namesOf = (kind: DeviceRelation['kind']) => read.flatMap((relation) => (relation.kind === kind ? [relation.name] : []));
  const functions = namesOf('function');
  for (const { name, kind, definition } of read) {
    if (kind === 'table' && !isSyncedTable(name)) throw new Error(`Reads ${name}, which only a device has.`);
    if (kind === 'function' && tablesRead(definition ?? '', relations).size > 0)
      throw new Error(`Calls ${name}, which reads tables by itself.`);
  }
  const tables = namesOf('table').filter((name) => isSyncedTable(name));
  // A view that another one reads stands before it.
  const views = read.filter(({ kind }) => kind === 'view').toReversed();
  const named = functions.reduce((sql, name) => sql.replaceAll(new RegExp(`\\b${name}\\(`, 'g'), `public.${name}(`), query);
  const sources = [
    ...tables.map((table) => `${table} as not materialized (${ownRows(table, `$${parameters + 1}`)})`),
    ...views.map(({ name, definition }) => `${name} as not materialized (${definition?.replace(/;$/, '') ?? ''})`),
  ];
  const sql = `with ${sources.join(', ')} select * from (${named}) answer`.replaceAll(/\s+/g, ' ');
  return { tables: tables.toSorted(), parameters, sql };
}

/** The queries of the first screen as the server runs them, by their marks. @param device a store with the device's schema */
export async function centralQueries(device: PGlite): Promise<Readonly<Record<string, CentralQuery>>> {
  const { rows } = await device.query<DeviceRelation>(`
    select relname as name, case relkind when 'v' then 'view' else 'table' end as kind, case relkind when 'v' then pg_get_viewdef(oid) end as definition
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
    union all
    select proname, 'function', prosrc from pg_proc where pronamespace = 'public'::regnamespace`);
  const relations = new Map(rows.map((relation) => [relation.name, relation]));
  const entries = firstScreenQueries.map(
    async ({ sql, params }) => [await queryMark(sql), centralQuery(sql, params.length, relations)] as const,
  );
  return Object.fromEntries((await Promise.all(entries)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
