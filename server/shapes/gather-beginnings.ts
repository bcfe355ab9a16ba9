import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { type BeginningHead, beginnings } from '@anwurf/contract/sync/beginnings';
import { changeFeed } from '@anwurf/contract/sync/registry';
import type { Context } from 'hono';
import { privateHeaders, takesGzip, unpackedBody } from './shape-answer.ts';
import type { Shape } from './shape.ts';

const [newline, blank] = [10, 32];

/** A part's head; null: the source cannot begin this shape, and the device asks for it itself. */
function headOf({ table }: Shape, answer: Response): BeginningHead | null {
  const [handle, offset] = [answer.headers.get('electric-handle'), answer.headers.get('electric-offset')];
  if (answer.status !== 200 || handle === null || offset === null) return null;
  return { table, handle, offset, rows: false };
}

/** JSON on one line: within its texts a newline is written as an escape. */
async function* onOneLine(answer: Response): AsyncGenerator<Uint8Array> {
  for await (const chunk of unpackedBody(answer) ?? []) yield chunk.map((byte) => (byte === newline ? blank : byte));
}

async function* writeParts(answers: readonly (readonly [Shape, Promise<Response | null>])[]): AsyncGenerator<Uint8Array> {
  for (const [shape, asked] of answers) {
    const answer = await asked;
    const head = answer === null ? null : headOf(shape, answer);
    if (answer === null || head === null) {
      await answer?.body?.cancel();
      continue;
    }
    yield Buffer.from(`${JSON.stringify(head)}\n`);
    yield* onOneLine(answer);
    yield Buffer.of(newline);
  }
}

/**
 * The beginnings of shapes of a source that answers one at a time: all are asked for at once, after the change feed, so that none is older. The
 * answer is not read ahead of its reader.
 */
export async function gatherBeginnings(c: Context, shapes: readonly Shape[], ask: (shape: Shape) => Promise<Response>): Promise<Response> {
  const answers: [Shape, Promise<Response | null>][] = [];
  for (const shape of shapes) {
    const answer = ask(shape).catch(() => null);
    answers.push([shape, answer]);
    if (shape.table === changeFeed) await answer;
  }
  const parts = Readable.from(writeParts(answers), { objectMode: false });
  const isPacked = takesGzip(c);
  const body = isPacked ? pipeline(parts, createGzip({ level: 1 }), () => undefined) : parts;
  const headers = { ...privateHeaders, 'content-type': beginnings.contentType, ...(isPacked && { 'content-encoding': 'gzip' }) };
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers });
}
