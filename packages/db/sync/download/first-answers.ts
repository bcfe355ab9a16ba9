import { changeFeed } from '@anwurf/contract/sync/registry';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { fetchShape, type ShapeAnswer, type ShapeRequest, type TransportOptions } from '../transport.ts';
import { fetchInLine } from './parallel-fetches.ts';
import { firstScreenTables, longestTable } from './first-screen-tables.ts';

type Answer = Promise<ShapeAnswer | null>;

/**
 * Prefetched first answers of a new device, requested while its store is still being made and the network is idle. The change
 * feed comes first: a table requested after it has everything that the feed announces.
 */
export class FirstAnswers {
  readonly #answers = new Map<StreamName, Answer>();
  readonly #end = new AbortController();
  readonly #line: StreamName[] = [];
  #readLongest: () => void = () => undefined;
  #isLongestTaken = false;

  constructor(private readonly transport: TransportOptions) {}

  /**
   * Starts the requests. Before that there are none, and callers send their own. The log of sets follows the other tables and what
   * the store is made of: on a slow line it would hold up the first screen, and is made by the server in time on a quick one.
   * @param parts what the store is made of
   */
  begin(parts: Promise<unknown>): void {
    this.#line.push(...firstScreenTables, 'exercise_catalogue');
    void this.#askAll(parts).catch(() => undefined);
  }

  async #askAll(parts: Promise<unknown>): Promise<void> {
    if ((await this.#ask(changeFeed)) === null) return;
    await Promise.all([parts, fetchInLine(this.#line, (name) => this.#ask(name))]);
    // A caller that needs it already sends its own request.
    if (this.#end.signal.aborted || this.#isLongestTaken) return;
    void this.#ask(longestTable, new Promise((resolve) => (this.#readLongest = resolve)));
  }

  /** Whether there are any, or will be. */
  areAsked(): boolean {
    return this.#answers.size > 0;
  }

  /**
   * Hands out an answer, once.
   * @returns undefined when this request was not made, or is not that of a new device; resolves with null when it failed
   */
  take(name: StreamName, { handle, offset, live }: ShapeRequest): Answer | undefined {
    // Callers that need it before it was requested send their own request.
    const place = this.#line.indexOf(name);
    if (place >= 0) this.#line.splice(place, 1);
    if (name === longestTable) {
      this.#isLongestTaken = true;
      this.#readLongest();
    }
    const answer = this.#answers.get(name);
    this.#answers.delete(name);
    return handle === null && offset === '-1' && !live ? answer : undefined;
  }

  /** Cancels the remaining requests. */
  end(): void {
    this.#line.length = 0;
    this.#readLongest();
    this.#end.abort();
  }

  #ask(name: StreamName, wanted?: Promise<void>): Answer {
    const request: ShapeRequest = { handle: null, offset: '-1', live: false, cursor: null };
    // The caller that needs a failed answer requests it again, and reports the failure then.
    const answer = fetchShape(this.transport, name, request, this.#end.signal, wanted).catch(() => null);
    this.#answers.set(name, answer);
    return answer;
  }
}
