import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import type { Context } from 'hono';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { encodePage } from './encoded-page.ts';
import { GatheredReads } from './gathered-reads.ts';
import { FairTurns } from './fair-turns.ts';
import { answerMustRefetch, answerUnchanged, buildHeaders, takesGzip } from './shape-answer.ts';
import { createPiggyback } from './piggyback.ts';
import type { ShapeHandles } from './shape-handle.ts';
import { canContinue, type LogPage, type LogRead, mostEntries, mostTogether, readLog, readLogs } from './shape-log.ts';
import { requestEnd } from './request-end.ts';
import { buildMessages, buildUpToDate } from './shape-messages.ts';
import { largest, type ShapeRequest } from './shape-request.ts';
import { openSnapshot } from './shape-snapshot.ts';
import { streamEvents } from './shape-sse.ts';
import type { ShapeWake } from './shape-wake.ts';
import type { Shape } from './shape.ts';
import { writeCopied, writeMessages } from './snapshot-bodies.ts';
import { SharedReads } from './shared-reads.ts';

/** How long requests are held; Electric's values unless a test shortens them. */
export type ShapeTimes = { readonly longPollMs: number; readonly keepAliveMs: number; readonly sseCloseMs: number };

/** Electric's times. */
export const electricTimes: ShapeTimes = { longPollMs: 20_000, keepAliveMs: 21_000, sseCloseMs: 60_000 };

/** Answers one shape request. */
export type ShapeAnswerer = (c: Context, shape: Shape, request: ShapeRequest) => Promise<Response>;

/** Most snapshots of one user that are pending or being read: three for each of ten devices. */
const maxUnread = 30;

/** A position after all entries: reads only the state of the log. */
const afterEverything = 2n ** 62n;

/** Result of reading a log that ends at `start`. */
function emptyPage({ start, epoch }: { start: bigint; epoch: bigint }): LogPage {
  return { epoch, pruned: start, head: start, entries: [], complete: true, nextTxid: undefined };
}

/**
 * Answers shapes from the embedded log, in Electric's protocol. Handles are stateless: a handle is valid as long as the log still
 * holds everything after the client's position.
 */
