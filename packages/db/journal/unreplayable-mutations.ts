import type { PGliteInterface } from '@electric-sql/pglite';
import { readUuidV7Time } from '@anwurf/domain/identity/uuid-v7';
import { type NewMutation, writeMutations } from '../sync/upload/outbox.ts';
import type { RefusedMutation } from '../sync/sync-state.ts';
import type { OutboxJournal } from './outbox-journal.ts';

/** A mutation that only the journal holds, because the store could not take it. */
export type UnreplayableMutation = { readonly mutation: NewMutation; readonly reason: string };

/**
 * What a replay could not bring back. It is shown among the refused changes: only its owner can decide whether to try
 * again (after an update of the app, say) or to give it up.
 */
export class UnreplayableMutations {
  readonly #unreplayable: Map<string, UnreplayableMutation>;

  constructor(
    private readonly store: PGliteInterface,
    private readonly journal: OutboxJournal,
    private readonly userId: string,
    unreplayable: readonly UnreplayableMutation[],
  ) {
    this.#unreplayable = new Map(unreplayable.map((one) => [one.mutation.id, one]));
  }

  /** As the state shows them, oldest first. */
  list(): RefusedMutation[] {
    return [...this.#unreplayable.values()].map(({ mutation: { id, table, key }, reason }) => ({
      mutationId: id,
      table,
      key,
      code: 'unreplayable',
      message: `Diese App-Version kann die Änderung nicht einordnen. Sie bleibt auf dem Gerät gespeichert. (${reason})`,
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
    await writeMutations(this.store, [known.mutation], this.userId);
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
