import type { PGliteInterface } from '@electric-sql/pglite';
import { type BrokenRule, findBrokenRule } from '@anwurf/contract/sync/broken-rule';
import { syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { readUuidV7Time } from '@anwurf/domain/identity/uuid-v7';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { writeMutations } from '../sync/upload/outbox.ts';
import type { RefusedMutation } from '../sync/sync-state.ts';
import type { OutboxJournal } from './outbox-journal.ts';

/** Rules of the registry that the values break; often the reason why the store refused a mutation. */
function findBrokenRules(name: SyncedTableName, values: NewMutation['values']): BrokenRule[] {
  const { columns } = syncedTable(name);
  return Object.entries(values).flatMap(([column, value]) => {
    const rule = columns[column] && findBrokenRule(columns[column], value);
    return rule === undefined ? [] : [{ column, ...rule }];
  });
}

/**
 * Mutations that the journal has and the store refused, at a replay or at the write. They are shown among the refused changes:
 * only the user can decide whether to retry (after an update of the app, say) or to discard them.
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

  /** Adds mutations that the journal has and the store has just refused. */
  add(mutations: readonly NewMutation[]): void {
    for (const mutation of mutations) this.#unreplayable.set(mutation.id, mutation);
  }

  /** In the format of the sync state, oldest first. */
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
   * Tries to replay one; false when the id is not among them.
   * @throws when the store still refuses it; then it stays
   */
  async retry(id: string): Promise<boolean> {
    const known = this.#unreplayable.get(id);
    if (known === undefined) return false;
    await writeMutations(this.store, [known], this.userId, { isReplay: true });
    this.#unreplayable.delete(id);
    return true;
  }

  /** Discards one for good; false when the id is not among them. */
  async discard(id: string): Promise<boolean> {
    if (!this.#unreplayable.has(id)) return false;
    await this.journal.forget(new Set([id]));
    this.#unreplayable.delete(id);
    return true;
  }
}
