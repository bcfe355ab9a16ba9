import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ImportResponse } from '@anwurf/contract/account-data';
import { ApiError } from '../errors/api-error.ts';
import { startThread } from '../threads/start-thread.ts';
import type { ImportPiece, ImportReport } from './import-thread.ts';

/** Heap of one import. */
const memoryMb = 128;
/** An upload without a byte for this long has ended. */
const stallMs = 15_000;

const waitHeaders = { 'retry-after': '10' };

function tooLarge(): ApiError {
  return new ApiError('payload_too_large', 'Die Datei ist zu groß.');
}

/**
 * The next bytes of a body.
 * @param signal aborts when the client has left
 * @throws ApiError bad_request when nothing comes
 */
async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal): Promise<Uint8Array | undefined> {
  let giveUp: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => reject(new ApiError('bad_request', 'Der Inhalt kommt nicht an.'));
  });
  const timer = setTimeout(giveUp, stallMs);
  signal.addEventListener('abort', giveUp);
  try {
    return (await Promise.race([reader.read(), ended])).value;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** Reports of a thread, one after another. @throws what ended the thread before its result */
async function nextReport(thread: Worker, signal: AbortSignal): Promise<ImportReport> {
  const watching = new AbortController();
  const end = AbortSignal.any([signal, watching.signal]);
  try {
    const exit = once(thread, 'exit', { signal: end }).then(() => {
      throw new Error('the thread of an import ended before its result');
    });
    exit.catch(() => undefined);
    // Sent by `import-thread.ts`.
    const [report] = (await Promise.race([once(thread, 'message', { signal: end }), exit])) as [ImportReport];
    return report;
  } finally {
    watching.abort();
  }
}

async function* piecesOf(body: ReadableStream<Uint8Array> | null, maxBytes: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  let length = 0;
  try {
    for (let chunk = await nextChunk(reader, signal); chunk !== undefined; chunk = await nextChunk(reader, signal)) {
      length += chunk.byteLength;
      if (length > maxBytes) throw tooLarge();
      yield chunk;
    }
  } finally {
    reader.releaseLock();
  }
}

async function converse(thread: Worker, body: ReadableStream<Uint8Array> | null, maxBytes: number, signal: AbortSignal) {
  const pieces = piecesOf(body, maxBytes, signal);
  try {
    for (;;) {
      const report = await nextReport(thread, signal);
      if (report.kind !== 'next') return report;
      const next = await pieces.next();
      // A copy that the thread may own: the body's chunks may share their memory.
      const piece = next.done === true ? null : new Uint8Array(next.value);
      thread.postMessage(piece satisfies ImportPiece, piece === null ? [] : [piece.buffer]);
    }
  } finally {
    await pieces.return(undefined);
  }
}

/**
 * Imports the body of a request, in a thread with a limit of memory: the event loop only passes the bytes on.
 * @param signal ends it when the client has left; what was stored until then stays
 * @throws ApiError bad_request, invalid_input, payload_too_large, too_many_requests or storage_full
 */
export async function runImport(options: {
  readonly databaseUrl: string;
  readonly userId: string;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}): Promise<ImportResponse> {
  const { databaseUrl, userId, body, maxBytes, signal } = options;
  const thread = startThread('import', memoryMb, { databaseUrl, userId });
  try {
    const report = await converse(thread, body, maxBytes, signal);
    if (report.kind === 'done') return report.counts;
    throw new ApiError(report.code, report.message, report.code === 'too_many_requests' ? { headers: waitHeaders } : {});
  } catch (error) {
    if (signal.aborted) throw new ApiError('bad_request', 'Der Import wurde abgebrochen.');
    // Only a file that no bound has refused yet can need so much.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooLarge();
    throw error;
  } finally {
    await thread.terminate();
  }
}
