import type { PGliteInterface } from '@electric-sql/pglite';
import { type BrokenRule, findBrokenRule } from '@anwurf/contract/sync/broken-rule';
import { syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { readUuidV7Time } from '@anwurf/domain/identity/uuid-v7';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { writeMutations } from '../sync/upload/outbox.ts';
import type { RefusedMutation } from '../sync/sync-state.ts';
import type { OutboxJournal } from './outbox-journal.ts';

/** What the registry knows to be wrong; often that is why the store could not take a mutation. */
function findBrokenRules(name: SyncedTableName, values: NewMutation['values']): BrokenRule[] {
  const { columns } = syncedTable(name);
  return Object.entries(values).flatMap(([column, value]) => {
    const rule = columns[column] && findBrokenRule(columns[column], value);
    return rule === undefined ? [] : [{ column, ...rule }];
  });
}

/**
 * What the journal has and the store did not take, at a replay or when it was written. It is shown among the refused changes: only its
 * owner can decide whether to try again (after an update of the app, say) or to give it up.
 */
export class UnreplayableMutations {
  readonly #unreplayable: Map<string, NewMutation>;

  constructor(
    private readonly store: PGliteInterface,
    private readonly journal: OutboxJournal,
    private readonly userId: string,
    unreplayable: readonly NewMutation[],
  ) {
    this.#unreplayable = new Map(unreplayable.map((mutation) => [mutation.id, mutation]));
  }

  /** Adds what the journal has and the store has just refused. */
  add(mutations: readonly NewMutation[]): void {
    for (const mutation of mutations) this.#unreplayable.set(mutation.id, mutation);
  }

  /** As the state shows them, oldest first. */
  list(): RefusedMutation[] {
    return [...this.#unreplayable.values()].map(({ id, table, op, key, values }) => ({
      mutationId: id,
      table,
      op,
      key,
      values,
      row: values,
      code: 'unreplayable',
      rules: findBrokenRules(table, values),
      at: new Date(readUuidV7Time(id)).toISOString(),
    }));
  }

  /**
   * Tries to bring one back; false when it is none of these.
   * @throws when the store still cannot take it; then it stays
   */
  async retry(id: string): Promise<boolean> {
    const known = this.#unreplayable.get(id);
    if (known === undefined) return false;
    await writeMutations(this.store, [known], this.userId, { isReplay: true });
    this.#unreplayable.delete(id);
    return true;
  }

  /** Gives one up, for good; false when it is none of these. */
  async discard(id: string): Promise<boolean> {
    if (!this.#unreplayable.has(id)) return false;
    await this.journal.forget(new Set([id]));
    this.#unreplayable.delete(id);
    return true;
  }
}
