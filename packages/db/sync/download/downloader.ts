import type { PGliteInterface } from '@electric-sql/pglite';
import { mostPiggybacked } from '@anwurf/contract/sync/piggyback';
import { changeFeed } from '@anwurf/contract/sync/registry';
import { type StreamName, teamOfStream } from '@anwurf/contract/sync/stream-name';
import { UnappliableBatch } from '../apply/apply-batch.ts';
import { endUnfollowed } from '../apply/followed-streams.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { WakeSignal } from '../wake-signal.ts';
import type { FetchOutcome } from './retry-fetch.ts';
import type { DownloaderEvents } from './downloader-events.ts';
import { FetchRetries } from './fetch-retries.ts';
import type { FirstAnswers } from './first-answers.ts';
import { fetchInTurns, FollowedTeams, teamOutcome } from './followed-teams.ts';
import { fillFirstTables } from './fill-first-tables.ts';
import { bearLosses } from './bear-losses.ts';
import { fetchInLine, FetchTurns, fetchWithFeed } from './parallel-fetches.ts';
import { firstScreenTables } from './first-screen-tables.ts';
import { TableStream } from './table-stream.ts';
import { unchangedStreams } from './unchanged-streams.ts';
import { waitForChange } from './wait-for-change.ts';
import { dataTables, laterTables } from './data-tables.ts';
import type { TransportOptions } from '../transport.ts';
import { Rejected, Unreachable, Unready } from '../transport-errors.ts';

type Heads = Readonly<Record<string, string>>;

/**
 * Follows the server's tables, and those of the user's teams. One request stays open, on the change feed `sync_heads`, which
 * announces changed streams. A stream that lacks announced changes, or cannot be fetched, is retried in parallel.
 */
export class Downloader {
  readonly #wake = new WakeSignal();
  readonly #newStream: (name: StreamName, announced: TableStream | null) => TableStream;
  readonly #feed: TableStream;
  readonly #streams: Map<string, TableStream>;
  readonly #teams = new FollowedTeams();
  readonly #teamTurns = new FetchTurns();
  readonly #retries: FetchRetries;
  #heads: Heads = {};
  /** Streams that lack nothing, by the stored positions and the change feed as the round has found it. */
  #unchanged = new Set<StreamName>();
  /** Streams of squads that the round has started ahead of the others. */
  #ahead = new Set<StreamName>();
  /** Recently changed tables, which are likely to change next: the change feed's answer carries their changes. */
  #recentlyChanged: readonly StreamName[] = ['workout_tracking', 'active_training_sessions'];
  /** Whether the loop backs off after a failure. */
  #isResting = false;
  #isFollowing = false;
  #isFetchingAll = false;
  #filling: Promise<void> | undefined;
  /** Whether the store was filled, and nothing has been asked since. */
  #isJustFilled = false;

  constructor(
    private readonly store: PGliteInterface,
    transport: TransportOptions,
    private readonly userId: string,
    private readonly events: DownloaderEvents,
    private readonly firstAnswers?: FirstAnswers,
  ) {
    this.#newStream = (name, announced) => new TableStream({ name, store, transport, userId, announced, firstAnswers });
    this.#feed = this.#newStream(changeFeed, null);
    const tables = dataTables.map((name) => [name, this.#newStream(name, this.#feed)] as const);
    this.#streams = new Map<string, TableStream>([[changeFeed, this.#feed], ...tables]);
    this.#retries = new FetchRetries({
      ...events,
      fetch: (name, signal) => this.#fetchInTurn(name, signal),
      isHere: (name) => this.#isHere(name),
      onArrived: (name) => events.onRound([name]),
    });
  }

  /** Begins a round now: the network may have changed, or an announcement was missed. */
  wake(): void {
    this.#wake.wake();
  }

  /** Fills a new store with what was prefetched, once; {@link run} does so as well. Streams fetch what it could not fill, and report why. */
  fill(): Promise<void> {
    return (this.#filling ??= fillFirstTables(this.store, this.#streams, this.firstAnswers, this.events).then(
      (isFilled) => void (this.#isJustFilled = isFilled),
      () => undefined,
    ));
  }

