import { StoreFailure } from '../store/store-failure.ts';
import type { Reply, Request, TabMessage } from '../worker/messages.ts';
import { createDeferred } from './deferred.ts';

type Waiting = { readonly request: Request; readonly resolve: (rows: unknown[]) => void; readonly reject: (error: Error) => void };

/** Requests of a tab to its worker, until they are answered. */
export class WorkerRequests {
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(private readonly post: (message: TabMessage) => void) {}

  /**
   * Sends a request.
   * @returns its rows; rejects with the worker's message, as a StoreFailure where it has a code
   */
  ask(request: Request): Promise<unknown[]> {
    this.#lastId += 1;
    const { promise, resolve, reject } = createDeferred<unknown[]>();
    this.#waiting.set(this.#lastId, { request, resolve, reject });
    this.post({ kind: 'request', id: this.#lastId, request });
    return promise;
  }

  settle(id: number, reply: Reply): void {
    const entry = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (reply.ok) entry?.resolve(reply.rows);
    else entry?.reject(reply.code === undefined ? new Error(reply.message) : new StoreFailure(reply.code, reply.message));
  }

  isWaiting(request: Request): boolean {
    return [...this.#waiting.values()].some((entry) => entry.request === request);
  }

  /** Sends everything again that was not answered: the worker is another one. */
  resend(): void {
    for (const [id, { request }] of this.#waiting) this.post({ kind: 'request', id, request });
  }
}
