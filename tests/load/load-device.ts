import { setTimeout } from 'node:timers/promises';
import { copiedMessages } from '@anwurf/db/sync/apply/copied-rows';
import { fetchShape, type ShapeAnswer, type ShapeRequest, type TransportOptions } from '@anwurf/db/sync/transport';
import { pushMutations } from '@anwurf/db/sync/upload/push-requests';
import { newId } from '../server/accounts/test-user.ts';
import { SocketFetch } from './socket-fetch.ts';

const table = 'workout_tracking';
const begin: ShapeRequest = { handle: null, offset: '-1', live: false, cursor: null };
/** First and longest pause in ms before a table is asked again that does not show yet what was announced: those of the app. */
const pauses = { first: 10, longest: 3000 };

type Messages = Extract<ShapeAnswer, { kind: 'messages' }>;

/** A device's report of its work. */
export type DeviceEvents = {
  /** A row of the sets has come. */
  readonly onRow: (device: LoadDevice, key: string) => void;
  readonly onError: (error: unknown) => void;
  readonly onRefetch: () => void;
};

/**
 * A device without a store, of which one process can play a thousand: one long poll is always open, on the change feed; when it
 * answers, the sets are fetched until they show the transaction that was announced.
 */
export class LoadDevice {
  readonly #sockets: SocketFetch;
  readonly #transport: TransportOptions;
  readonly #ending = new AbortController();
  #feed = begin;
  #sets = begin;
  /** Newest announcement of the feed that the sets have not shown yet: the feed announces it only once. */
  #announced: string | undefined;
  /** Newest transaction that the sets have shown. */
  #newest = 0n;
  #following: Promise<void> = Promise.resolve();

  constructor(
    origin: string,
    token: string,
    private readonly events: DeviceEvents,
  ) {
    this.#sockets = new SocketFetch(origin);
    this.#transport = { baseUrl: origin, fetch: this.#sockets.fetch, accessToken: () => Promise.resolve(token) };
  }

  /** Fetches both shapes to their end and begins to follow. */
  async open(): Promise<void> {
    await this.#catchUp('sync_heads');
    await this.#catchUp(table);
    this.#following = this.#follow();
  }

  /** Pushes a set. @returns when the server has accepted it */
  async push(key: string): Promise<void> {
    const values = { workout_id: key, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: new Date().toISOString() };
    const [result] = await pushMutations(
      this.#transport,
      { mutations: [{ id: newId(), table, op: 'upsert', key, values }] },
      this.#ending.signal,
    );
    if (result?.status !== 'applied') throw new Error(`a set was not applied: ${JSON.stringify(result)}`);
  }

  async close(): Promise<void> {
    this.#ending.abort();
    this.#sockets.close();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      try {
        if (this.#announced === undefined) await this.#waitForChange();
        else await this.#fetchUntilArrived(this.#announced);
      } catch (error) {
        if (signal.aborted) return;
        this.events.onError(error);
        await setTimeout(250);
      }
    }
  }

  async #waitForChange(): Promise<void> {
    const { handle, offset } = this.#sets;
    const piggyback = handle === null ? [] : [{ table, handle, offset } as const];
    const answer = await this.#ask('sync_heads', { ...this.#feed, live: this.#feed.handle !== null, piggyback });
    this.#announced = answer === undefined ? undefined : headOf(answer);
    for (const carried of answer?.piggybacked ?? []) this.#takeSets(carried);
    if (this.#announced !== undefined && this.#newest >= BigInt(this.#announced)) this.#announced = undefined;
  }

  async #fetchUntilArrived(announced: string): Promise<void> {
    for (let pause = pauses.first; !this.#ending.signal.aborted; pause = Math.min(pauses.longest, pause * 2)) {
      const answer = await this.#ask(table, this.#sets);
      // Rows of a snapshot name no transaction, and are as new as can be.
      if (answer === undefined) await this.#catchUp(table);
      if (answer === undefined || this.#newest >= BigInt(announced)) break;
      await setTimeout(pause);
    }
    this.#announced = undefined;
  }

  async #catchUp(name: 'sync_heads' | typeof table): Promise<void> {
    for (let isDone = false; !isDone;) {
      const answer = await this.#ask(name, name === table ? this.#sets : this.#feed);
      isDone = answer?.messages.some(({ kind }) => kind === 'up-to-date') === true;
    }
  }

  /** @returns undefined when the shape has to be fetched anew, from the next question on */
  async #ask(name: 'sync_heads' | typeof table, request: ShapeRequest): Promise<Messages | undefined> {
    const answer = await fetchShape(this.#transport, name, request, this.#ending.signal);
    const isRefetch = answer.kind === 'must-refetch';
    const next = isRefetch ? begin : { handle: answer.handle, offset: answer.offset, cursor: answer.cursor, live: false };
    if (name === table) this.#sets = next;
    else this.#feed = next;
    if (isRefetch) {
      this.events.onRefetch();
      return undefined;
    }
    const rows = answer.copied === null ? [] : copiedMessages(name, answer.copied);
    const read = { ...answer, messages: [...rows, ...answer.messages] };
    if (name === table) this.#takeSets(read);
    return read;
  }

  #takeSets({ messages, handle, offset }: Pick<Messages, 'messages' | 'handle' | 'offset'>): void {
    this.#sets = { handle, offset, cursor: null, live: false };
    for (const message of messages) {
      if (message.kind !== 'change') continue;
      for (const txid of message.txids) if (BigInt(txid) > this.#newest) this.#newest = BigInt(txid);
      this.events.onRow(this, message.key);
    }
  }
}

/** The transaction that a feed's answer announces of the sets. */
function headOf({ messages }: Messages): string | undefined {
  const last = messages.findLast((message) => message.kind === 'change');
  const heads = last?.kind === 'change' ? last.value['heads'] : undefined;
  return typeof heads === 'string' ? (JSON.parse(heads) as Record<string, string>)[table] : undefined;
}
