import type { CheckedMutation } from './check-mutation.ts';

type Member = Pick<CheckedMutation, 'id' | 'key' | 'values'> & {
  /** Position in the push, counted from 0. */
  readonly place: number;
};

/**
 * Mutations of one table that one statement may write: upserts, or updates, of the same columns of different rows. Deletes are
 * never grouped. This is the input of `apply_mutations` (migration 0004).
 */
export type MutationGroup = Omit<CheckedMutation, 'id' | 'key' | 'values'> & { readonly mutations: readonly Member[] };

type OpenGroup = { readonly group: MutationGroup; readonly members: Member[]; readonly signature: string; readonly keys: Set<string> };

function signatureOf({ table, op, values, team }: CheckedMutation): string {
  return `${op} ${table} ${team ?? ''} ${Object.keys(values).toSorted().join(' ')}`;
}

/**
 * Whether one table references the other: then their mutations must not be reordered. Of a decision about health data the rules of
 * other tables depend (migration 0048).
 */
function areRelated(one: MutationGroup, other: CheckedMutation): boolean {
  if (one.table === 'health_consents' || other.table === 'health_consents') return true;
  const refersTo = (parents: CheckedMutation['parents'], table: string) => Object.values(parents).some(([parent]) => parent === table);
  return one.table === other.table || refersTo(one.parents, other.table) || refersTo(other.parents, one.table);
}

/** The group that `mutation` can join without overtaking a mutation that it could depend on. */
function findGroup(groups: readonly OpenGroup[], mutation: CheckedMutation, signature: string): OpenGroup | undefined {
  if (mutation.op === 'delete') return undefined;
  for (const open of groups.toReversed()) {
    if (open.signature === signature && !open.keys.has(mutation.key)) return open;
    // Deleting a parent deletes children of children.
    if (open.group.op === 'delete' || areRelated(open.group, mutation)) return undefined;
  }
  return undefined;
}

/**
 * Groups a push. A device logs a set and its workout's progress in turn, so a mutation may overtake mutations of unrelated
 * tables; the outcome is the same as in the order of the push.
 * @returns groups in the order of application
 */
export function groupMutations(mutations: readonly CheckedMutation[]): MutationGroup[] {
  const groups: OpenGroup[] = [];
  for (const [place, mutation] of mutations.entries()) {
    const { id, key, values, ...common } = mutation;
    const signature = signatureOf(mutation);
    let open = findGroup(groups, mutation, signature);
    if (open === undefined) {
      const members: Member[] = [];
      open = { group: { ...common, mutations: members }, members, signature, keys: new Set() };
      groups.push(open);
    }
    open.members.push({ id, key, values, place });
    open.keys.add(key);
  }
  return groups.map(({ group }) => group);
}
