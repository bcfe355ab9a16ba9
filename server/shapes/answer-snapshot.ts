import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { beginnings } from '@anwurf/contract/sync/beginnings';
import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import { newestDays, newestRows } from '@anwurf/contract/sync/newest-rows';
import type { Context } from 'hono';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { FairTurns } from './fair-turns.ts';
import { answerUnchanged, buildHeaders, privateHeaders, takesGzip } from './shape-answer.ts';
import type { ShapeAnswerer } from './shape-answerer.ts';
import type { ShapeHandles } from './shape-handle.ts';
import type { ShapeRequest } from './shape-request.ts';
import type { Shape } from './shape.ts';
import { openSnapshot, type Snapshot, type SnapshotPart, type SnapshotPlace } from './shape-snapshot.ts';
import { writeBeginning, writeCopied, writeMessages } from './snapshot-bodies.ts';

/** Most snapshots of one user that are pending or being read: three for each of ten devices. */
const maxUnread = 30;

/** Headers of an answer, and what it sends. */
type Content = { readonly headers: Record<string, string>; readonly parts: readonly SnapshotPart[] };

/** Answers with snapshots. */
export type SnapshotAnswers = {
  /** The beginning of a shape. */
  readonly one: ShapeAnswerer;
  /** The beginnings of several shapes of a user in one answer, all as of the same moment. */
  readonly several: (c: Context, shapes: readonly Shape[]) => Promise<Response>;
};

/**
 * Answers the beginning of shapes from Postgres.
 * @throws ApiError too_many_requests when a user leaves too many snapshots unread
 */
export function createSnapshotAnswers({ sql, handles }: { sql: Sql; handles: ShapeHandles }): SnapshotAnswers {
  /** By user: requested snapshots that have not been read to their end. */
  const unread = new Map<string, Set<object>>();
  /** Each snapshot holds a connection while Postgres sends it; some must stay free for everything else. */
  const turns = new FairTurns({ total: 4, perKey: 2 }, (reader) => unread.get(reader)?.size ?? 0);

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

  /** Of a shape: rows from whose position the client follows the changes, or the newest, from which nothing can be followed. */
  function contentOfOne(shape: Shape, request: ShapeRequest, place: SnapshotPlace): Content {
    const newestFrom = newestDays(shape.table) === undefined ? null : request.newestFrom;
    const body = request.copied ? writeCopied(shape) : writeMessages(shape);
    const parts = [{ shape, body, rows: !request.changesOnly, newestFrom }];
    if (newestFrom !== null) return { headers: { ...privateHeaders, 'content-type': newestRows.contentType }, parts };
    const handle = handles.make(shape, request.full, place, request.expiredHandle);
    const headers = buildHeaders(shape, request, { handle, offset: '0_0', upToDate: false, hasData: true });
    return { headers: { ...headers, ...(request.copied && { 'content-type': copiedRows.contentType }) }, parts };
  }

  function contentOfSeveral(shapes: readonly Shape[], snapshot: Snapshot): Content {
    const parts = shapes.map((shape) => {
      const handle = handles.make(shape, false, snapshot.placeOf(shape));
      const body = writeBeginning({ table: shape.table, handle, offset: '0_0', rows: true }, writeCopied(shape));
      return { shape, body, rows: true, newestFrom: null };
    });
    return { headers: { ...privateHeaders, 'content-type': beginnings.contentType }, parts };
  }

  async function answer(
    c: Context,
    { reader, shapes }: { readonly reader: string; readonly shapes: readonly Shape[] },
    contentOf: (snapshot: Snapshot) => Content,
  ): Promise<Response> {
    const { signal } = c.req.raw;
    if ((unread.get(reader)?.size ?? 0) >= maxUnread) {
      throw new ApiError('too_many_requests', 'Too many snapshots at once.', { headers: { 'retry-after': '5' } });
    }
    const read = countUnread(reader);
    const giveBack = await turns.take(reader, signal).catch(read);
    // The client has disconnected.
    if (giveBack === undefined) return new Response(null, { status: 499 });
    const done = () => {
      giveBack();
      read();
    };
    let snapshot: Snapshot | undefined;
    try {
      snapshot = await openSnapshot(sql, shapes);
      void snapshot.closed.then(giveBack);
      const { headers, parts } = contentOf(snapshot);
      const unchanged = answerUnchanged(c, headers);
      if (unchanged !== undefined) {
        await snapshot.close();
        read();
        return unchanged;
      }
      const packed = await snapshot.stream(parts);
      packed.once('close', read);
      // If the client disconnects before the answer has begun, its body is neither read nor cancelled.
      const leave = (): unknown => packed.destroy();
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted) leave();
      if (takesGzip(c)) headers['content-encoding'] = 'gzip';
      const sent = takesGzip(c) ? packed : pipeline(packed, createGunzip(), () => undefined);
      return new Response(Readable.toWeb(sent) as ReadableStream<Uint8Array>, { headers });
    } catch (error) {
      await snapshot?.close();
      done();
      throw error;
    }
  }

  return {
    one: (c, shape, request) =>
      answer(c, { reader: shape.reader, shapes: [shape] }, (snapshot) => contentOfOne(shape, request, snapshot.placeOf(shape))),
    several: (c, shapes) => answer(c, { reader: shapes[0]?.reader ?? '', shapes }, (snapshot) => contentOfSeveral(shapes, snapshot)),
  };
}
