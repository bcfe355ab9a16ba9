import type { Sql } from '../database/connection.ts';
import type { Notifications } from '../notifications/notifications.ts';

/** Says of every request whether its session still lives, mostly without asking the database. */
export type LiveSessions = {
  /**
   * Finds out whether a session is this user's and not over.
   * @returns a signal that aborts a moment after the session has ended, on whatever server, or when that could have been
   *   missed: what waits in its name then looks again. undefined when the session is over already
   */
  find(sessionId: string, userId: string): Promise<AbortSignal | undefined>;
  /** Has the sessions of a user looked up anew: some have just been ended here, and the notice of it is still on its way. */
  forget(userId: string): void;
};

/** What the last look said; nothing yet when `readUntil` is 0 and `userId` empty. */
type Known = { readonly changed: AbortController; userId: string; endsAt: number; readUntil: number };

/** Should the loss of the connection for notices stay unseen, a session is looked up again after this. */
const longestTrustMs = 30_000;
const mostSessions = 50_000;

/**
 * Keeps the sessions of recent requests in memory. The end of one is heard from Postgres (migration 0021); while nothing can
 * be heard from there, each request asks.
 * @param most sessions that are kept
 */
export async function startLiveSessions(sql: Sql, notifications: Notifications, most = mostSessions): Promise<LiveSessions> {
  const known = new Map<string, Known>();
  /** One look for all requests that arrive together. */
  const looks = new Map<string, Promise<Known>>();

  function drop(sessionId: string): void {
    known.get(sessionId)?.changed.abort();
    known.delete(sessionId);
  }

  async function look(sessionId: string): Promise<Known> {
    const session = known.get(sessionId) ?? { changed: new AbortController(), userId: '', endsAt: 0, readUntil: 0 };
    // Before the question: an end that is told meanwhile finds it.
    if (known.size >= most && !known.has(sessionId)) drop(known.keys().next().value ?? '');
    known.set(sessionId, session);
    const [row] = await sql<{ userId: string; endsAt: Date }[]>`
      select user_id as "userId", ends_at as "endsAt" from login_sessions where id = ${sessionId}`;
    if (row === undefined) session.changed.abort();
    if (session.changed.signal.aborted) known.delete(sessionId);
    session.userId = row?.userId ?? '';
    session.endsAt = row?.endsAt.getTime() ?? 0;
    session.readUntil = Date.now() + longestTrustMs;
    return session;
  }

  function lookTogether(sessionId: string): Promise<Known> {
    const open = looks.get(sessionId);
    if (open !== undefined) return open;
    const began = look(sessionId).finally(() => {
      if (looks.get(sessionId) === began) looks.delete(sessionId);
    });
    looks.set(sessionId, began);
    return began;
  }

  await notifications.follow('session_end', (ended) => {
    for (const sessionId of ended === null ? known.keys() : [ended]) drop(sessionId);
  });
  return {
    async find(sessionId, userId) {
      const before = known.get(sessionId);
      const isFresh = before !== undefined && before.readUntil > Date.now() && notifications.isListening();
      let session = isFresh ? before : await lookTogether(sessionId);
      // Something was told while it was read: what was read may be of before, or the telling about nothing.
      if (session.userId !== '' && session.changed.signal.aborted) session = await lookTogether(sessionId);
      const { signal } = session.changed;
      return session.userId === userId && session.endsAt > Date.now() && !signal.aborted ? signal : undefined;
    },
    forget(userId) {
      looks.clear();
      for (const session of known.values()) if (session.userId === userId) session.readUntil = 0;
    },
  };
}
