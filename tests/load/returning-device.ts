import { pauseAfter } from '@anwurf/db/sync/retry-delay';
import { fetchShape, type ShapeRequest, type TransportOptions } from '@anwurf/db/sync/transport';
import { setTimeout } from 'node:timers/promises';
import { SocketFetch } from './socket-fetch.ts';

/** Where everybody's catalogue ends: one device has fetched it for all. */
export type CatalogueEnd = Pick<ShapeRequest, 'handle' | 'offset'>;

/** A return of a device after its connection was lost. Instants of `performance.now()`, in ms. */
export type Return = { readonly askedAt: number; readonly answeredAt: number };

/** A question that failed, with the instant at which it was asked. */
type Failure = { readonly askedAt: number; readonly error: unknown };

const once = { live: false, cursor: null } as const;

/**
 * A device on which nothing is new: it holds one request on the change feed. When that is lost it pauses as the app does, and asks for the
 * feed and the catalogue, with which the app's round begins, before it holds a request again.
 */
export class ReturningDevice {
  readonly #sockets: SocketFetch;
  readonly #transport: TransportOptions;
  readonly #ending = new AbortController();
  #feed: ShapeRequest = { handle: null, offset: '-1', ...once };
  #following: Promise<void> = Promise.resolve();
  readonly failures: Failure[] = [];
  readonly returns: Return[] = [];

  constructor(
    origin: string,
    token: string,
    private readonly catalogue: CatalogueEnd,
  ) {
    this.#sockets = new SocketFetch(origin);
    this.#transport = { baseUrl: origin, fetch: this.#sockets.fetch, accessToken: () => Promise.resolve(token) };
  }

  /** Fetches the feed to its end and begins to follow. */
  async open(): Promise<void> {
    await this.#catchUp();
    this.#following = this.#follow();
  }

  async close(): Promise<void> {
    this.#ending.abort();
    this.#sockets.close();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ending;
    for (let attempt = 0, isLost = false; !signal.aborted;) {
      let askedAt = performance.now();
      try {
        if (isLost) {
          await this.#askFeed(false);
          this.returns.push({ askedAt, answeredAt: performance.now() });
          await fetchShape(this.#transport, 'exercise_catalogue', { ...this.catalogue, ...once }, signal);
          [isLost, attempt] = [false, 0];
        }
        askedAt = performance.now();
        await this.#askFeed(true);
      } catch (error) {
        if (signal.aborted) return;
        this.failures.push({ askedAt, error });
        isLost = true;
        await setTimeout(pauseAfter(error, attempt), undefined, { signal }).catch(() => undefined);
        attempt += 1;
      }
    }
  }

  async #catchUp(): Promise<void> {
    while (!(await this.#askFeed(false)));
  }

  /** @returns whether the answer reaches the feed's end */
  async #askFeed(live: boolean): Promise<boolean> {
    const answer = await fetchShape(this.#transport, 'sync_heads', { ...this.#feed, live }, this.#ending.signal);
    if (answer.kind === 'must-refetch') throw new Error('the feed was given away');
    this.#feed = { handle: answer.handle, offset: answer.offset, cursor: answer.cursor, live: false };
    return answer.messages.some(({ kind }) => kind === 'up-to-date');
  }
}

/** Fetches the catalogue to its end. */
export async function fetchCatalogueEnd(origin: string, token: string): Promise<CatalogueEnd> {
  const transport = { baseUrl: origin, fetch, accessToken: () => Promise.resolve(token) };
  let end: CatalogueEnd = { handle: null, offset: '-1' };
  for (let isDone = false; !isDone;) {
    const answer = await fetchShape(transport, 'exercise_catalogue', { ...end, ...once }, new AbortController().signal);
    if (answer.kind === 'must-refetch') throw new Error('the catalogue was given away');
    end = answer;
    isDone = answer.messages.some(({ kind }) => kind === 'up-to-date');
  }
  return { handle: end.handle, offset: end.offset };
}
