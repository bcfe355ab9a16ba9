import { deadline, endWith } from '@anwurf/contract/deadline';
import { errorBodySchema } from '@anwurf/contract/errors';
import { beginnings } from '@anwurf/contract/sync/beginnings';
import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import { fewHeaders } from '@anwurf/contract/sync/few-headers';
import { newestRows } from '@anwurf/contract/sync/newest-rows';
import { formatPosition, piggyback, type TablePosition } from '@anwurf/contract/sync/piggyback';
import type { PlainTableName } from '@anwurf/contract/sync/registry';
import { tableOfStream, teamOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';
import { type CopiedRows, readCopied } from './apply/copied-rows.ts';
import { type RawBeginning, readBeginnings } from './download/read-beginnings.ts';
import { type PiggybackedAnswer, type ShapeMessages, toMessages, toPiggybacked } from './shape-messages.ts';
import { Rejected, SignedOut, Unreachable, Unready } from './transport-errors.ts';

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

/** Content of an answer that is no order to begin anew. */
export type ShapeContent = ShapeMessages & {
  readonly kind: 'messages';
  /** Rows of a snapshot, before the messages. */
  readonly copied: CopiedRows | null;
  readonly cursor: string | null;
  readonly piggybacked: readonly PiggybackedAnswer[];
};

/** One answer of a shape. */
export type ShapeAnswer = ShapeContent | { readonly kind: 'must-refetch' };

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

/** Time limit of a request that is not held, where none is given. */
export const usualTimeoutMs = 60_000;

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

type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly copied: CopiedRows | null;
  /** Of several tables, where the answer has them. */
  readonly begun: ReadonlyMap<PlainTableName, RawBeginning> | null;
};

/** Reads an answer to its end. Rows for Postgres stay bytes. */
async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const answer = { status, headers, text: '', copied: null, begun: null };
  const readBytes = async () => new Uint8Array(await response.arrayBuffer());
  if (type === beginnings.contentType) return { ...answer, begun: readBeginnings(await readBytes()) };
  if (!type.startsWith(copiedRows.contentType)) return { ...answer, text: await response.text() };
  const { rows, messages } = readCopied(await readBytes());
  return { ...answer, text: messages, copied: rows };
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
  const timeoutMs = request.live ? liveTimeoutMs : (options.requestTimeoutMs ?? usualTimeoutMs);
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
