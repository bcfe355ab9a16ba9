import { discardPreparedStore } from '../store/prepared-store.ts';
import { openingProblem } from '../store/opening-problem.ts';
import type { SyncProblem, SyncProblemCode, SyncState } from '../sync/sync-state.ts';
import { Leader } from './leader.ts';
import { type Grant, Lease } from './lease.ts';
import type { PeerMessage, Reply, Request, Start, WorkerMessage } from './messages.ts';
import { peerLock, PeerLives } from './peer-lives.ts';
import { unopenedState } from './unopened-state.ts';

/** Requests whose outcome the player sees. */
const writing: ReadonlySet<Request['kind']> = new Set(['write', 'retry', 'discard']);

/** Reasons that pass by themselves: something else has a file or a connection open, or the machine is too busy to start. */
const passing: ReadonlySet<SyncProblemCode | null> = new Set(['store_held', 'store_timeout']);

/** In ms, until a store is tried again; an opening itself waits for ten seconds before it is said to be held. */
const againAfterMs = 2000;

/**
 * One tab's end of the shared database. The worker that holds the lease is the leader: it has the store open and serves the others
 * over a broadcast channel. When its tab closes or sleeps, the lease passes on, the next worker opens the store, and every worker
 * resends its unanswered requests: requests are idempotent, so a write in flight is neither lost nor doubled, and live queries go on.
 */
