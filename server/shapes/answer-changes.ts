import { encodePage } from './encoded-page.ts';
import { answerRefetch } from './answer-refetch.ts';
import type { LogReader } from './log-reader.ts';
import { createPiggyback } from './piggyback.ts';
import { answerUnchanged, buildHeaders, takesGzip } from './shape-answer.ts';
import type { ShapeAnswerer } from './shape-answerer.ts';
import type { ShapeHandles } from './shape-handle.ts';
import { canContinue } from './shape-log.ts';
import { largest } from './shape-request.ts';
import type { ShapeWake } from './shape-wake.ts';

/** Answers catch-ups and long polls from the log, with the changes of other tables that a device asked to have along. */
export function createChangeAnswers({ log, handles, wake }: { log: LogReader; handles: ShapeHandles; wake: ShapeWake }): ShapeAnswerer {
  const piggyback = createPiggyback({
    handles,
    read: (shape, after) => log.readWoken(shape, after),
    isQuiet: (shape) => wake.ends.find(shape) !== undefined,
  });

  return async (c, shape, request) => {
    const handle = request.handle ?? '';
    const content = handles.read(shape, request.full, handle);
    if (content === undefined) return answerRefetch(handles, shape, request, await log.readEnd(shape));
    const start = largest(content.position, request.position ?? 0n);
    const carried = piggyback(shape, request.mode === 'long-poll' ? request.piggyback : []);
    const page = await log.readOrWait(c, shape, request, { start, epoch: content.epoch, onChange: carried.begin });
    if (!canContinue(page, content.epoch, start)) return answerRefetch(handles, shape, request, page);
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
  };
}