export function createEmbeddedShapes(options: {
  sql: Sql;
  wake: ShapeWake;
  handles: ShapeHandles;
  times: ShapeTimes;
  /** Aborts when the server shuts down; held requests then end. */
  closing: AbortSignal;
}): ShapeAnswerer {
  const { sql, wake, handles, times, closing } = options;
  const shared = new SharedReads<LogPage>();
  const gathered = new GatheredReads<LogRead, LogPage>((reads) => readLogs(sql, reads, mostEntries.together), mostTogether);
  /** By user: requested snapshots that have not been read to their end. */
  const unread = new Map<string, Set<object>>();
  /** Each snapshot holds a connection while Postgres sends it; some must stay free for everything else. */
  const turns = new FairTurns({ total: 4, perKey: 2 }, (reader) => unread.get(reader)?.size ?? 0);

  /**
   * Shares reads (request coalescing): a user's devices are often woken by one change and fetch the same.
   * @param read on its own, or batched with others that were woken
   */
  function readShared(
    shape: Shape,
    after: bigint,
    read: (asked: LogRead) => Promise<LogPage> = (asked) => readLog(sql, asked),
  ): Promise<LogPage> {
    return shared.read(`${shape.table} ${shape.owner} ${after}`, () => wake.ends.read(shape, () => read({ shape, after })));
  }

  /** Batched reads after a change: for many users at once, a few entries each. */
  const readWoken = (shape: Shape, after: bigint) => readShared(shape, after, (asked) => gathered.read(asked));

  const piggyback = createPiggyback({ handles, read: readWoken, isQuiet: (shape) => wake.ends.find(shape) !== undefined });

  /** Counts a requested snapshot of a user. @returns uncounts it when read or aborted; idempotent */
  function countUnread(reader: string): () => void {
    const open = unread.get(reader) ?? new Set();
    const asked = {};
    unread.set(reader, open.add(asked));
    return () => {
      open.delete(asked);
      if (open.size === 0 && unread.get(reader) === open) unread.delete(reader);
    };
  }

  async function answerSnapshot(c: Context, shape: Shape, request: ShapeRequest): Promise<Response> {
    const { signal } = c.req.raw;
    if ((unread.get(shape.reader)?.size ?? 0) >= maxUnread) {
      throw new ApiError('too_many_requests', 'Zu viele Abgleiche zugleich.', { headers: { 'retry-after': '5' } });
    }
    const read = countUnread(shape.reader);
    const giveBack = await turns.take(shape.reader, signal).catch(read);
    // The client has disconnected.
    if (giveBack === undefined) return new Response(null, { status: 499 });
    const done = () => {
      giveBack();
      read();
    };
    try {
      const snapshot = await openSnapshot(sql, shape);
      void snapshot.closed.then(giveBack);
      const handle = handles.make(shape, request.full, snapshot, request.expiredHandle);
      const headers = buildHeaders(shape, request, { handle, offset: '0_0', upToDate: false, hasData: true });
      const unchanged = answerUnchanged(c, headers);
      if (unchanged !== undefined) {
        await snapshot.close();
        read();
        return unchanged;
      }
      const body = request.copied ? writeCopied(shape) : writeMessages(shape);
      if (request.copied) headers['content-type'] = copiedRows.contentType;
      const packed = await snapshot.stream({ rows: !request.changesOnly, body });
      packed.once('close', read);
      // If the client disconnects before the answer has begun, its body is neither read nor cancelled.
      const leave = (): unknown => packed.destroy();
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted) leave();
      if (takesGzip(c)) headers['content-encoding'] = 'gzip';
      const sent = takesGzip(c) ? packed : pipeline(packed, createGunzip(), () => undefined);
      return new Response(Readable.toWeb(sent) as ReadableStream<Uint8Array>, { headers });
    } catch (error) {
      done();
      throw error;
    }
  }

  async function answerNow(shape: Shape, request: ShapeRequest): Promise<Response> {
    const { epoch, head } = await readLog(sql, { shape, after: afterEverything });
    const handle = handles.make(shape, request.full, { position: head, epoch }, request.expiredHandle);
    const headers = buildHeaders(shape, request, { handle, offset: '0_inf', upToDate: true, hasData: false });
    return new Response(`[${buildUpToDate(head)}]`, { headers });
  }

  function refuse(shape: Shape, request: ShapeRequest, page: LogPage): Response {
    return answerMustRefetch(handles.make(shape, request.full, { position: page.head, epoch: page.epoch }, request.handle));
  }

  /**
   * Reads entries after `start`; a long poll without entries waits for them.
   * @param from.onChange called on a notification of a change, before it is read
   */
  async function readOrWait(
    c: Context,
    shape: Shape,
    request: ShapeRequest,
    from: { start: bigint; epoch: bigint; onChange: () => void },
  ): Promise<LogPage> {
    const { start, epoch } = from;
    if (request.mode !== 'long-poll') return readShared(shape, start);
    const deadline = Date.now() + times.longPollMs;
    const signal = requestEnd(c, closing);
    const waiter = wake.register(shape.table, shape.owner);
    try {
      const end = wake.ends.find(shape);
      // At the known end there is nothing to read: the next change is notified, and read then or when the time is up.
      const isAtEnd = end?.head === start && end.epoch === epoch;
      let page = isAtEnd ? emptyPage({ start, epoch }) : await readShared(shape, start);
      while (page.entries.length === 0 && canContinue(page, epoch, start) && Date.now() < deadline && !signal.aborted) {
        const isChanged = await waiter.wait(deadline - Date.now(), signal);
        // The client has disconnected: a thousand disconnecting at once would otherwise cause a thousand reads.
        if (signal.aborted) break;
        if (isChanged) from.onChange();
        page = await readWoken(shape, start);
      }
      return page;
    } finally {
      waiter.release();
    }
  }

  async function answerChanges(c: Context, shape: Shape, request: ShapeRequest, handle: string): Promise<Response> {
    const content = handles.read(shape, request.full, handle);
    if (content === undefined) return refuse(shape, request, await readLog(sql, { shape, after: afterEverything }));
    const start = largest(content.position, request.position ?? 0n);
    const carried = piggyback(shape, request.mode === 'long-poll' ? request.piggyback : []);
    const page = await readOrWait(c, shape, request, { start, epoch: content.epoch, onChange: carried.begin });
    if (!canContinue(page, content.epoch, start)) return refuse(shape, request, page);
    const position = largest(start, BigInt(page.entries.at(-1)?.seq ?? 0));
    const offset = position === content.position ? '0_inf' : `${position}_0`;
    const hasData = page.entries.length > 0;
    const headers = buildHeaders(shape, request, { handle, offset, upToDate: page.complete, hasData });
    const unchanged = request.mode === 'catch-up' ? answerUnchanged(c, headers) : undefined;
    if (unchanged !== undefined) return unchanged;
    const alone = encodePage(shape, page, request.full, position);
    const { text, gzip } = hasData ? await carried.add(alone, page) : alone;
    if (gzip === undefined || !takesGzip(c)) return new Response(text, { headers });
    return new Response(await gzip(), { headers: { ...headers, 'content-encoding': 'gzip' } });
  }

  async function answerEvents(c: Context, shape: Shape, request: ShapeRequest, handle: string): Promise<Response> {
    const content = handles.read(shape, request.full, handle);
    const start = largest(content?.position ?? 0n, request.position ?? 0n);
    const waiter = wake.register(shape.table, shape.owner);
    const first = await readShared(shape, start).catch((error: unknown) => {
      waiter.release();
      throw error;
    });
    if (content === undefined || !canContinue(first, content.epoch, start)) {
      waiter.release();
      return refuse(shape, request, first);
    }
    const signal = requestEnd(c, closing);
    const body = streamEvents({ keepAliveMs: times.keepAliveMs, closeMs: times.sseCloseMs, signal }, async (sender) => {
      let position = start;
      let page = first;
      try {
        for (let round = 0; !sender.signal.aborted && canContinue(page, content.epoch, position); round += 1) {
          position = largest(position, BigInt(page.entries.at(-1)?.seq ?? 0));
          const messages = buildMessages(shape, page, request.full);
          if (page.complete && (messages.length > 0 || round === 0)) messages.push(buildUpToDate(position));
          if (messages.length > 0) sender.send(messages);
          if (page.complete) await waiter.wait(times.sseCloseMs, sender.signal);
          if (!sender.signal.aborted) page = await readWoken(shape, position);
        }
        // Also after an invalidated position: the stream ends, and the client's next request gets must-refetch.
      } finally {
        waiter.release();
      }
    });
    const offset = start === content.position ? '0_inf' : `${start}_0`;
    const headers = buildHeaders(shape, request, { handle, offset, upToDate: false, hasData: false });
    const stream = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    return new Response(body, { headers: { ...headers, ...stream } });
  }

  return async (c, shape, request) => {
    if (request.offset === '-1') return answerSnapshot(c, shape, request);
    if (request.offset === 'now') return answerNow(shape, request);
    const handle = request.handle ?? '';
    return request.mode === 'sse' ? answerEvents(c, shape, request, handle) : answerChanges(c, shape, request, handle);
  };
}
