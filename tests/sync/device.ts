import type { PGlite } from '@electric-sql/pglite';
import type { Change } from '@anwurf/contract/sync/change';
import { inTime } from '@anwurf/db/store/in-time';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { FirstAnswers } from '@anwurf/db/sync/download/first-answers';
import { SyncEngine } from '@anwurf/db/sync/engine';
import { beginOrigin, findFinishedOrigins } from '@anwurf/db/sync/upload/origins';
import { newMutation } from '@anwurf/db/sync/upload/new-mutation';
import { writeMutations } from '@anwurf/db/sync/upload/outbox';
import type { SyncState } from '@anwurf/db/sync/sync-state';
import type { TransportOptions } from '@anwurf/db/sync/transport';
import type { TestUser } from '../server/fixture.ts';

/** A user's device without an interface: the real store, the real engine, Node instead of a browser. */
export class Device {
  #engine: SyncEngine;
  #watchers = new Set<() => void>();

  private constructor(
    readonly store: PGlite,
    private readonly baseUrl: string,
    readonly user: TestUser,
    private readonly mutationsPerPush?: number,
  ) {
    const firstAnswers = new FirstAnswers(this.#transport);
    firstAnswers.begin(Promise.resolve());
    this.#engine = this.#newEngine(firstAnswers);
  }

  /** A device with an empty store that starts to synchronise. */
  static async open(baseUrl: string, user: TestUser, mutationsPerPush?: number): Promise<Device> {
    const device = new Device(await openNodeStore(), baseUrl, user, mutationsPerPush);
    await beginOrigin(device.store);
    await device.#engine.start();
    return device;
  }

  get state(): SyncState {
    return this.#engine.state();
  }

  /** Writes what the app writes; returning is the acknowledgement. There is no journal here, so it comes when the store has it. */
  async write(...changes: Change[]): Promise<void> {
    await writeMutations(this.store, changes.map(newMutation), this.user.id);
    this.#engine.wrote();
  }

  now(): void {
    this.#engine.now();
  }

  /** Sync ends at once, wherever it is, and starts anew: the tab was closed and opened. */
  async restart(): Promise<void> {
    await this.#inTime('the engine ends', this.#engine.close());
    this.#engine = this.#newEngine();
    await this.#engine.start();
  }

  discard(mutationId: string): Promise<void> {
    return this.#engine.discard(mutationId);
  }

  /** Sync ends, as with a closed browser; the device can still be written to. */
  sleep(): Promise<void> {
    return this.#inTime('the engine ends', this.#engine.close());
  }

  /** Sync begins again after {@link sleep}. */
  async wakeUp(): Promise<void> {
    this.#engine = this.#newEngine();
    await this.#engine.start();
  }

  /** The store is opened anew, as after the browser was closed. */
  async reopen(): Promise<void> {
    await this.#inTime('the engine ends', this.#engine.close());
    await beginOrigin(this.store);
    this.#engine = this.#newEngine();
    await this.#engine.start(await findFinishedOrigins(this.store));
  }

  async close(): Promise<void> {
    await this.#inTime('the engine ends', this.#engine.close());
    await this.#inTime('the store closes', this.store.close());
  }

  /** @throws what was waited for, and how it stood, instead of a test that runs into its limit and says nothing */
  #inTime<Result>(what: string, work: Promise<Result>, limitMs = 30_000): Promise<Result> {
    return inTime(work, limitMs, () => new Error(`no answer within ${limitMs} ms: ${what}, ${JSON.stringify(this.state)}`));
  }

  /** Resolves when `condition` holds after a change of state. */
  async until(what: string, condition: () => Promise<boolean> | boolean, timeoutMs = 60_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    const holds = async () => condition();
    while (!(await this.#inTime(what, holds(), timeoutMs))) {
      if (Date.now() > deadline) {
        const details = JSON.stringify({ state: this.state, outbox: await this.#inTime('its outbox', this.#outbox()) });
        throw new Error(`${what} not within ${timeoutMs} ms: ${details}`);
      }
      await new Promise<void>((resolve) => {
        const done = (): void => {
          this.#watchers.delete(done);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(done, 250);
        this.#watchers.add(done);
      });
    }
  }

  /** Number of mutations that are not settled. */
  async outboxSize(): Promise<number> {
    return (await this.store.query<{ n: number }>('select count(*)::int as n from outbox')).rows[0]?.n ?? -1;
  }

  /** Pending waits, with their conditions. */
  async #outbox(): Promise<unknown[]> {
    const waiting = await this.store.query(
      `select outbox.*, base_rows.row as base, streams.snapshot, streams."offset", streams.last_txid
         from outbox left join base_rows using (table_name, key) left join streams using (table_name) order by seq`,
    );
    return waiting.rows;
  }

  get #transport(): TransportOptions {
    return {
      baseUrl: this.baseUrl,
      // Tests replace it while a device runs.
      fetch: (input, init) => fetch(input, init),
      accessToken: () => Promise.resolve(this.user.token),
      requestTimeoutMs: 5000,
    };
  }

  /** @param firstAnswers of a new device */
  #newEngine(firstAnswers?: FirstAnswers): SyncEngine {
    return new SyncEngine({
      ...this.#transport,
      ...(firstAnswers !== undefined && { firstAnswers }),
      store: this.store,
      storeKind: 'node',
      userId: this.user.id,
      mutationsPerPush: this.mutationsPerPush,
      onState: () => {
        for (const watcher of this.#watchers) watcher();
      },
    });
  }
}
