import { createHash } from 'node:crypto';
import { writeCalendar } from '@anwurf/domain/calendar/icalendar';
import { feedEntries } from '@anwurf/domain/week/calendar-feed';
import type { Sql } from '../database/connection.ts';
import { readFeedInput } from './read-feed-input.ts';

/** A feed as it is answered. */
export type WrittenFeed = { readonly text: string; readonly etag: string; readonly changedAt: Date };

/**
 * Writes a user's feed. Another content than at the last reading raises its number, by which calendar programs take changed entries.
 * @param owner of `findFeed`
 * @returns undefined when the feed has just ended
 */
export async function writeFeed(sql: Sql, owner: { userId: string; feedId: string }, now: Date): Promise<WrittenFeed | undefined> {
  const entries = feedEntries(await readFeedInput(sql, owner, now));
  const hash = createHash('sha256').update(JSON.stringify(entries)).digest();
  await sql`update calendar_feeds set content_hash = ${hash}, revision = revision + 1, changed_at = now()
    where user_id = ${owner.userId} and content_hash is distinct from ${hash}`;
  const [row] = await sql<{ revision: number; changedAt: Date }[]>`
    select revision, changed_at as "changedAt" from calendar_feeds where user_id = ${owner.userId}`;
  if (row === undefined) return undefined;
  const text = writeCalendar({ name: 'Anwurf', ...row, entries });
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"`, changedAt: row.changedAt };
}
