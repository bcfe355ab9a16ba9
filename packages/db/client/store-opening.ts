import { LeaseChannel } from '../worker/lease-channel.ts';
import type { StorePreference, TabMessage } from '../worker/messages.ts';
import type { DatabaseWorker } from './database-worker.ts';

export type StoreOpeningOptions = {
  readonly userId: string;
  /** Origin of the server without a trailing slash; empty: the page's origin. */
  readonly baseUrl?: string;
  /** Current access token; `renew` requests a fresh one. Null: signed out. Rejects while the server is unreachable. */
  readonly accessToken: (renew: boolean) => Promise<string | null>;
  readonly store?: StorePreference;
  readonly worker: DatabaseWorker;
};

/** A page's openings of the store: each wake of the page begins another, with a new worker. */
export class StoreOpening {
  /** Number of workers so far. */
  #count = 0;
  #isHolder = false;
  #lease: LeaseChannel | undefined;

  constructor(
    private readonly options: StoreOpeningOptions,
    private readonly post: (message: TabMessage) => void,
  ) {}

  begin(): void {
    const { userId, baseUrl = '', store = 'auto' } = this.options;
    this.#count += 1;
    this.#lease = new LeaseChannel(userId, () => this.#isHolder);
    this.post({ kind: 'start', userId, baseUrl, store });
  }

  /** Notes whether this page's worker holds the store. */
  hold(isHolder: boolean): void {
    this.#isHolder = isHolder;
  }

  /** Answers a worker's request for an access token. */
  async giveToken(id: number, renew: boolean): Promise<void> {
    const asking = this.#count;
    const answer = await this.options.accessToken(renew).then(
      (token) => ({ token, failed: false }),
      () => ({ token: null, failed: true }),
    );
    // Another worker counts its own requests.
    if (asking === this.#count) this.post({ kind: 'token', id, ...answer });
  }

  /** Gives the store away: another page may open it. What the player was told is saved is in the journal. */
  sleep(): void {
    this.end();
    this.#isHolder = false;
    this.options.worker.sleep();
  }

  end(): void {
    this.#lease?.close();
  }
}
