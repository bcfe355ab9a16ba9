import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ImportResponse } from '@anwurf/contract/account-data';
import { ApiError } from '../errors/api-error.ts';
import { startThread } from '../threads/start-thread.ts';
import type { ImportPiece, ImportReport } from './import-thread.ts';

/** Heap of one import, in MB. */
const memoryOfImport = 128;
/** Slowest upload (256 kbit/s), looked at each time it was waited for so long: a slower one would keep its place from others. */
const slowest = { bytes: 320_000, waitMs: 10_000 };

const waitHeaders = { 'retry-after': '10' };

function tooLarge(): ApiError {
  return new ApiError('payload_too_large', 'The file is too large.');
}

/** Reads a body, and ends when it comes too slowly. Time in which nobody waits for it does not count. */
class PacedReader {
  #waitedMs = 0;
  #bytes = 0;

  constructor(
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * The next bytes; undefined at the end.
   * @throws ApiError bad_request when the body comes too slowly, or the client has left (`signal`)
   */
  async next(): Promise<Uint8Array | undefined> {
    let end: () => void = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      end = () => reject(new ApiError('bad_request', 'The body does not arrive.'));
    });
    const began = performance.now();
    const timer = setTimeout(end, slowest.waitMs - this.#waitedMs);
    this.signal.addEventListener('abort', end);
    try {
      const { value } = await Promise.race([this.reader.read(), ended]);
      this.#note(performance.now() - began, value?.byteLength ?? 0);
      return value;
    } finally {
      clearTimeout(timer);
      this.signal.removeEventListener('abort', end);
    }
  }

  #note(waitedMs: number, bytes: number): void {
    this.#waitedMs += waitedMs;
    this.#bytes += bytes;
    if (this.#bytes < slowest.bytes) return;
    this.#waitedMs = 0;
    this.#bytes = 0;
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
  const paced = new PacedReader(reader, signal);
  let length = 0;
  try {
    for (let chunk = await paced.next(); chunk !== undefined; chunk = await paced.next()) {
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
 * @param options.asCopies takes rows of another account over with ids of their own
 * @param options.signal ends it when the client has left; what was stored until then stays
 * @param options.memoryMb heap of the thread; a file that needs more is too large
 * @throws ApiError bad_request, invalid_input, export_damaged, export_newer, export_foreign, payload_too_large, too_many_requests or storage_full
 */
export async function runImport(options: {
  readonly databaseUrl: string;
  readonly userId: string;
  readonly asCopies: boolean;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly memoryMb?: number;
}): Promise<ImportResponse> {
  const { databaseUrl, userId, asCopies, body, maxBytes, signal, memoryMb = memoryOfImport } = options;
  const thread = startThread('import', memoryMb, { databaseUrl, userId, asCopies });
  try {
    const report = await converse(thread, body, maxBytes, signal);
    if (report.kind === 'done') return report.counts;
    throw new ApiError(report.code, report.message, report.code === 'too_many_requests' ? { headers: waitHeaders } : {});
  } catch (error) {
    if (signal.aborted) throw new ApiError('bad_request', 'The import was aborted.');
    // Only a file that no bound has refused yet can need so much.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooLarge();
    throw error;
  } finally {
    await thread.terminate();
  }
}
