import { beginnings, parseBeginnings } from '@anwurf/contract/sync/beginnings';
import { fewHeaders } from '@anwurf/contract/sync/few-headers';
import { Hono, type Context } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { findPastEnd } from '../payments/access-end.ts';
import { createLocalLimit } from '../limits/attempt-limit.ts';
import { requireNoWait } from '../limits/request-limit.ts';
import { asSourceKnows, readsBeforeEnd, withholdNew } from './before-end.ts';
import type { EmbeddedShapes } from './embedded-shapes.ts';
import { gatherBeginnings } from './gather-beginnings.ts';
import { answerNothingNew } from './nothing-new.ts';
import type { HeldRequests } from './held-requests.ts';
import { findReadableShape } from './readable-shape.ts';
import { parseShapeRequest } from './shape-request.ts';
import { type Shape, shapeOf } from './shape.ts';

/** For all devices of a user; a new one with a long history makes some hundred requests. */
const mostAMinute = 3000;
/** For the same, of answers with two dozen tables each: a new device asks once. */
const mostBegunAMinute = 30;
/** Of a device that knows nothing. */
const fromTheStart = new URLSearchParams({ offset: '-1' });

/** Source of the shapes that the gatekeeper permits. */
export type ShapeSource =
  | ({ readonly kind: 'embedded' } & EmbeddedShapes)
  | { readonly kind: 'electric'; readonly answer: (c: Context, shape: Shape, query: URLSearchParams) => Promise<Response> };

/** `GET /api/shapes/:table` and, for several tables, `GET /api/shapes`: the gatekeeper. The only place that decides which rows a user sees. */
export function createShapeRoutes(
  { sql, tokens, closing, held }: { sql: Sql; tokens: AccessTokens; closing: AbortSignal; held: HeldRequests },
  source: ShapeSource,
): Hono {
  const [limit, limitBegun] = [createLocalLimit(mostAMinute, 60), createLocalLimit(mostBegunAMinute, 60)];

  function ask(c: Context, shape: Shape, query: URLSearchParams): Promise<Response> {
    return source.kind === 'embedded' ? source.answer(c, shape, parseShapeRequest(query)) : source.answer(c, shape, query);
  }

  const begin = (c: Context, shapes: readonly Shape[]): Promise<Response> =>
    source.kind === 'embedded' ? source.begin(c, shapes) : gatherBeginnings(c, shapes, (shape) => source.answer(c, shape, fromTheStart));

  const routes = new Hono();

  routes.get('/', async (c) => {
    const { userId, changed } = await tokens.requireCaller(c);
    requireNoWait(await limitBegun(userId));
    c.set('sessionChanged', changed);
    const tables = parseBeginnings(c.req.query(beginnings.parameter) ?? '');
    if (tables.length === 0)
      throw new ApiError('invalid_input', 'Invalid request', { fields: { [beginnings.parameter]: 'names no table' } });
    const answer = await begin(
      c,
      tables.map((table) => shapeOf(table, userId)),
    );
    if (changed.aborted) await tokens.requireUser(c);
    return answer;
  });

  routes.get('/:table', async (c) => {
    const { userId, sessionId, changed } = await tokens.requireCaller(c);
    requireNoWait(await limit(userId));
    c.set('sessionChanged', changed);
    const query = new URL(c.req.url).searchParams;
    const asked = { table: c.req.param('table'), team: query.get('team') };
    const shape = await findReadableShape(sql, userId, asked);
    const request = parseShapeRequest(query);
    // A stream of events would go on when the membership has ended. Devices poll.
    if (asked.team !== null && request.mode === 'sse') throw new ApiError('invalid_input', 'Rows of teams are not streamed as events.');
    // Own rows stay readable; later additions to tables for everybody are part of the purchase. A new device gets the rows from
    // before.
    const end = shape.ownerColumn === undefined ? await findPastEnd(sql, userId) : undefined;
    if (end !== undefined && !readsBeforeEnd(request)) return answerNothingNew(c, shape, request, closing);
    const leave = request.mode !== 'catch-up' ? held.add(c, { userId, sessionId }) : () => undefined;
    const answering = end === undefined ? ask(c, shape, query) : ask(c, shape, asSourceKnows(query)).then((full) => withholdNew(full, end));
    const answer = await answering.catch((error: unknown) => error).finally(leave);
    // The request may have been held until the session or the membership ended: check access again.
    if (changed.aborted) await tokens.requireUser(c);
    if (asked.team !== null) await findReadableShape(sql, userId, asked);
    if (!(answer instanceof Response)) throw answer;
    if (c.get('displaced')?.aborted === true && request.mode === 'long-poll') {
      throw new ApiError('too_many_requests', 'Too many open shape requests.', { headers: { 'retry-after': '5' } });
    }
    if (query.get(fewHeaders.parameter) === fewHeaders.value) for (const name of fewHeaders.unread) answer.headers.delete(name);
    return answer;
  });

  return routes;
}
