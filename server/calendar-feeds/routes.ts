import type { CalendarFeed, NewCalendarFeed } from '@anwurf/contract/calendar-feed';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { endFeed, findFeed, readFeed, renewFeed } from './feed-address.ts';
import { writeFeed } from './write-feed.ts';

const noStore = { 'cache-control': 'no-store' } as const;
/** The one answer to every address that is nobody's. */
const unknown = () => new ApiError('not_found', 'Not found.');

/**
 * `/api/calendar-feed` (signed in): the user's secret address is looked at, made or renewed, and ended. `/api/calendar-feed/<token>.ics`, for
 * whoever has it: his sessions, trainings and matches as iCalendar.
 */
export function createCalendarFeedRoutes({ sql, tokens, siteUrl }: { sql: Sql; tokens: AccessTokens; siteUrl: () => string }): Hono {
  const changes = createRequestLimit(sql, 'calendar feed', { perAddress: 300, perKey: 20, windowSeconds: 3600 });
  // A network may be a calendar service that reads for thousands.
  const reads = createRequestLimit(sql, 'calendar feed reads', { perAddress: 20_000, perKey: 120, windowSeconds: 3600 });
  return new Hono()
    .get('/', async (c) => {
      const feed = await readFeed(sql, await tokens.requireUser(c));
      const body: CalendarFeed = { feed: feed && { createdAt: feed.createdAt.toISOString() } };
      return c.json(body, 200, noStore);
    })
    .post('/', async (c) => {
      const userId = await tokens.requireUser(c);
      await changes.take(c, userId);
      const { token, createdAt } = await renewFeed(sql, userId);
      const address = `${siteUrl()}/api/calendar-feed/${token}.ics`;
      const body: NewCalendarFeed = { address, feed: { createdAt: createdAt.toISOString() } };
      return c.json(body, 200, noStore);
    })
    .delete('/', async (c) => {
      const userId = await tokens.requireUser(c);
      await changes.take(c, userId);
      await endFeed(sql, userId);
      return c.body(null, 204, noStore);
    })
    .get('/:file', async (c) => {
      await reads.take(c);
      const [, token] = /^([\w-]{43})\.ics$/.exec(c.req.param('file')) ?? [];
      const owner = token === undefined ? undefined : await findFeed(sql, token);
      if (owner === undefined) throw unknown();
      await reads.takeKey(owner.feedId);
      const feed = await writeFeed(sql, owner, new Date());
      if (feed === undefined) throw unknown();
      const headers = { etag: feed.etag, 'last-modified': feed.changedAt.toUTCString(), 'cache-control': 'private, no-cache' };
      const asked = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
      if (asked.includes(feed.etag)) return c.body(null, 304, headers);
      return c.body(feed.text, 200, {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="anwurf.ics"',
        'x-robots-tag': 'noindex',
      });
    });
}