export class Hub {
  readonly #self = crypto.randomUUID();
  readonly #channel: BroadcastChannel;
  readonly #unanswered = new Map<number, Request>();
  readonly #lives = new Map<string, Extract<Request, { kind: 'live' }>>();
  readonly #livesOfPeers = new PeerLives((lives) => void this.#leading?.database.drop(lives));
  readonly #lease: Lease;
  readonly #closing = new AbortController();
  readonly #closed = new Promise<void>((resolve) => {
    this.#closing.signal.addEventListener('abort', () => resolve());
  });
  #isPresent = false;
  #leading: Leader | null = null;
  #leader: string | null = null;
  #ended: Promise<unknown> = Promise.resolve();
  /** Why this worker could not open the store, while no other one has it open. */
  #problem: SyncProblem | null = null;
  /** Why this worker's last try to lead failed; null: it did not. */
  #failure: SyncProblemCode | null = null;

  constructor(
    private readonly start: Start,
    private readonly accessToken: (renew: boolean) => Promise<string | null>,
    private readonly toTab: (message: WorkerMessage) => void,
  ) {
    this.#lease = new Lease(start.userId, (isHolder) => this.toTab({ kind: 'holds', isHolder }));
    this.#channel = new BroadcastChannel(`anwurf-${start.userId}`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<PeerMessage>) => {
      this.#onPeer(data);
    });
  }

  /** Joins the other tabs: looks for the leader, and queues for its lease. */
  join(): void {
    // A leader that got it first would take this tab for closed and drop its live queries, so no request is sent before it is held.
    void navigator.locks.request(peerLock(this.#self), () => {
      this.#isPresent = true;
      this.#send({ kind: 'hello' });
      if (this.#leading === null) this.#redeliver();
      return this.#closed;
    });
    this.#ended = this.#takePart();
  }

  /** Leads when it is this worker's turn. A store that may open in a moment is tried again, after other tabs that wait. */
  async #takePart(): Promise<void> {
    do {
      this.#failure = null;
      await this.#lease.hold((grant) => this.#lead(grant));
      if (passing.has(this.#failure)) await Promise.race([new Promise((resolve) => setTimeout(resolve, againAfterMs)), this.#closed]);
    } while (passing.has(this.#failure) && !this.#closing.signal.aborted);
  }

  /** Sends a tab's request to the leader, now or as soon as there is one. */
  request(id: number, request: Request): void {
    this.#unanswered.set(id, request);
    if (this.#problem !== null) this.#refuseWrites(this.#problem);
    if (request.kind === 'live') this.#lives.set(request.liveId, request);
    if (request.kind === 'unlive') this.#lives.delete(request.liveId);
    this.#deliver(id, request);
  }

  /** Leaves: another tab becomes leader at once. */
  async close(): Promise<void> {
    this.#send({ kind: 'gone', from: this.#self });
    this.#closing.abort();
    this.#lease.close();
    // The opening need not wait for a screen to be drawn any longer.
    this.#leading?.database.hurry();
    // A failed store also fails to close; it is gone with this worker, which ends when its tab receives `closed`.
    if (this.#leading !== null) await this.#ended.catch(() => undefined);
    this.#channel.close();
  }

  async #lead({ isTakenOver, lapsed }: Grant): Promise<void> {
    const onLapse = new Promise<void>((resolve) => {
      lapsed.addEventListener('abort', () => {
        this.#follow();
        resolve();
      });
    });
    let leading: Leader;
    try {
      leading = await Leader.open({
        isTakenOver,
        userId: this.start.userId,
        baseUrl: this.start.baseUrl,
        store: this.start.store,
        accessToken: this.accessToken,
        onState: (state) => {
          if (!lapsed.aborted) this.#postState(state);
        },
      });
    } catch (error) {
      if (!lapsed.aborted) await this.#fail(error);
      // Releases the lock, so that another tab may try.
      return;
    }
    try {
      if (!lapsed.aborted) this.#announce(leading);
      await leading.begin();
      await Promise.race([this.#closed, onLapse]);
    } catch (error) {
      await leading.close().catch(() => undefined);
      if (lapsed.aborted) return;
      [this.#leading, this.#leader] = [null, null];
      await this.#fail(error);
      return;
    }
    await leading.close();
  }

  #announce(leading: Leader): void {
    this.#leading = leading;
    this.#leader = this.#self;
    this.#problem = null;
    this.#send({ kind: 'leader', leader: this.#self });
    this.#postState(leading.state());
    this.#redeliver();
  }

  /** Becomes one of the others, after the lease has lapsed. */
  #follow(): void {
    this.#leading = null;
    if (this.#leader === this.#self) this.#leader = null;
    this.#send({ kind: 'hello' });
    this.#redeliver();
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
        this.#problem = null;
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
        this.#livesOfPeers.forget(message.from);
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
        // Lapsed: the request is sent again to the next leader.
        if (reply === null) return;
        if (id !== null) this.#answer(id, reply);
        else if (request.kind === 'live' && reply.ok) onRows(request.liveId, reply.rows);
      });
    } else if (this.#leader !== null && this.#isPresent) {
      this.#send({ kind: 'ask', to: this.#leader, from: this.#self, id: id ?? -1, request });
      this.#lease.look();
    }
  }

  #answer(id: number, reply: Reply): void {
    if (this.#unanswered.delete(id)) this.toTab({ kind: 'reply', id, reply });
  }

  async #serve(peer: string, id: number, request: Request): Promise<void> {
    if (this.#leading === null) return;
    if (request.kind === 'live') this.#livesOfPeers.add(peer, request.liveId);
    const onRows = (liveId: string, rows: unknown[]): void => {
      this.#send({ kind: 'rows', to: peer, liveId, rows });
    };
    const reply = await this.#leading.database.serve(request, onRows);
    if (reply === null) return;
    if (id >= 0) this.#send({ kind: 'answer', to: peer, id, reply });
    else if (request.kind === 'live' && reply.ok) onRows(request.liveId, reply.rows);
  }

  /** Says why the store does not open. Writes are refused until another tab has it open; reads wait for that. */
  async #fail(error: unknown): Promise<void> {
    const problem = await openingProblem(error);
    this.#failure = problem.code;
    this.#postState({ ...unopenedState, connection: 'offline', problem });
    if (this.#leader !== null) return;
    this.#problem = problem;
    this.#refuseWrites(problem);
  }

  #refuseWrites({ code, detail }: SyncProblem): void {
    for (const [id, { kind }] of this.#unanswered) if (writing.has(kind)) this.#answer(id, { ok: false, message: detail, code });
  }

  #postState(state: SyncState): void {
    this.toTab({ kind: 'state', state });
    this.#send({ kind: 'state', state });
  }

  #send(message: PeerMessage): void {
    this.#channel.postMessage(message);
  }
}
