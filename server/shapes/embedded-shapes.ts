import type { Sql } from '../database/connection.ts';
import { createChangeAnswers } from './answer-changes.ts';
import { createEventAnswers } from './answer-events.ts';
import { createSnapshotAnswers, type SnapshotAnswers } from './answer-snapshot.ts';
import { createLogReader } from './log-reader.ts';
import { buildHeaders } from './shape-answer.ts';
import type { ShapeAnswerer } from './shape-answerer.ts';
import type { ShapeHandles } from './shape-handle.ts';
import { buildUpToDate } from './shape-messages.ts';
import type { ShapeWake } from './shape-wake.ts';

/** How long requests are held. */
export type ShapeTimes = { readonly longPollMs: number; readonly keepAliveMs: number; readonly sseCloseMs: number };

/**
 * Electric's times but for long polls, which it ends after 20 s: each answer wakes the radio of a phone on which nothing happens. Proxies end
 * what is silent for a minute, devices after 70 s.
 */
export const usualTimes: ShapeTimes = { longPollMs: 50_000, keepAliveMs: 21_000, sseCloseMs: 60_000 };

/** The embedded log. */
export type EmbeddedShapes = { readonly answer: ShapeAnswerer; readonly begin: SnapshotAnswers['several'] };

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
}): EmbeddedShapes {
  const { sql, wake, handles, times, closing } = options;
  const log = createLogReader({ sql, wake, longPollMs: times.longPollMs, closing });
  const snapshots = createSnapshotAnswers({ sql, handles });
  const answerChanges = createChangeAnswers({ log, handles, wake });
  const answerEvents = createEventAnswers({ log, handles, wake, times, closing });

  const answerNow: ShapeAnswerer = async (_, shape, request) => {
    const { epoch, head } = await log.readEnd(shape);
    const handle = handles.make(shape, request.full, { position: head, epoch }, request.expiredHandle);
    const headers = buildHeaders(shape, request, { handle, offset: '0_inf', upToDate: true, hasData: false });
    return new Response(`[${buildUpToDate(head)}]`, { headers });
  };

  const answer: ShapeAnswerer = async (c, shape, request) => {
    if (request.offset === '-1') return snapshots.one(c, shape, request);
    if (request.offset === 'now') return answerNow(c, shape, request);
    return request.mode === 'sse' ? answerEvents(c, shape, request) : answerChanges(c, shape, request);
  };
  return { answer, begin: snapshots.several };
}