  /** Runs until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const round = async (succeeded: () => void): Promise<void> => {
      this.#isResting = false;
      this.#isFetchingAll = true;
      await this.#beginRound(signal).finally(() => (this.#isFetchingAll = false));
      succeeded();
      this.#startTeams(
        this.#teams.streams().filter((name) => !this.#ahead.has(name)),
        signal,
      );
      this.#isFollowing = true;
      await this.#followChangeFeed(signal).finally(() => (this.#isFollowing = false));
    };
    const onFailure = (error: unknown): void => {
      this.#isResting = true;
      this.events.onFailure(error);
    };
    await runUntilStopped(round, this.#wake, signal, onFailure);
    await this.#retries.ended();
  }

  /** Fills a new store at once; ends first what a former opening did not, also without a network. */
  async #beginRound(signal: AbortSignal): Promise<void> {
    await this.fill();
    await this.store.transaction((tx) => endUnfollowed(tx, this.userId));
    await this.#followTeams(signal);
    await this.#fetchAll(signal);
  }

  /** Suspends fetches of streams to which a long queue is pushed. */
  hold(names: readonly StreamName[]): void {
    this.#retries.hold(names);
  }

  /** Fetches the held streams. */
  release(signal: AbortSignal): void {
    this.#retries.release(signal);
  }

  /** Whether the change feed is followed: changes are announced within moments, and fetched. */
  isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** Fetches one stream in the background; a failed fetch is retried. */
  async fetchSoon(name: StreamName, signal: AbortSignal): Promise<void> {
    const outcome = await this.#fetchBeside(name, signal);
    if (outcome !== undefined && outcome !== 'fetched') this.#retries.start(name, signal, outcome);
  }

  /**
   * Fetches every table that may have changed. One that cannot be fetched or applied is retried separately; the others go on.
   */
  async #fetchAll(signal: AbortSignal): Promise<void> {
    const isJustFilled = this.#isJustFilled;
    this.#isJustFilled = false;
    const outcomes = await fetchWithFeed(this.#catchUpFeed(signal), isJustFilled, (isFeedHere) => this.#fetchTables(isFeedHere, signal));
    await this.#readHeads();
    for (const [name, outcome] of outcomes) if (outcome !== 'fetched' || !this.#isHere(name)) this.#retries.start(name, signal, outcome);
    await this.events.onComplete();
  }

  /** @returns whether the feed goes on: one that has stopped announces nothing */
  async #catchUpFeed(signal: AbortSignal): Promise<boolean> {
    const outcome = await this.#catchUp(changeFeed, signal);
    if (outcome === 'unready') throw new Unready(changeFeed);
    return outcome === 'fetched';
  }

  /**
   * Fetches the tables that may have changed, by what the change feed has announced.
   * @returns what became of each table, that of the unchanged as well
   */
  async #fetchTables(isFeedHere: boolean, signal: AbortSignal): Promise<ReadonlyMap<StreamName, FetchOutcome>> {
    await this.#readHeads();
    this.#unchanged = isFeedHere ? await unchangedStreams(this.store, this.#streams, (name) => this.#isHere(name)) : new Set();
    const unchanged = [...this.#unchanged].filter((name) => teamOfStream(name) === null);
    const outcomes = new Map<StreamName, FetchOutcome>(unchanged.map((name) => [name, 'fetched']));
    const fetchNext = bearLosses((name) => this.#catchUp(name, signal), signal);
    const fetchEach = (names: readonly StreamName[]): Promise<void> =>
      fetchInLine(
        names.filter((name) => !this.#unchanged.has(name)),
        async (name) => outcomes.set(name, await fetchNext(name)),
      );
    await fetchEach(firstScreenTables);
    this.#ahead.clear();
    await this.events.onFirstTables?.();
    // Not before: no first screen waits for a team. Beside the later ones, as a coach's first screen is a squad.
    this.#ahead = this.#startTeams(this.#teams.squads(), signal);
    await fetchEach(laterTables);
    return outcomes;
  }

  /**
   * Fetches a stream.
   * @throws Unreachable when nobody answers, SignedOut
   */
  async #catchUp(name: StreamName, signal: AbortSignal): Promise<FetchOutcome> {
    try {
      await this.#streams.get(name)?.catchUp(signal);
      if (name === 'memberships') await this.#followTeams(signal);
      this.events.onStream?.(name);
      return 'fetched';
    } catch (error) {
      const ofTeam = signal.aborted ? null : teamOutcome(name, error);
      if (ofTeam !== null) return ofTeam;
      if (error instanceof Unready) return 'unready';
      // The stop is stored and shown; Rejected concerns this table's shape here, not the session.
      if (!(error instanceof UnappliableBatch || error instanceof Rejected)) throw error;
      await this.events.onStop();
      return 'stopped';
    }
  }

  /** The same in parallel to the main loop; undefined when only the main loop can continue. */
  async #fetchBeside(name: StreamName, signal: AbortSignal): Promise<FetchOutcome | undefined> {
    try {
      const outcome = await this.#catchUp(name, signal);
      // A successful fetch proves that the network is back: end the main loop's back-off.
      if (outcome === 'fetched' && this.#isResting) this.#wake.wake();
      return outcome;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof Unreachable) return 'unready';
      this.#wake.wake();
      return undefined;
    }
  }

  /** The same. Streams of teams can be many: they take turns, and leave connections to the others. */
  #fetchInTurn(name: StreamName, signal: AbortSignal): Promise<FetchOutcome | undefined> {
    if (teamOfStream(name) === null) return this.#fetchBeside(name, signal);
    return fetchInTurns(this.#teamTurns, this.#streams.get(name), () => this.#fetchBeside(name, signal), signal);
  }

  /** @returns what it has started */
  #startTeams(names: readonly StreamName[], signal: AbortSignal): Set<StreamName> {
    const started = new Set(names.filter((name) => !this.#unchanged.has(name)));
    for (const name of started) this.#retries.start(name, signal);
    return started;
  }

  /** Begins the streams that the stored memberships open, and forgets those that have ended. */
  async #followTeams(signal: AbortSignal): Promise<void> {
    const { ended, begun } = await this.#teams.read(this.store);
    for (const name of ended) {
      this.#retries.forget(name);
      this.#streams.delete(name);
    }
    for (const name of begun) {
      this.#streams.set(name, this.#newStream(name, this.#feed));
      for (const names of [this.#unchanged, this.#ahead]) names.delete(name);
      if (!this.#isFetchingAll) this.#retries.start(name, signal);
    }
  }

  #isHere(name: StreamName): boolean {
    const [head, stream] = [this.#heads[name], this.#streams.get(name)];
    return head === undefined || stream === undefined || stream.hasSeen(head);
  }

  /** Returns when a fetch of everything was requested. */
  async #followChangeFeed(signal: AbortSignal): Promise<void> {
    let cursor: string | null = null;
    while (!signal.aborted) {
      const positions = this.#recentlyChanged.flatMap((name) => this.#streams.get(name)?.position() ?? []);
      const answer = await waitForChange(this.#feed, { cursor, positions, wake: this.#wake }, signal);
      if (answer === 'asked') return;
      ({ cursor } = answer);
      if (!answer.isNothing) await this.#readHeads();
      for (const carried of answer.piggybacked) this.#streams.get(carried.position.table)?.acceptPiggybacked(carried);
      // Streams that this device does not follow may be announced as well.
      const changed = [...dataTables, ...this.#teams.streams()].filter((name) => !this.#isHere(name));
      const tables = changed.filter((name) => teamOfStream(name) === null);
      this.#recentlyChanged = [...new Set([...tables, ...this.#recentlyChanged])].slice(0, mostPiggybacked);
      for (const name of changed) this.#retries.start(name, signal);
      await this.events.onRound([]);
    }
  }

  async #readHeads(): Promise<void> {
    const found = await this.store.query<{ heads: Heads }>('select heads from sync_heads');
    this.#heads = found.rows[0]?.heads ?? {};
  }
}
