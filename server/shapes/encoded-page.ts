import { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { worthCompressing } from './shape-answer.ts';
import type { LogPage } from './shape-log.ts';
import { buildMessages, buildUpToDate } from './shape-messages.ts';
import type { Shape } from './shape.ts';

const compress = promisify(gzip);

/** An answer's body as text and, when worthwhile, compressed; `gzip` is made once, on first use. */
export type Encoded = { readonly text: string; readonly gzip: (() => ReturnType<typeof compress>) | undefined };

/** By page, and by whether rows are full. A page belongs to one shape and position, so all its readers share the bodies. */
const encoded = new WeakMap<LogPage, Map<boolean, Encoded>>();

function encode(shape: Shape, page: LogPage, full: boolean, position: bigint): Encoded {
  const messages = buildMessages(shape, page, full);
  if (page.complete) messages.push(buildUpToDate(position));
  return encodeText(`[${messages.join(',\n')}]`);
}

/** A body that is compressed on first use. */
export function encodeText(text: string): Encoded {
  let packed: ReturnType<typeof compress> | undefined;
  const pack = () => (packed ??= compress(Buffer.from(text), { level: 1 }));
  return { text, gzip: text.length < worthCompressing ? undefined : pack };
}

/**
 * A page as an answer's body. All readers of a page share it.
 * @param position end of the page, or the requested position when it is empty
 */
export function encodePage(shape: Shape, page: LogPage, full: boolean, position: bigint): Encoded {
  const bodies = encoded.get(page) ?? new Map<boolean, Encoded>();
  encoded.set(page, bodies);
  const body = bodies.get(full) ?? encode(shape, page, full, position);
  bodies.set(full, body);
  return body;
}
