import type { Change } from '@anwurf/contract/sync/change';
import type { Mutation } from '@anwurf/contract/sync/mutation';
import type { SyncedTableName } from '@anwurf/contract/sync/registry';
import { newId } from '../../commands/new-id.ts';

/** A mutation to be written to the outbox. */
export type NewMutation = Mutation & { readonly table: SyncedTableName };

/** Makes the mutation of a change. Its id makes it idempotent: writing it twice changes nothing. */
export function newMutation(change: Change): NewMutation {
  const { table, op, key } = change;
  return { id: newId(), table, op, key, values: op === 'delete' ? {} : { ...change.values } };
}
