import { changeFeed, ownerColumn, type PlainTableName } from '@anwurf/contract/sync/registry';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { fetchShape, type ShapeAnswer, type ShapeContent, type ShapeRequest, type TransportOptions } from '../transport.ts';
import { laterTables } from './data-tables.ts';
import { fetchBeginnings } from './fetch-beginnings.ts';
import { firstScreenTables, longestTable } from './first-screen-tables.ts';

type Answer = Promise<ShapeAnswer | null>;
type Beginnings = ReadonlyMap<PlainTableName, ShapeContent>;

/** The change feed comes first: what follows has everything that it announces. */
const begunTables: readonly PlainTableName[] = [changeFeed, ...firstScreenTables];

/** Those that follow, but for the log of sets. */
const furtherTables = laterTables.filter((table) => ownerColumn(table) !== null && table !== longestTable);

/**
 * Prefetched first answers of a new device, requested while its store is still being made and the network is idle: the change feed and the tables of
 * the first screens at once, then the catalogue and the other tables, then the log of sets.
 */
export class FirstAnswers {
  readonly #answers = new Map<StreamName, Answer>();
  readonly #end = new AbortController();
  #beginnings: Promise<Beginnings> = Promise.resolve(new Map());
  #readLongest: () => void = () => undefined;
  #isLongestTaken = false;

  constructor(private readonly transport: TransportOptions) {}

  /**
   * Starts the requests. Before that there are none, and callers send their own. The log of sets follows the other tables and what
   * the store is made of: on a slow line it would hold up the first screen, and is made by the server in time on a quick one.
   * @param parts what the store is made of
   */
  begin(parts: Promise<unknown>): void {
    this.#beginnings = this.#askSeveral(begunTables);
    void this.#askOthers(parts).catch(() => undefined);
  }

  async #askOthers(parts: Promise<unknown>): Promise<void> {
    const begun = await this.#beginnings;
    if (begun.size === 0) return;
    await Promise.all([parts, this.#ask('exercise_catalogue'), this.#askSeveral(furtherTables)]);
    // A caller that needs it already sends its own request.
    if (this.#end.signal.aborted || this.#isLongestTaken) return;
    void this.#ask(longestTable, new Promise((resolve) => (this.#readLongest = resolve)));
  }

  /** Whether there are any, or will be. */
  areAsked(): boolean {
    return this.#answers.size > 0;
  }

  /** Beginnings of the change feed and the tables of the first screens, as far as they came and were not handed out one by one. */
  async beginnings(): Promise<Beginnings> {
    const begun = await this.#beginnings;
    return new Map([...begun].filter(([table]) => this.#answers.has(table)));
  }

  /** Drops answers that were taken together. */
  drop(tables: Iterable<PlainTableName>): void {
    for (const table of tables) this.#answers.delete(table);
  }

  /**
   * Hands out an answer, once.
   * @returns undefined when this request was not made, or is not that of a new device; resolves with null when it failed
   */
  take(name: StreamName, { handle, offset, live }: ShapeRequest): Answer | undefined {
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
    this.#readLongest();
    this.#end.abort();
  }

  #askSeveral(tables: readonly PlainTableName[]): Promise<Beginnings> {
    // Callers that get none request the tables themselves, and report the failure then.
    const asked = fetchBeginnings(this.transport, tables, this.#end.signal).catch((): Beginnings => new Map());
    for (const table of tables) {
      const answer = asked.then((begun) => begun.get(table) ?? null);
      this.#answers.set(table, answer);
    }
    return asked;
  }

  #ask(name: StreamName, wanted?: Promise<void>): Answer {
    const request: ShapeRequest = { handle: null, offset: '-1', live: false, cursor: null };
    // The caller that needs a failed answer requests it again, and reports the failure then.
    const answer = fetchShape(this.transport, name, request, this.#end.signal, wanted).catch(() => null);
    this.#answers.set(name, answer);
    return answer;
  }
}
