import type { PGliteInterface } from '@electric-sql/pglite';
import { readUuidV7Time } from '@anwurf/domain/identity/uuid-v7';
import { type NewMutation, writeMutations } from '../sync/outbox.ts';
import type { RefusedMutation } from '../sync/sync-state.ts';
import type { OutboxJournal } from './outbox-journal.ts';

/** A mutation that only the journal holds, because the store could not take it. */
export type StrandedMutation = { readonly mutation: NewMutation; readonly reason: string };

/**
 * What a replay could not bring back. It is shown among the refused changes: only its owner can decide whether to try
 * again (after an update of the app, say) or to give it up.
 */
export class StrandedMutations {
  readonly #stranded: Map<string, StrandedMutation>;

  constructor(
    private readonly store: PGliteInterface,
    private readonly journal: OutboxJournal,
    private readonly userId: string,
    stranded: readonly StrandedMutation[],
  ) {
    this.#stranded = new Map(stranded.map((one) => [one.mutation.id, one]));
  }

  /** As the state shows them, oldest first. */
  list(): RefusedMutation[] {
    return [...this.#stranded.values()].map(({ mutation: { id, table, key }, reason }) => ({
      mutationId: id,
      table,
      key,
      code: 'stranded',
      message: `Diese App-Version kann die Änderung nicht einordnen. Sie bleibt auf dem Gerät gespeichert. (${reason})`,
      at: new Date(readUuidV7Time(id)).toISOString(),
    }));
  }

  /**
   * Tries to bring one back; false when it is none of these.
   * @throws when the store still cannot take it; then it stays
   */
  async retry(id: string): Promise<boolean> {
    const known = this.#stranded.get(id);
    if (known === undefined) return false;
    await writeMutations(this.store, [known.mutation], this.userId);
    this.#stranded.delete(id);
    return true;
  }

  /** Gives one up, for good; false when it is none of these. */
  async discard(id: string): Promise<boolean> {
    if (!this.#stranded.has(id)) return false;
    await this.journal.forget(new Set([id]));
    this.#stranded.delete(id);
    return true;
  }
}
