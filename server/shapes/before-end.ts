import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import type { ShapeRequest } from './shape-request.ts';

/** Handles of what was withheld end in this: with access again no source knows them, and the device fetches everything anew. */
const mark = '-ended';

/** Whether a request reads on in what {@link withholdNew} began, or begins it: a device that is new since the access has ended. */
export function readsBeforeEnd({ offset, handle, mode }: ShapeRequest): boolean {
  return offset === '-1' || handle === undefined || (handle.endsWith(mark) && mode === 'catch-up');
}

/** The parameters of such a request as the source of the shapes knows them. */
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
  const isPacked = answer.headers.get('content-encoding') === 'gzip';
  const body = isPacked ? answer.body?.pipeThrough(new DecompressionStream('gzip')) : answer.body;
  return (await new Response(body).json()) as Message[];
}

/** A source's answer without the rows that were created after `end`. What is no page of rows stays as it is. */
export async function withholdNew(answer: Response, end: Date): Promise<Response> {
  if (answer.status !== 200) return answer;
  const messages = await readMessages(answer);
  const kept = messages.filter(({ value }) => !(Date.parse(value?.['created_at'] ?? '') > end.getTime()));
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set('electric-handle', `${headers.get('electric-handle') ?? ''}${mark}`);
  return new Response(JSON.stringify(kept), { headers });
}
