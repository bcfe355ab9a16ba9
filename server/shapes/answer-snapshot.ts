import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import { newestDays, newestRows } from '@anwurf/contract/sync/newest-rows';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { FairTurns } from './fair-turns.ts';
import { answerUnchanged, buildHeaders, privateHeaders, takesGzip } from './shape-answer.ts';
import type { ShapeAnswerer } from './shape-answerer.ts';
import type { ShapeHandles } from './shape-handle.ts';
import type { ShapeRequest } from './shape-request.ts';
import type { Shape } from './shape.ts';
import { openSnapshot, type Snapshot } from './shape-snapshot.ts';
import { writeCopied, writeMessages } from './snapshot-bodies.ts';

/** Most snapshots of one user that are pending or being read: three for each of ten devices. */
const maxUnread = 30;

/** The head of an answer: its headers, and the type of its body when that has COPY's format. */
type Head = { readonly headers: Record<string, string>; readonly copiedType: string };

/** Of rows without a position: nothing can be followed from them. */
const newestHead = (): Head => ({ headers: { ...privateHeaders }, copiedType: newestRows.contentType });

/**
 * Answers the beginning of shapes from Postgres.
 * @throws ApiError too_many_requests when a user leaves too many snapshots unread
 */
export function createSnapshotAnswers({ sql, handles }: { sql: Sql; handles: ShapeHandles }): ShapeAnswerer {
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

  /** Of rows from whose position the client follows the changes. */
  function followedHead(shape: Shape, request: ShapeRequest, snapshot: Snapshot): Head {
    const handle = handles.make(shape, request.full, snapshot, request.expiredHandle);
    const headers = buildHeaders(shape, request, { handle, offset: '0_0', upToDate: false, hasData: true });
    return { headers, copiedType: copiedRows.contentType };
  }

  return async (c, shape, request) => {
    const { signal } = c.req.raw;
    if ((unread.get(shape.reader)?.size ?? 0) >= maxUnread) {
      throw new ApiError('too_many_requests', 'Too many snapshots at once.', { headers: { 'retry-after': '5' } });
    }
    const read = countUnread(shape.reader);
    const giveBack = await turns.take(shape.reader, signal).catch(read);
    // The client has disconnected.
    if (giveBack === undefined) return new Response(null, { status: 499 });
    const done = () => {
      giveBack();
      read();
    };
    let snapshot: Snapshot | undefined;
    try {
      snapshot = await openSnapshot(sql, shape);
      void snapshot.closed.then(giveBack);
      const newestFrom = newestDays(shape.table) === undefined ? null : request.newestFrom;
      const { headers, copiedType } = newestFrom === null ? followedHead(shape, request, snapshot) : newestHead();
      const unchanged = answerUnchanged(c, headers);
      if (unchanged !== undefined) {
        await snapshot.close();
        read();
        return unchanged;
      }
      const body = request.copied ? writeCopied(shape) : writeMessages(shape);
      if (request.copied) headers['content-type'] = copiedType;
      const packed = await snapshot.stream({ rows: !request.changesOnly, body, newestFrom });
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
  };
}
