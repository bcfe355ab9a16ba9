import { changeFeed, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { fetchShape, type ShapeAnswer, type ShapeRequest, type TransportOptions } from '../transport.ts';
import { fetchInLine } from './parallel-fetches.ts';
import { shownFirst } from './shown-first.ts';

type Answer = Promise<ShapeAnswer | null>;

/** Takes the server longest to make and this device to read, which it does when the rest is there. */
const longest: SyncedTableName = 'workout_tracking';

/**
 * The first answers of a device that has nothing yet, asked for while its store is still being made: the line has nothing else to do
 * then. First the change feed: a table that is asked for after it has all that the feed announces.
 */
export class FirstAnswers {
  readonly #answers = new Map<SyncedTableName, Answer>();
  readonly #end = new AbortController();
  readonly #line: SyncedTableName[] = [];
  #readLongest: () => void = () => undefined;

  constructor(private readonly transport: TransportOptions) {}

  /** Begins to ask. Until then there are none, and everybody asks for himself. */
  begin(): void {
    this.#line.push(...shownFirst);
    const feed = this.#ask(changeFeed);
    void feed.then((answer) => {
      if (answer === null) return;
      void fetchInLine(this.#line, (name) => this.#ask(name));
      void this.#ask(longest, new Promise((resolve) => (this.#readLongest = resolve)));
    });
  }

  /** Whether there are any, or will be. */
  areAsked(): boolean {
    return this.#answers.size > 0;
  }

  /**
   * Hands an answer over, once.
   * @returns undefined when this request was not made, or not for a device that has nothing; resolves with null when it failed
   */
  take(name: SyncedTableName, { handle, offset, live }: ShapeRequest): Answer | undefined {
    // Whoever wants it before it was asked for asks.
    const place = this.#line.indexOf(name);
    if (place >= 0) this.#line.splice(place, 1);
    if (name === longest) this.#readLongest();
    const answer = this.#answers.get(name);
    this.#answers.delete(name);
    return handle === null && offset === '-1' && !live ? answer : undefined;
  }

  /** Nobody wants the rest. */
  end(): void {
    this.#line.length = 0;
    this.#readLongest();
    this.#end.abort();
  }

  #ask(name: SyncedTableName, wanted?: Promise<void>): Answer {
    const request: ShapeRequest = { handle: null, offset: '-1', live: false, cursor: null };
    // What fails is asked for again by who needs it, and fails there if it must.
    const answer = fetchShape(this.transport, name, request, this.#end.signal, wanted).catch(() => null);
    this.#answers.set(name, answer);
    return answer;
  }
}
