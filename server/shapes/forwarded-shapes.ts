import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorLog } from '../logging/log.ts';
import { askElectric } from './ask-electric.ts';
import { electricAddress } from './electric-address.ts';
import { readElectricRefusal } from './electric-refusal.ts';
import { nextSpelling, readSpelled, spellCondition, type Spelling, writeSpelled } from './other-spelling.ts';
import { requestEnd } from './request-end.ts';
import { answerMustRefetch, privateHeaders, takesGzip, worthCompressing } from './shape-answer.ts';
import { protocolParameters } from './shape-request.ts';
import type { Shape } from './shape.ts';

/** Statuses that belong to the protocol; others are answered in our own error format. */
const passedStatuses = new Set([200, 204, 304, 409]);
const passedHeaders = /^(electric-(handle|offset|schema|cursor|up-to-date|has-data)|content-type|etag|retry-after)$/;
/** Limit for reading an error's text, whose length is unknown. */
const maxRefusalLength = 10_000;
/** Most replaced shapes that are logged; one is enough to act on. */
const mostNoted = 100;

/** An Electric. */
export type Upstream = { readonly url: string; readonly secret: string | undefined };

/** Electric's address of a shape; of the device's parameters only those of the protocol are in it. */
export function upstreamUrl({ url: base, secret }: Upstream, shape: Shape, query: URLSearchParams, spelling: Spelling): URL {
  const url = electricAddress(base, 'v1/shape');
  for (const name of protocolParameters) {
    const value = query.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  url.searchParams.set('table', `public.${shape.table}`);
  url.searchParams.set('columns', shape.columns.map((column) => `"${column}"`).join(','));
  const handle = query.get('handle');
  if (handle !== null) url.searchParams.set('handle', readSpelled(handle).handle);
  const condition = spellCondition(shape, spelling);
  if (condition !== undefined) url.searchParams.set('where', condition);
  if (shape.ownerColumn !== undefined) url.searchParams.set('params[1]', shape.owner);
  if (secret !== undefined) url.searchParams.set('secret', secret);
  return url;
}

function headersOf(answer: Response, spelling: Spelling): Headers {
  // A proxy in front of us must not buffer a held answer.
  const headers = new Headers({ ...privateHeaders, 'x-accel-buffering': 'no' });
  for (const [name, value] of answer.headers) if (passedHeaders.test(name)) headers.set(name, value);
  const handle = headers.get('electric-handle');
  if (handle !== null) headers.set('electric-handle', writeSpelled(handle, spelling));
  return headers;
}

/** Forwards Electric's answer. Electric does not compress: 100,000 rows are 59 MB, with gzip 4. */
function passOn(c: Context, answer: Response, spelling: Spelling): Response {
  // fetch has decoded any compression, so length and encoding of the original are not forwarded.
  const { status, body } = answer;
  const headers = headersOf(answer, spelling);
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
  const isShort = Number(answer.headers.get('content-length') ?? Infinity) < worthCompressing;
  if (body === null || status !== 200 || isStream || isShort || !takesGzip(c)) return new Response(body, { status, headers });
  headers.set('content-encoding', 'gzip');
  const gzip = createGzip({ level: 1 });
  // A premature end on either side ends the other; the device sees a truncated answer and retries.
  pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), gzip, () => undefined);
  return new Response(Readable.toWeb(gzip) as ReadableStream<Uint8Array>, { status, headers });
}

/**
 * Answers shapes by forwarding to Electric. We set table, columns and where; of the client's parameters (`query`) only those of
 * the protocol pass. Bodies are streamed, including live ones.
 */
export function createForwardedShapes(options: {
  url: string;
  secret: string | undefined;
  log: ErrorLog;
  closing: AbortSignal;
}): (c: Context, shape: Shape, query: URLSearchParams) => Promise<Response> {
  const unavailable = () =>
    new ApiError('upstream_unavailable', 'The shape service cannot be reached.', { headers: { 'retry-after': '5' } });

  async function answerRefusal(shape: Shape, answer: Response): Promise<Response> {
    const text = (await answer.text().catch(() => '')).slice(0, maxRefusalLength);
    const refusal = readElectricRefusal(text);
    if (refusal === 'must-refetch') return answerMustRefetch();
    if (refusal === 'invalid') throw new ApiError('invalid_input', 'Invalid request');
    report(`Electric cannot answer ${shape.table} yet`, text);
    throw unavailable();
  }

  /** The last failure: a device that is kept waiting asks again and again, and so do all others. */
  let reported: string | undefined;
  function report(reason: string, error?: unknown): void {
    if (reported === reason) return;
    reported = reason;
    options.log(reason, error);
  }

  const replaced = new Set<string>();
  function noteGap(shape: Shape, expired: string): void {
    if (replaced.size >= mostNoted || replaced.has(expired)) return;
    replaced.add(expired);
    options.log(
      `Electric's stored shape of ${shape.table} lacks rows of the database, so devices get another one. Its storage is older than the ` +
        'database: stop Electric, empty its storage, and start it again',
      undefined,
    );
  }

  async function ask(c: Context, shape: Shape, query: URLSearchParams, spelling: Spelling): Promise<Response> {
    const url = upstreamUrl(options, shape, query, spelling);
    const headers = new Headers();
    for (const name of ['accept', 'if-none-match']) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    // Live requests are held up to 60 s, without a time-out of ours; the client's abort reaches upstream.
    const signal = requestEnd(c, options.closing);
    const answer = await askElectric(url, headers, signal).catch((error: unknown) => {
      // fetch only says that it failed; the reason is in the cause.
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      if (!signal.aborted) report('Electric is not reachable', reason instanceof Error ? reason.message : reason);
      throw unavailable();
    });
    return answer;
  }

  return async (c, shape, query) => {
    const expired = query.get('offset') === '-1' ? query.get('expired_handle') : null;
    let { spelling } = readSpelled(expired ?? query.get('handle') ?? '');
    let answer = await ask(c, shape, query, spelling);
    const next = nextSpelling(spelling);
    if (expired !== null && next !== undefined && answer.headers.get('electric-handle') === readSpelled(expired).handle) {
      await answer.body?.cancel();
      noteGap(shape, expired);
      spelling = next;
      answer = await ask(c, shape, query, spelling);
    }
    if (passedStatuses.has(answer.status)) {
      reported = undefined;
      return passOn(c, answer, spelling);
    }
    if (answer.status === 400) return answerRefusal(shape, answer);
    await answer.body?.cancel();
    report(`Electric answered ${answer.status}`);
    throw unavailable();
  };
}
