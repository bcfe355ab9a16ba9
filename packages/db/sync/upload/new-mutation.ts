import type { Change } from '@anwurf/contract/sync/change';
import type { Mutation } from '@anwurf/contract/sync/mutation';
import type { SyncedTableName } from '@anwurf/contract/sync/registry';
import { isStreamName, type StreamName } from '@anwurf/contract/sync/stream-name';
import { newId } from '../../commands/new-id.ts';

/** A mutation to be written to the outbox. */
export type NewMutation = Mutation & { readonly table: SyncedTableName };

/** Makes the mutation of a change. Its id makes it idempotent: writing it twice changes nothing. */
export function newMutation(change: Change): NewMutation {
  const { table, op, key } = change;
  const mutation = { id: newId(), table, op, key, values: op === 'delete' ? {} : { ...change.values } };
  return 'team' in change ? { ...mutation, team: change.team } : mutation;
}

/**
 * The stream that brings a mutation's effect back; the outbox is kept by its name.
 * @throws when the mutation of a team's row names no team, or another one names a team
 */
export function streamOf({ table, team }: Pick<NewMutation, 'table' | 'team'>): StreamName {
  const name = team === undefined ? table : `${table}@${team}`;
  if (!isStreamName(name)) throw new Error(`${name} is no stream.`);
  return name;
}
