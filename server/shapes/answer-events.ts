import { answerRefetch } from './answer-refetch.ts';
import type { LogReader } from './log-reader.ts';
import { requestEnd } from './request-end.ts';
import { buildHeaders } from './shape-answer.ts';
import type { ShapeAnswerer } from './shape-answerer.ts';
import type { ShapeHandles } from './shape-handle.ts';
import { canContinue } from './shape-log.ts';
import { buildMessages, buildUpToDate } from './shape-messages.ts';
import { largest } from './shape-request.ts';
import { streamEvents } from './shape-sse.ts';
import type { ShapeWake } from './shape-wake.ts';

/** Streams changes as server-sent events. */
export function createEventAnswers(options: {
  log: LogReader;
  handles: ShapeHandles;
  wake: ShapeWake;
  times: { readonly keepAliveMs: number; readonly sseCloseMs: number };
  closing: AbortSignal;
}): ShapeAnswerer {
  const { log, handles, wake, times, closing } = options;

  return async (c, shape, request) => {
    const content = handles.read(shape, request.full, request.handle ?? '');
    const start = largest(content?.position ?? 0n, request.position ?? 0n);
    const waiter = wake.register(shape.table, shape.owner);
    const first = await log.read(shape, start).catch((error: unknown) => {
      waiter.release();
      throw error;
    });
    if (content === undefined || !canContinue(first, content.epoch, start)) {
      waiter.release();
      return answerRefetch(handles, shape, request, first);
    }
    const signal = requestEnd(c, closing);
    const reasonOfEnd = () => (c.get('displaced')?.aborted === true ? 'too_many_requests' : undefined);
    const body = streamEvents({ keepAliveMs: times.keepAliveMs, closeMs: times.sseCloseMs, signal, reasonOfEnd }, async (sender) => {
      let position = start;
      let page = first;
      try {
        for (let round = 0; !sender.signal.aborted && canContinue(page, content.epoch, position); round += 1) {
          position = largest(position, BigInt(page.entries.at(-1)?.seq ?? 0));
          const messages = buildMessages(shape, page, request.full);
          if (page.complete && (messages.length > 0 || round === 0)) messages.push(buildUpToDate(position));
          if (messages.length > 0) sender.send(messages);
          if (page.complete) await waiter.wait(times.sseCloseMs, sender.signal);
          if (!sender.signal.aborted) page = await log.readWoken(shape, position);
        }
        // Also after an invalidated position: the stream ends, and the client's next request gets must-refetch.
      } finally {
        waiter.release();
      }
    });
    const offset = start === content.position ? '0_inf' : `${start}_0`;
    const headers = buildHeaders(shape, request, { handle: request.handle ?? '', offset, upToDate: false, hasData: false });
    const stream = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    return new Response(body, { headers: { ...headers, ...stream } });
  };
}
