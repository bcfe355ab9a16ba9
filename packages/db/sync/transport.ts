import { deadline, endWith } from '@anwurf/contract/deadline';
import { errorBodySchema } from '@anwurf/contract/errors';
import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import { fewHeaders } from '@anwurf/contract/sync/few-headers';
import { newestRows } from '@anwurf/contract/sync/newest-rows';
import { formatPosition, piggyback, type TablePosition } from '@anwurf/contract/sync/piggyback';
import { isPlainTable, syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { tableOfStream, teamOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';
import type { ShapeMessage, TextRow } from './apply/batch.ts';
import { type CopiedRows, readCopied } from './apply/copied-rows.ts';

/** Environment of the sync engine. */
export type TransportOptions = {
  /** Origin of the server, without a trailing slash; empty: the same origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Current access token; `renew` requests a fresh one because the server refused the last. Null: signed out. */
  readonly accessToken: (renew: boolean) => Promise<string | null>;
  /** Time limit in ms for a request that is not a long poll. */
  readonly requestTimeoutMs?: number;
};

/** The server cannot be reached, or is temporarily unable to answer: retry later. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable';
}

/** The server, or a proxy in front of it, was reached and cannot answer now. */
export class Unready extends Unreachable {
  override readonly name = 'Unready';
}

/** The session has ended: the user must sign in again. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** The server refuses the request (4xx). */
export class Rejected extends Error {
  override readonly name = 'Rejected';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Messages of one answer of a shape, and the stream's position after it. */
type ShapeMessages = { readonly messages: readonly ShapeMessage[]; readonly handle: string; readonly offset: string };

/** Changes of another table, carried by the change feed's answer. */
export type PiggybackedAnswer = ShapeMessages & {
  /** Position from which it continues. */
  readonly position: TablePosition;
};

/** One answer of a shape. */
export type ShapeAnswer =
  | (ShapeMessages & {
      readonly kind: 'messages';
      /** Rows of a snapshot, before the messages. */
      readonly copied: CopiedRows | null;
      readonly cursor: string | null;
      readonly piggybacked: readonly PiggybackedAnswer[];
    })
  | { readonly kind: 'must-refetch' };

/** The newest rows of a snapshot, without a position. */
export type NewestAnswer = { readonly kind: 'newest'; readonly copied: CopiedRows };

/** Where to continue a shape. `cursor` is for live requests. */
export type ShapeRequest = {
  readonly handle: string | null;
  readonly offset: string;
  readonly live: boolean;
  readonly cursor: string | null;
  /** A shape with gaps that must not be answered again. */
  readonly expiredHandle?: string | null;
  /** For the change feed's live request. */
  readonly piggyback?: readonly TablePosition[];
};

type RawMessage = {
  readonly value?: TextRow;
  readonly headers: {
    readonly operation?: 'insert' | 'update' | 'delete';
    readonly txids?: readonly (number | string)[];
    readonly control?: string;
    readonly xmin?: string | number;
    readonly xmax?: string | number;
    readonly xip_list?: readonly (string | number)[];
  };
};

/** A message that carries another table's answer. */
type RawPiggyback = RawMessage & Partial<Record<'table' | 'since' | 'handle' | 'offset' | 'messages', unknown>>;

/** Longest time that the server holds a live request, plus a margin for a slow network. */
const liveTimeoutMs = 70_000;

/** Contents of a request besides its path. */
type Sent = {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer is not read before this resolves. */
  readonly wanted?: Promise<void> | undefined;
};

type Answer = { readonly status: number; readonly headers: Headers; readonly text: string; readonly copied: CopiedRows | null };

/** Reads an answer to its end. Rows for Postgres stay bytes. */
async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  if (headers.get('content-type')?.startsWith(copiedRows.contentType) !== true) {
    return { status, headers, text: await response.text(), copied: null };
  }
  const { rows, messages } = readCopied(new Uint8Array(await response.arrayBuffer()));
  return { status, headers, text: messages, copied: rows };
}

/**
 * Sends a request with the session's token, renewing it once, and reads the whole answer within the time limit.
 * @throws Unreachable, SignedOut
 */
export async function authorizedFetch(
  options: TransportOptions,
  path: string,
  { wanted, ...init }: Sent,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Answer> {
  for (const renew of [false, true]) {
    const token = await options.accessToken(renew).catch((cause: unknown) => {
      throw new Unreachable('no access token', { cause });
    });
    if (token === null) throw new SignedOut();
    const time = deadline([signal], timeoutMs);
    try {
      const headers = { ...init.headers, authorization: `Bearer ${token}` };
      const asked = options.fetch(`${options.baseUrl}${path}`, { ...init, signal: time.signal, headers });
      const answer = await endWith(
        asked.then((response) => wanted?.then(() => readAnswer(response)) ?? readAnswer(response)),
        time.signal,
      );
      // 410: the account was deleted; only the session handles that.
      if (answer.status !== 401 && answer.status !== 410) return answer;
    } catch (cause) {
      throw new Unreachable(path, { cause });
    } finally {
      time.clear();
    }
  }
  throw new SignedOut();
}

/** The error that an unexpected answer means. */
export function failure({ status, text }: Answer): Error {
  const parsed = errorBodySchema.safeParse(parseJson(text));
  const message = parsed.success ? parsed.data.error.message : `HTTP ${status}`;
  // Temporary: a proxy in front of a stopped server, a rate limit, a time-out.
  const passing = status >= 500 || status === 408 || status === 429;
  return passing ? new Unready(message) : new Rejected(status, message);
}

/** Parses an answer's text; undefined: it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Requests a stream once.
 * @param wanted the server may make the answer earlier, but it is not read before this resolves
 * @throws Unreachable, SignedOut, Rejected
 */
export async function fetchShape(
  options: TransportOptions,
  name: StreamName,
  request: ShapeRequest,
  signal: AbortSignal,
  wanted?: Promise<void>,
): Promise<ShapeAnswer> {
  const response = await askShape(options, name, request, signal, { wanted });
  return readShape(name, request, response);
}

/**
 * Requests a stream from its beginning, but only rows of a day and later, if the server knows how.
 * @throws Unreachable, SignedOut, Rejected
 */
export async function fetchNewest(
  options: TransportOptions,
  name: StreamName,
  newestFrom: string,
  signal: AbortSignal,
): Promise<ShapeAnswer | NewestAnswer> {
  const request: ShapeRequest = { handle: null, offset: '-1', live: false, cursor: null };
  const response = await askShape(options, name, request, signal, { newestFrom });
  const { status, headers, copied } = response;
  const isNewest = status === 200 && headers.get('content-type') === newestRows.contentType;
  return isNewest && copied !== null ? { kind: 'newest', copied } : readShape(name, request, response);
}

function askShape(
  options: TransportOptions,
  name: StreamName,
  request: ShapeRequest,
  signal: AbortSignal,
  { wanted, newestFrom }: Pick<Sent, 'wanted'> & { readonly newestFrom?: string },
): Promise<Answer> {
  const query = new URLSearchParams({ offset: request.offset, [fewHeaders.parameter]: fewHeaders.value });
  const [table, team] = [tableOfStream(name), teamOfStream(name)];
  if (team !== null) query.set('team', team);
  if (request.handle === null) query.set(copiedRows.parameter, copiedRows.value);
  else query.set('handle', request.handle);
  if (newestFrom !== undefined) query.set(newestRows.parameter, newestFrom);
  const expired = request.expiredHandle ?? null;
  if (request.handle === null && expired !== null) query.set('expired_handle', expired);
  if (request.live) {
    query.set('live', 'true');
    if (request.cursor !== null) query.set('cursor', request.cursor);
    for (const position of request.piggyback ?? []) query.append(piggyback, formatPosition(position));
  }
  const timeoutMs = request.live ? liveTimeoutMs : (options.requestTimeoutMs ?? 60_000);
  return authorizedFetch(options, `/api/shapes/${table}?${query}`, { wanted }, timeoutMs, signal);
}

function readShape(name: StreamName, request: ShapeRequest, response: Answer): ShapeAnswer {
  if (response.status === 409) return { kind: 'must-refetch' };
  if (response.status !== 200) throw failure(response);
  const handle = response.headers.get('electric-handle');
  const offset = response.headers.get('electric-offset');
  const body = response.text === '' ? [] : parseJson(response.text);
  if (handle === null || offset === null || !Array.isArray(body)) throw new Unreachable('not an answer of the shape protocol');
  const messages = toMessages(tableOfStream(name), body);
  if (messages.some((message) => message.kind === 'must-refetch')) return { kind: 'must-refetch' };
  const piggybacked = request.piggyback === undefined ? [] : body.map(toPiggybacked).filter((carried) => carried !== null);
  const { copied } = response;
  return { kind: 'messages', copied, messages, handle, offset, cursor: response.headers.get('electric-cursor'), piggybacked };
}

/** Shared: most messages of a first answer have no transaction, and there are tens of thousands of them. */
const noTransaction: readonly string[] = [];

function toMessages(name: SyncedTableName, body: readonly unknown[]): ShapeMessage[] {
  return (body as RawMessage[]).map((message) => toMessage(name, message)).filter((message) => message !== null);
}

/** @returns null for any other message, and for a malformed one: the device then requests that table */
function toPiggybacked(message: RawPiggyback): PiggybackedAnswer | null {
  if (message.headers.control !== piggyback) return null;
  const { table, since, handle, offset, messages } = message;
  if (typeof table !== 'string' || !isPlainTable(table) || typeof since !== 'string' || !Array.isArray(messages)) return null;
  if (typeof handle !== 'string' || typeof offset !== 'string') return null;
  return { position: { table, handle, offset: since }, messages: toMessages(table, messages), handle, offset };
}

/** @returns null for messages that a device ignores */
function toMessage(name: SyncedTableName, { value, headers }: RawMessage): ShapeMessage | null {
  if (headers.operation !== undefined) {
    const key = value?.[syncedTable(name).key];
    if (value === undefined || typeof key !== 'string') throw new Unreachable(`${name}: a change without its key`);
    return { kind: 'change', op: headers.operation, key, value, txids: headers.txids?.map(String) ?? noTransaction };
  }
  if (headers.control === 'up-to-date' || headers.control === 'must-refetch') return { kind: headers.control };
  if (headers.control === 'snapshot-end') {
    const { xmin, xmax, xip_list: xip } = headers;
    return { kind: 'snapshot-end', snapshot: { xmin: String(xmin), xmax: String(xmax), xip: (xip ?? []).map(String) } };
  }
  return null;
}
