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
  /** Number of workers that have ended. */
  #ended = 0;
  #isHolder = false;
  #lease: LeaseChannel | undefined;

  constructor(
    private readonly options: StoreOpeningOptions,
    private readonly post: (message: TabMessage) => void,
  ) {}

  begin(): void {
    const { userId, baseUrl = '', store = 'auto' } = this.options;
    this.#lease = new LeaseChannel(userId, () => this.#isHolder);
    this.post({ kind: 'start', userId, baseUrl, store });
  }

  /** Notes whether this page's worker holds the store. */
  hold(isHolder: boolean): void {
    this.#isHolder = isHolder;
  }

  /** Answers a worker's request for an access token. An early worker may have sent it before {@link begin}. */
  async giveToken(id: number, renew: boolean): Promise<void> {
    const ended = this.#ended;
    const answer = await this.options.accessToken(renew).then(
      (token) => ({ token, failed: false }),
      () => ({ token: null, failed: true }),
    );
    // Another worker counts its own requests.
    if (ended === this.#ended) this.post({ kind: 'token', id, ...answer });
  }

  /** Gives the store away: another page may open it. Acknowledged writes are in the journal. */
  sleep(): void {
    this.end();
    this.#isHolder = false;
    this.#ended += 1;
    this.options.worker.sleep();
  }

  end(): void {
    this.#lease?.close();
  }
}
