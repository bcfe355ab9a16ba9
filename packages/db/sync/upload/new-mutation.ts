import type { Change } from '@anwurf/contract/sync/change';
import type { Mutation } from '@anwurf/contract/sync/mutation';
import type { SyncedTableName } from '@anwurf/contract/sync/registry';
import { newId } from '../../commands/new-id.ts';

/** A mutation on its way into the outbox. */
export type NewMutation = Mutation & { readonly table: SyncedTableName };

/** Makes the mutation that carries a change. Its id makes it once: whoever hands it on twice changes nothing twice. */
export function newMutation(change: Change): NewMutation {
  const { table, op, key } = change;
  return { id: newId(), table, op, key, values: op === 'delete' ? {} : { ...change.values } };
}
