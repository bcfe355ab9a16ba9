/** Messages of all tabs and workers of one user about the leader's lease. */
type LeaseMessage = { readonly kind: 'ping' | 'pong' };

const channelName = (userId: string): string => `anwurf-lease-${userId}`;

/** In ms, two rounds: a worker that slept itself meanwhile has not listened in the first one. */
const rounds = [500, 500] as const;

/** How waiting workers see whether the leader is awake. Its tab answers too: a busy worker is no sleeping one. */
export class LeaseChannel {
  readonly #channel: BroadcastChannel;
  #isClosed = false;
  readonly #onPong = new Set<() => void>();

  /** @param isHolder whether this worker, or this tab's, holds the lease */
  constructor(userId: string, isHolder: () => boolean) {
    this.#channel = new BroadcastChannel(channelName(userId));
    this.#channel.addEventListener('message', ({ data }: MessageEvent<LeaseMessage>) => {
      if (data.kind === 'pong') for (const resolve of this.#onPong) resolve();
      else if (isHolder()) this.say();
    });
  }

  /** Says that the leader is awake. */
  say(): void {
    this.#post({ kind: 'pong' });
  }

  /** Whether the leader answers within a second. */
  async isAwake(): Promise<boolean> {
    for (const limit of rounds) if (await this.#answersWithin(limit)) return true;
    return false;
  }

  #answersWithin(limitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isAwake: boolean) => {
        this.#onPong.delete(onPong);
        clearTimeout(timer);
        resolve(isAwake);
      };
      const onPong = () => end(true);
      const timer = setTimeout(() => end(false), limitMs);
      this.#onPong.add(onPong);
      this.#post({ kind: 'ping' });
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }

  #post(message: LeaseMessage): void {
    if (!this.#isClosed) this.#channel.postMessage(message);
  }
}
