import { type BrokenRule, findBrokenRule } from '@anwurf/contract/sync/broken-rule';
import { toStoredValue } from '@anwurf/contract/sync/column';
import type { JsonValue } from '@anwurf/contract/sync/json-value';
import type { Mutation, MutationResult, RefusalCode } from '@anwurf/contract/sync/mutation';
import { isSyncedTable, ownerColumn, syncedTable, type SyncedTable, type TeamOwner, teamOwnerOf } from '@anwurf/contract/sync/registry';

/** A permitted mutation, in the format of `apply_mutations` (migration 0004). */
export type CheckedMutation = {
  readonly id: string;
  readonly table: string;
  readonly op: Mutation['op'];
  readonly key: string;
  readonly values: Mutation['values'];
  readonly owner_column: string;
  readonly key_column: string;
  /** Given columns that may change in an existing row; the others are written only at insert. */
  readonly update_columns: readonly string[];
  /** Child column → parent's table, key column and owner column. */
  readonly parents: Readonly<Record<string, readonly [string, string, string]>>;
  /** The team that owns the row, and the roles that may write it; absent: the user owns it. */
  readonly team?: string;
  readonly writers?: readonly string[];
};

type Refusal = Extract<MutationResult, { status: 'refused' }>;

/** Builds the answer for a refused mutation. @param detail for logs; devices of earlier releases require it */
export function refuse(id: string, code: RefusalCode, rules: readonly BrokenRule[] = [], detail: string = code): Refusal {
  return { id, status: 'refused', code, message: detail, ...(rules.length === 0 ? {} : { rules: [...rules] }) };
}

function allowedColumns({ writes }: SyncedTable, op: Mutation['op']): readonly string[] {
  if (op === 'upsert') return writes.insert;
  return op === 'update' ? writes.update : [];
}

function isAllowed({ writes }: SyncedTable, op: Mutation['op']): boolean {
  if (op === 'upsert') return writes.insert.length > 0;
  return op === 'update' ? writes.update.length > 0 : writes.delete;
}

function findRule(
  table: SyncedTable,
  { key, values }: Mutation,
  name: string,
  allowed: readonly string[],
): Omit<BrokenRule, 'column'> | undefined {
  const column = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
  // The key may always be repeated; it names the row and never changes.
  if (name === table.key) return values[name] === key ? undefined : { kind: 'not_the_key' };
  if (column === undefined || !allowed.includes(name)) return { kind: 'not_writable' };
  return findBrokenRule(column, values[name]);
}

function findBrokenRules(table: SyncedTable, mutation: Mutation, allowed: readonly string[]): BrokenRule[] {
  return Object.keys(mutation.values).flatMap((name) => {
    const rule = findRule(table, mutation, name, allowed);
    return rule === undefined ? [] : [{ column: name, ...rule }];
  });
}

function storedValues({ columns }: SyncedTable, values: Mutation['values']): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
      return [name, column === undefined ? value : toStoredValue(column, value)];
    }),
  );
}

/** Where a row belongs, in the format of `apply_mutations`. @returns undefined when nobody may write it in this way */
function findOwnership(
  table: SyncedTable,
  ofTeam: TeamOwner | undefined,
  { key, team }: Mutation,
  userId: string,
): Pick<CheckedMutation, 'owner_column' | 'team' | 'writers'> | undefined {
  if (typeof table.owner === 'string') {
    // In tables with one row a user the key is the user.
    const isOwn = team === undefined && (table.key !== table.owner || key.toLowerCase() === userId);
    return isOwn ? { owner_column: table.owner } : undefined;
  }
  if (ofTeam === undefined || team === undefined || ofTeam.writers.length === 0) return undefined;
  if (table.key === ofTeam.team && key.toLowerCase() !== team.toLowerCase()) return undefined;
  return { owner_column: ofTeam.team, team: team.toLowerCase(), writers: ofTeam.writers };
}

/**
 * Checks one mutation against the registry: table, operation, columns, values. The database checks the row's owner, in the
 * writing transaction, and of a team's row the user's role.
 * @param userId the signed-in user, to whom the row is bound
 * @param columns permitted columns, when they differ from a device's: an import brings whole rows
 */
export function checkMutation(mutation: Mutation, userId: string, columns?: readonly string[]): CheckedMutation | Refusal {
  const { id, op } = mutation;
  if (!isSyncedTable(mutation.table)) return refuse(id, 'unknown_table');
  const table = syncedTable(mutation.table);
  const ownership = findOwnership(table, teamOwnerOf(mutation.table), mutation, userId);
  if (ownership === undefined || !isAllowed(table, op)) return refuse(id, 'forbidden');
  const key = mutation.key.toLowerCase();
  const values = op === 'delete' ? {} : storedValues(table, mutation.values);
  const rules = findBrokenRules(table, { ...mutation, values }, columns ?? allowedColumns(table, op));
  if (rules.length > 0) return refuse(id, 'invalid_values', rules);
  if (op === 'upsert') values[table.key] = key;
  return {
    id,
    table: mutation.table,
    op,
    key,
    values,
    ...ownership,
    key_column: table.key,
    update_columns:
      op === 'upsert' && table.writes.once === true ? [] : Object.keys(values).filter((name) => table.writes.update.includes(name)),
    parents: Object.fromEntries(
      Object.entries(table.parents).flatMap(([column, name]) => {
        const owner = isSyncedTable(name) ? ownerColumn(name) : null;
        return isSyncedTable(name) && owner !== null ? [[column, [name, syncedTable(name).key, owner] as const]] : [];
      }),
    ),
  };
}
