import { anySignal } from '@anwurf/contract/any-signal';
import { LeaseChannel } from './lease-channel.ts';

/** Lock of the worker that has the user's store open. */
const leaderLock = (userId: string): string => `anwurf-leader-${userId}`;

/** In ms: a waiting worker looks so often whether the leader is awake, also when it asks nothing of it. */
const lookAgainMs = 10_000;

/** How a request of the lease ended. */
type End = 'left' | 'lapsed' | 'not granted';

/** A granted lease. */
export interface Grant {
  /** The former holder did not answer: it may still have the store open. */
  readonly isTakenOver: boolean;
  /** Aborts when another worker has taken the lease over, because this one slept. */
  readonly lapsed: AbortSignal;
}

/**
 * The lease on a user's store: a lock that its holder loses by not answering within a second. A tab may sleep for hours (in the
 * back/forward cache, in the background of a phone) without releasing a lock. The former holder learns of it when it wakes; what it
 * writes until then goes nowhere (`LapsedLease`, generations of stores).
 */
export class Lease {
  readonly #channel: LeaseChannel;
  readonly #closing = new AbortController();
  #isHeld = false;
  #isWaiting = false;
  #isLooking = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #takeOver: () => void = () => undefined;

  constructor(
    private readonly userId: string,
    private readonly onHeld: (isHeld: boolean) => void,
  ) {
    this.#channel = new LeaseChannel(userId, () => this.#isHeld);
  }

  /** Runs `lead` with the lease, as often as it is granted and lapses. Resolves when `lead` returns by itself, or after {@link close}. */
  async hold(lead: (grant: Grant) => Promise<void>): Promise<void> {
    while (!this.#closing.signal.aborted && (await this.#holdOnce(lead)) === 'lapsed');
  }

  /** Looks whether the leader is awake; if not, takes the lease over. For a worker that waits for its answer. */
  look(): void {
    if (!this.#isWaiting || this.#isLooking) return;
    this.#isLooking = true;
    void this.#look().finally(() => {
      this.#isLooking = false;
    });
  }

  /** Stops waiting; a running `lead` goes on until it returns. */
  close(): void {
    this.#closing.abort();
    this.#stopWaiting();
    this.#channel.close();
  }

  async #look(): Promise<void> {
    // Closed meanwhile, or granted.
    if ((await this.#channel.isAwake()) || !this.#isWaiting) return;
    const { held = [] } = await navigator.locks.query();
    // Nobody's: it is being granted.
    if (this.#isWaiting && held.some(({ name }) => name === leaderLock(this.userId))) this.#takeOver();
  }

  async #holdOnce(lead: (grant: Grant) => Promise<void>): Promise<End> {
    const queued = new AbortController();
    this.#takeOver = () => queued.abort();
    this.#isWaiting = true;
    this.#timer = setInterval(() => this.look(), lookAgainMs);
    this.look();
    const signal = anySignal([queued.signal, this.#closing.signal]);
    const end = await this.#request({ signal }, false, lead);
    const takesOver = end === 'not granted' && !this.#closing.signal.aborted;
    return takesOver ? this.#request({ steal: true }, true, lead) : end;
  }

  async #request(options: LockOptions, isTakenOver: boolean, lead: (grant: Grant) => Promise<void>): Promise<End> {
    const lapsed = new AbortController();
    const leading: Promise<void>[] = [];
    try {
      await navigator.locks.request(leaderLock(this.userId), options, () => {
        this.#stopWaiting();
        this.#setHeld(true);
        // Others that have asked the former holder in vain.
        this.#channel.say();
        leading.push(lead({ isTakenOver, lapsed: lapsed.signal }));
        return leading[0];
      });
      return 'left';
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      if (leading.length === 0) return 'not granted';
      lapsed.abort();
      await Promise.allSettled(leading);
      return 'lapsed';
    } finally {
      this.#setHeld(false);
    }
  }

  #setHeld(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.onHeld(isHeld);
  }

  #stopWaiting(): void {
    this.#isWaiting = false;
    clearInterval(this.#timer);
  }
}
