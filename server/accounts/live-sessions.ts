import type { Sql } from '../database/connection.ts';
import type { Notifications } from '../notifications/notifications.ts';

/** Checks for every request whether its session is alive, mostly without a query. */
export type LiveSessions = {
  /**
   * Checks whether a session belongs to this user and has not ended.
   * @returns a signal that aborts shortly after the session has ended, on any server, or when a notice of that may have been
   * missed: held requests then check again. undefined when the session has already ended
   */
  find(sessionId: string, userId: string): Promise<AbortSignal | undefined>;
  /** Invalidates the cached sessions of a user: some have just ended here, and the notice has not arrived yet. */
  forget(userId: string): void;
};

/** Result of the last look-up; `readUntil` 0 and an empty `userId`: none yet. */
type Known = { readonly changed: AbortController; userId: string; endsAt: number; readUntil: number };

/** Should the loss of the notification connection go unnoticed, a session is looked up again after this time. */
const longestTrustMs = 30_000;
const mostSessions = 50_000;

/**
 * Caches the sessions of recent requests. Postgres notifies of ended sessions (migration 0021); without that connection every
 * request queries.
 * @param most cached sessions
 */
export async function startLiveSessions(sql: Sql, notifications: Notifications, most = mostSessions): Promise<LiveSessions> {
  const known = new Map<string, Known>();
  /** One look-up for concurrent requests of a session (request coalescing). */
  const looks = new Map<string, Promise<Known>>();

  function drop(sessionId: string): void {
    known.get(sessionId)?.changed.abort();
    known.delete(sessionId);
  }

  async function look(sessionId: string): Promise<Known> {
    const session = known.get(sessionId) ?? { changed: new AbortController(), userId: '', endsAt: 0, readUntil: 0 };
    // Before the query: a notice that arrives meanwhile finds the entry.
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
      // A notice arrived during the query: the result may be older than the notice, or the notice unrelated.
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
