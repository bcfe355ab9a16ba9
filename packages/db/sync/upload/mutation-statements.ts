import { ownerColumn, syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import type { Statement } from '../../store/run-prepared.ts';
import { columnNames, overwrite, quote } from '../apply/row-sql.ts';
import { type NewMutation, streamOf } from './new-mutation.ts';

/** Consecutive mutations written by one statement: of one kind, of one owner, of the same columns, of different rows. */
type Run = readonly [NewMutation, ...NewMutation[]];

type OpenRun = { readonly members: [NewMutation, ...NewMutation[]]; readonly signature: string; readonly keys: Set<string> };

/** Columns that a mutation writes, in registry order. */
function columnsOf({ table: name, values }: Pick<NewMutation, 'table' | 'values'>): string[] {
  const table = syncedTable(name);
  const owner = ownerColumn(name);
  return columnNames(table).filter((column) => column === table.key || column === owner || Object.hasOwn(values, column));
}

function signatureOf(mutation: NewMutation): string {
  return [mutation.op, streamOf(mutation), ...columnsOf(mutation)].join(' ');
}

function divide(mutations: readonly NewMutation[]): Run[] {
  const runs: OpenRun[] = [];
  for (const mutation of mutations) {
    const [signature, last] = [signatureOf(mutation), runs.at(-1)];
    const joins = last?.signature === signature && !last.keys.has(mutation.key);
    if (joins) last.members.push(mutation);
    else runs.push({ members: [mutation], signature, keys: new Set() });
    runs.at(-1)?.keys.add(mutation.key);
  }
  return runs.map(({ members }) => members);
}

/**
 * Adds unknown mutations ($1) to the outbox, under the name of their stream, and keeps the base of their rows. Looks settled ones
 * up one by one: with `not exists` Postgres, which expects a hundred rows from any JSON, would read all of three months for a set.
 */
const noteMutations = (name: SyncedTableName, isOfTeam: boolean) => {
  const key = quote(syncedTable(name).key);
  // A parameter, so that all teams share one prepared statement.
  const stream = isOfTeam ? `'${name}@' || $3::text` : `'${name}'`;
  return `
    with added as (
      insert into outbox (id, table_name, key, op, "values", origin)
      select id, ${stream}, key, op, "values", case when not $2::boolean then (select id from origins order by seq desc limit 1) end
      from jsonb_to_recordset($1::jsonb) as given(place integer, id uuid, key uuid, op text, "values" jsonb)
      where (select settled.id from settled_mutations settled where settled.id = given.id) is null
      order by place
      on conflict (id) do nothing returning key, "values"),
    based as (
      insert into base_rows (table_name, key, row)
      select ${stream}, key, (select to_jsonb(source) from ${quote(name)} source where source.${key} = added.key) from added
      on conflict do nothing)`;
};

/** Upserts the visible rows of the added mutations: unnamed columns keep their value, or get their default in a new row. One that is made once stays as it is. */
function upsertAdded(name: SyncedTableName, columns: readonly string[]): string {
  const { key } = syncedTable(name);
  const owner = ownerColumn(name);
  const list = columns.map(quote).join(', ');
  const identity = [`'${key}', added.key`, ...(owner === null ? [] : [`'${owner}', $3::text`])].join(', ');
  return `
    insert into ${quote(name)} (${list}) select ${list}
    from added, jsonb_populate_record(null::${quote(name)}, added."values" || jsonb_build_object(${identity}))
    ${overwrite(syncedTable(name), syncedTable(name).writes.once === true ? [] : columns)}`;
}

/** Updates the columns that the added mutations name; does nothing where the row is missing. */
function updateAdded(name: SyncedTableName, columns: readonly string[]): string {
  const key = quote(syncedTable(name).key);
  if (columns.length === 0) return 'select from added';
  return `
    update ${quote(name)} target set ${columns.map((column) => `${quote(column)} = source.${quote(column)}`).join(', ')}
    from added, jsonb_populate_record(null::${quote(name)}, added."values") source where target.${key} = added.key`;
}

function effectOf({ table: name, op, values }: NewMutation): string {
  const { key } = syncedTable(name);
  switch (op) {
    case 'upsert':
      return upsertAdded(name, columnsOf({ table: name, values }));
    case 'update':
      return updateAdded(
        name,
        columnNames(syncedTable(name)).filter((column) => column !== key && Object.hasOwn(values, column)),
      );
    case 'delete':
      return `delete from ${quote(name)} target using added where target.${quote(key)} = added.key`;
  }
}

function statementOf(run: Run, userId: string, isReplay: boolean): Statement {
  const [first] = run;
  const given = [JSON.stringify(run.map((mutation, place) => ({ ...mutation, place }))), String(isReplay)];
  const { table, op, team } = first;
  const takesOwner = team !== undefined || (op === 'upsert' && ownerColumn(table) !== null);
  const sql = `${noteMutations(table, team !== undefined)} ${effectOf(first)}`;
  return { sql, params: takesOwner ? [...given, team ?? userId] : given };
}

/**
 * Statements that write mutations to the outbox and to the visible rows. Mutations already in the outbox or among the settled
 * ones change nothing.
 * @param isReplay they may have been pushed in an earlier opening of the store
 */
export function mutationStatements(mutations: readonly NewMutation[], userId: string, isReplay: boolean): Statement[] {
  return divide(mutations).map((run) => statementOf(run, userId, isReplay));
}
