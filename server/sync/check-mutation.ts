import type { Mutation, MutationResult } from '@anwurf/contract/sync/mutation';
import { isSyncedTable, syncedTable, type SyncedTable } from '@anwurf/contract/sync/registry';

/** A mutation that the registry allows, as `apply_mutations` (migration 0004) takes it. */
export type CheckedMutation = {
  readonly id: string;
  readonly table: string;
  readonly op: Mutation['op'];
  readonly key: string;
  readonly values: Mutation['values'];
  readonly owner_column: string;
  readonly key_column: string;
  /** The given columns that may change when the row exists; the others are written once, with the row. */
  readonly update_columns: readonly string[];
  /** Child column → parent's table, key column and owner column. */
  readonly parents: Readonly<Record<string, readonly [string, string, string]>>;
};

type Refusal = Extract<MutationResult, { status: 'refused' }>;

function refuse(id: string, code: Refusal['code'], message: string, fields?: Record<string, string>): Refusal {
  return { id, status: 'refused', code, message, ...(fields === undefined ? {} : { fields }) };
}

// Postgres stores neither NUL nor half a surrogate pair.
const unstorable = /[\0\p{Surrogate}]/u;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => !unstorable.test(name) && isStorable(inner));
}

function allowedColumns({ writes }: SyncedTable, op: Mutation['op']): readonly string[] {
  if (op === 'upsert') return writes.insert;
  return op === 'update' ? writes.update : [];
}

function isAllowed({ writes }: SyncedTable, op: Mutation['op']): boolean {
  if (op === 'upsert') return writes.insert.length > 0;
  return op === 'update' ? writes.update.length > 0 : writes.delete;
}

function findWrongFields(table: SyncedTable, { key, values }: Mutation, allowed: readonly string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const column = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
    // The key may always be repeated; it names the row and never changes.
    if (name === table.key) {
      if (value !== key) fields[name] = 'ist nicht der Schlüssel der Zeile';
    } else if (column === undefined || !allowed.includes(name)) {
      fields[name.slice(0, 80)] = 'darf nicht geschrieben werden';
    } else {
      const parsed = column.value.safeParse(value);
      if (!parsed.success) fields[name] = parsed.error.issues[0]?.message ?? 'ist ungültig';
      else if (!isStorable(value)) fields[name] = 'enthält Zeichen, die sich nicht speichern lassen';
    }
  }
  return fields;
}

/**
 * Checks one mutation against the registry: table, operation, columns, values. Whose rows it touches is
 * checked by the database, in the transaction that writes.
 * @param userId the signed-in user, to whom the row is bound
 * @param columns that may be given, when they are others than a device may write: an import brings whole rows
 */
export function checkMutation(mutation: Mutation, userId: string, columns?: readonly string[]): CheckedMutation | Refusal {
  const { id, op } = mutation;
  if (!isSyncedTable(mutation.table)) return refuse(id, 'unknown_table', 'Diese Tabelle gibt es nicht.');
  const table = syncedTable(mutation.table);
  if (typeof table.owner !== 'string' || !isAllowed(table, op)) {
    return refuse(id, 'forbidden', 'Diese Änderung ist nicht erlaubt.');
  }
  const key = mutation.key.toLowerCase();
  const values = op === 'delete' ? {} : { ...mutation.values };
  const fields = findWrongFields(table, { ...mutation, values }, columns ?? allowedColumns(table, op));
  if (Object.keys(fields).length > 0) return refuse(id, 'invalid_values', 'Einige Werte stimmen nicht.', fields);
  // Tables with one row a user: the row is the user.
  if (table.key === table.owner && key !== userId) return refuse(id, 'forbidden', 'Diese Zeile gehört dir nicht.');

  if (op === 'upsert') values[table.key] = key;
  return {
    id,
    table: mutation.table,
    op,
    key,
    values,
    owner_column: table.owner,
    key_column: table.key,
    update_columns: Object.keys(values).filter((name) => table.writes.update.includes(name)),
    parents: Object.fromEntries(
      Object.entries(table.parents).flatMap(([column, name]) => {
        const parent = isSyncedTable(name) ? syncedTable(name) : undefined;
        return typeof parent?.owner === 'string' ? [[column, [name, parent.key, parent.owner] as const]] : [];
      }),
    ),
  };
}
