import type { Context } from 'hono';
import type { Sql } from '../database/connection.ts';
import { GatheredReads } from './gathered-reads.ts';
import { requestEnd } from './request-end.ts';
import { canContinue, type LogPage, type LogRead, mostEntries, mostTogether, readLog, readLogs } from './shape-log.ts';
import type { ShapeRequest } from './shape-request.ts';
import type { ShapeWake } from './shape-wake.ts';
import type { Shape } from './shape.ts';
import { SharedReads } from './shared-reads.ts';

/** A position after all entries: reads only the state of the log. */
const afterEverything = 2n ** 62n;

/** Reads the embedded log for many requests at once, and waits for its changes. */
export type LogReader = {
  /** Reads the entries after a position. Equal reads at the same time share one query. */
  read(shape: Shape, after: bigint): Promise<LogPage>;
  /** The same after a notification: batched with the reads of other shapes that were woken, a few entries each. */
  readWoken(shape: Shape, after: bigint): Promise<LogPage>;
  /** Reads the state of the log without entries. */
  readEnd(shape: Shape): Promise<LogPage>;
  /**
   * Reads entries after `start`; a long poll without entries waits for them.
   * @param from.onChange called on a notification of a change, before it is read
   */
  readOrWait(
    c: Context,
    shape: Shape,
    request: ShapeRequest,
    from: { start: bigint; epoch: bigint; onChange: () => void },
  ): Promise<LogPage>;
};

/** Result of reading a log that ends at `start`. */
function emptyPage({ start, epoch }: { start: bigint; epoch: bigint }): LogPage {
  return { epoch, pruned: start, head: start, entries: [], complete: true, nextTxid: undefined };
}

/**
 * @param options.longPollMs longest wait of a long poll
 * @param options.closing aborts when the server shuts down; waiting requests then end
 */
export function createLogReader(options: { sql: Sql; wake: ShapeWake; longPollMs: number; closing: AbortSignal }): LogReader {
  const { sql, wake, longPollMs, closing } = options;
  const shared = new SharedReads<LogPage>();
  const gathered = new GatheredReads<LogRead, LogPage>((reads) => readLogs(sql, reads, mostEntries.together), mostTogether);

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

  const readWoken = (shape: Shape, after: bigint) => readShared(shape, after, (asked) => gathered.read(asked));

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
    const deadline = Date.now() + longPollMs;
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

  return {
    read: (shape, after) => readShared(shape, after),
    readWoken,
    readEnd: (shape) => readLog(sql, { shape, after: afterEverything }),
    readOrWait,
  };
}
