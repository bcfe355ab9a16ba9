import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import { unpackedBody } from './shape-answer.ts';
import type { ShapeRequest } from './shape-request.ts';

/** Suffix of handles of withheld shapes: with access again no source knows them, so the device refetches everything. */
const mark = '-ended';

/** Whether a request continues or starts a shape of {@link withholdNew}: that of a device that is new since the access ended. */
export function readsBeforeEnd({ offset, handle, mode }: ShapeRequest): boolean {
  return offset === '-1' || handle === undefined || (handle.endsWith(mark) && mode === 'catch-up');
}

/** Converts such a request's parameters to those of the shapes' source. */
export function asSourceKnows(query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(query);
  // Rows are withheld by message.
  known.delete(copiedRows.parameter);
  const handle = query.get('handle');
  if (handle?.endsWith(mark) === true) known.set('handle', handle.slice(0, -mark.length));
  return known;
}

type Message = { readonly value?: Readonly<Record<string, string | null>> };

async function readMessages(answer: Response): Promise<Message[]> {
  return (await new Response(unpackedBody(answer)).json()) as Message[];
}

/** Removes rows created after `end` from a source's answer. Other answers stay unchanged. */
export async function withholdNew(answer: Response, end: Date): Promise<Response> {
  if (answer.status !== 200) return answer;
  const messages = await readMessages(answer);
  const kept = messages.filter(({ value }) => !(Date.parse(value?.['created_at'] ?? '') > end.getTime()));
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set('electric-handle', `${headers.get('electric-handle') ?? ''}${mark}`);
  return new Response(JSON.stringify(kept), { headers });
}
