import type { PGliteInterface } from '@electric-sql/pglite';
import { maxMutationsPerPush, type Mutation, type MutationResult } from '@anwurf/contract/sync/mutation';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { pendingMutations, recordResults } from './outbox.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { WakeSignal } from '../wake-signal.ts';
import type { TransportOptions } from '../transport.ts';
import { Rejected } from '../transport-errors.ts';
import { pushMutations } from './push-requests.ts';

/** Callbacks of the uploader. */
export type UploaderEvents = {
  /** Answers for these streams have been recorded; their effect may be fetched. `isLong`: another batch is being pushed. */
  readonly onAnswers: (streams: readonly StreamName[], isLong: boolean) => Promise<void>;
  /** The outbox is empty. */
  readonly onRest: () => void;
  readonly onFailure: (error: unknown) => void;
};

/** Pushes the outbox, oldest first, one batch after the other; sleeps while it is empty. */
export class Uploader {
  readonly #wake = new WakeSignal();

  constructor(
    private readonly store: PGliteInterface,
    private readonly transport: TransportOptions,
    private readonly userId: string,
    private readonly events: UploaderEvents,
    private readonly mutationsPerPush = maxMutationsPerPush,
  ) {}

  /** Wakes the loop: there is something to push, or a retry makes sense. */
  wake(): void {
    this.#wake.wake();
  }

  /** Runs until `signal` aborts. */
  run(signal: AbortSignal): Promise<void> {
    const round = async (succeeded: () => void): Promise<void> => {
      const mutations = await pendingMutations(this.store, this.mutationsPerPush);
      if (mutations.length > 0) return this.#pushAll(mutations, signal, succeeded);
      succeeded();
      this.events.onRest();
      await this.#wake.wait(Infinity, signal);
    };
    return runUntilStopped(round, this.#wake, signal, this.events.onFailure);
  }

  /** Pushes these, and full batches that follow: the server works on one while the store records the answers to the one before. */
  async #pushAll(mutations: readonly Mutation[], signal: AbortSignal, succeeded: () => void): Promise<void> {
    let batch = mutations;
    let results = await this.#pushDividing(batch, signal);
    while (batch.length > 0) {
      const next = batch.length < this.mutationsPerPush ? [] : await pendingMutations(this.store, this.mutationsPerPush, batch);
      // Both end before either's failure counts: a push that went on alone would meet that of the next try.
      const [recorded, pushed] = await Promise.allSettled([this.#record(results, next.length > 0), this.#pushDividing(next, signal)]);
      if (recorded.status === 'rejected') throw recorded.reason;
      succeeded();
      if (pushed.status === 'rejected') throw pushed.reason;
      [batch, results] = [next, pushed.value];
    }
  }

  async #record(results: readonly MutationResult[], isLong: boolean): Promise<void> {
    await this.events.onAnswers(await recordResults(this.store, results, this.userId), isLong);
  }

  /**
   * Pushes; if the server refuses the request as a whole, pushes its halves, so that one unacceptable mutation cannot block the
   * others.
   */
  async #pushDividing(mutations: readonly Mutation[], signal: AbortSignal): Promise<readonly MutationResult[]> {
    if (mutations.length === 0) return [];
    try {
      return await pushMutations(this.transport, { user: this.userId, mutations }, signal);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      const [only] = mutations;
      if (mutations.length === 1 && only !== undefined) {
        return [{ id: only.id, status: 'refused', code: 'invalid_values', message: error.message }];
      }
      const middle = Math.ceil(mutations.length / 2);
      return [
        ...(await this.#pushDividing(mutations.slice(0, middle), signal)),
        ...(await this.#pushDividing(mutations.slice(middle), signal)),
      ];
    }
  }
}
