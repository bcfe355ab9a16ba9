/** Lock that a worker holds as long as it lives: the leader waits for it to notice a vanished tab. */
export const peerLock = (worker: string): string => `anwurf-worker-${worker}`;

/** The live queries that a leader runs for other workers. */
export class PeerLives {
  readonly #lives = new Map<string, Set<string>>();

  /** @param drop ends the live queries of a worker that is gone */
  constructor(private readonly drop: (liveIds: ReadonlySet<string>) => void) {}

  /** Notes a live query of a worker, which ends with it. */
  add(peer: string, liveId: string): void {
    const known = this.#lives.get(peer);
    if (known !== undefined) {
      known.add(liveId);
      return;
    }
    this.#lives.set(peer, new Set([liveId]));
    void navigator.locks.request(peerLock(peer), () => this.forget(peer));
  }

  /** Ends the live queries of a worker. */
  forget(peer: string): void {
    const lives = this.#lives.get(peer);
    this.#lives.delete(peer);
    if (lives !== undefined) this.drop(lives);
  }
}
