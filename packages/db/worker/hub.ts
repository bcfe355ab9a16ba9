import { discardPreparedStore } from '../store/prepared-store.ts';
import { StoreFailure } from '../store/store-failure.ts';
import type { SyncProblem, SyncState } from '../sync/sync-state.ts';
import { Leader } from './leader.ts';
import type { PeerMessage, Reply, Request, Start, WorkerMessage } from './messages.ts';
import { unopenedState } from './unopened-state.ts';

function toProblem(error: unknown): SyncProblem {
  const detail = error instanceof Error ? error.message : String(error);
  return { code: error instanceof StoreFailure ? error.code : 'store_unavailable', detail };
}

/** Lock of the worker that has the user's store open. */
const leaderLock = (userId: string): string => `anwurf-leader-${userId}`;

const peerLock = (worker: string): string => `anwurf-worker-${worker}`;

/**
 * One tab's end of the shared database. The worker that holds the lock is the leader: it has the store open and serves the others
 * over a broadcast channel. When its tab closes, the lock passes on, the next worker opens the store, and every worker resends
 * its unanswered requests: requests are idempotent, so a write in flight is neither lost nor doubled, and live queries go on.
 */
export class Hub {
  readonly #self = crypto.randomUUID();
  readonly #channel: BroadcastChannel;
  readonly #unanswered = new Map<number, Request>();
  readonly #lives = new Map<string, Extract<Request, { kind: 'live' }>>();
  readonly #livesOfPeers = new Map<string, Set<string>>();
  readonly #closing = new AbortController();
  readonly #closed = new Promise<void>((resolve) => {
    this.#closing.signal.addEventListener('abort', () => resolve());
  });
  #isPresent = false;
  #leading: Leader | null = null;
  #leader: string | null = null;
  #ended: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly start: Start,
    private readonly accessToken: (renew: boolean) => Promise<string | null>,
    private readonly toTab: (message: WorkerMessage) => void,
  ) {
    this.#channel = new BroadcastChannel(`anwurf-${start.userId}`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<PeerMessage>) => {
      this.#onPeer(data);
    });
  }

  /** Joins the other tabs: looks for the leader, and queues for the leader lock. */
  join(): void {
    // Held as long as this worker lives: the leader waits for the lock to notice a vanished tab. A leader that got it first would
    // take this tab for closed and drop its live queries, so no request is sent before it is held.
    void navigator.locks.request(peerLock(this.#self), () => {
      this.#isPresent = true;
      this.#send({ kind: 'hello' });
      if (this.#leading === null) this.#redeliver();
      return this.#closed;
    });
    this.#ended = navigator.locks.request(leaderLock(this.start.userId), () => this.#lead());
  }

  /** Sends a tab's request to the leader, now or as soon as there is one. */
  request(id: number, request: Request): void {
    this.#unanswered.set(id, request);
    if (request.kind === 'live') this.#lives.set(request.liveId, request);
    if (request.kind === 'unlive') this.#lives.delete(request.liveId);
    this.#deliver(id, request);
  }

  /** Leaves: another tab becomes leader at once. */
  async close(): Promise<void> {
    this.#send({ kind: 'gone', from: this.#self });
    this.#closing.abort();
    // The opening need not wait for a screen to be drawn any longer.
    this.#leading?.database.hurry();
    // A failed store also fails to close; it is gone with this worker, which ends when its tab receives `closed`.
    if (this.#leading !== null) await this.#ended.catch(() => undefined);
    this.#channel.close();
  }

  async #lead(): Promise<void> {
    try {
      this.#leading = await Leader.open({
        userId: this.start.userId,
        baseUrl: this.start.baseUrl,
        store: this.start.store,
        accessToken: this.accessToken,
        onState: (state) => {
          this.#postState(state);
        },
      });
    } catch (error) {
      this.#postState({ ...unopenedState, connection: 'offline', problem: toProblem(error) });
      // Releases the lock, so that another tab may try.
      return;
    }
    this.#leader = this.#self;
    this.#send({ kind: 'leader', leader: this.#self });
    this.#postState(this.#leading.state());
    this.#redeliver();
    try {
      await this.#leading.begin();
    } catch (error) {
      const failed = this.#leading;
      [this.#leading, this.#leader] = [null, null];
      await failed.close().catch(() => undefined);
      this.#postState({ ...unopenedState, connection: 'offline', problem: toProblem(error) });
      return;
    }
    await this.#closed;
    await this.#leading.close();
  }

  #onPeer(message: PeerMessage): void {
    switch (message.kind) {
      case 'hello':
        if (this.#leading !== null) {
          this.#send({ kind: 'leader', leader: this.#self });
          this.#send({ kind: 'state', state: this.#leading.state() });
        }
        break;
      case 'leader':
        if (message.leader === this.#leader) break;
        this.#leader = message.leader;
        discardPreparedStore().catch(() => undefined);
        this.#redeliver();
        break;
      case 'ask':
        if (message.to === this.#self) void this.#serve(message.from, message.id, message.request);
        break;
      case 'answer':
        if (message.to === this.#self) this.#answer(message.id, message.reply);
        break;
      case 'rows':
        if (message.to === this.#self) this.toTab({ kind: 'rows', liveId: message.liveId, rows: message.rows });
        break;
      case 'gone':
        this.#forgetPeer(message.from);
        break;
      case 'state':
        this.toTab({ kind: 'state', state: message.state });
        break;
    }
  }

  #redeliver(): void {
    const waiting = new Set([...this.#unanswered.values()].flatMap((request) => (request.kind === 'live' ? [request.liveId] : [])));
    for (const [liveId, live] of this.#lives) if (!waiting.has(liveId)) this.#deliver(null, live);
    for (const [id, request] of this.#unanswered) this.#deliver(id, request);
  }

  /** An id of null marks a live query that the tab already has: its answer arrives there as new rows. */
  #deliver(id: number | null, request: Request): void {
    if (this.#leading !== null && this.#leader === this.#self) {
      const { database } = this.#leading;
      const onRows = (liveId: string, rows: unknown[]): void => {
        this.toTab({ kind: 'rows', liveId, rows });
      };
      void database.serve(request, onRows).then((reply) => {
        if (id !== null) this.#answer(id, reply);
        else if (request.kind === 'live' && reply.ok) onRows(request.liveId, reply.rows);
      });
    } else if (this.#leader !== null && this.#isPresent) {
      this.#send({ kind: 'ask', to: this.#leader, from: this.#self, id: id ?? -1, request });
    }
  }

  #answer(id: number, reply: Reply): void {
    if (this.#unanswered.delete(id)) this.toTab({ kind: 'reply', id, reply });
  }

  async #serve(peer: string, id: number, request: Request): Promise<void> {
    if (this.#leading === null) return;
    if (request.kind === 'live') this.#watchPeer(peer).add(request.liveId);
    const onRows = (liveId: string, rows: unknown[]): void => {
      this.#send({ kind: 'rows', to: peer, liveId, rows });
    };
    const reply = await this.#leading.database.serve(request, onRows);
    if (id >= 0) this.#send({ kind: 'answer', to: peer, id, reply });
    else if (request.kind === 'live' && reply.ok) onRows(request.liveId, reply.rows);
  }

  #watchPeer(peer: string): Set<string> {
    const known = this.#livesOfPeers.get(peer);
    if (known !== undefined) return known;
    const lives = new Set<string>();
    this.#livesOfPeers.set(peer, lives);
    void navigator.locks.request(peerLock(peer), () => {
      this.#forgetPeer(peer);
    });
    return lives;
  }

  #forgetPeer(peer: string): void {
    const lives = this.#livesOfPeers.get(peer);
    this.#livesOfPeers.delete(peer);
    if (lives !== undefined) void this.#leading?.database.drop(lives);
  }

  #postState(state: SyncState): void {
    this.toTab({ kind: 'state', state });
    this.#send({ kind: 'state', state });
  }

  #send(message: PeerMessage): void {
    this.#channel.postMessage(message);
  }
}
