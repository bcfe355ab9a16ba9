import type { OwnSession } from '@anwurf/contract/session';
import type { Sql } from '../database/connection.ts';
import type { Caller } from './access-token.ts';
import { lockSessions } from './refresh-token.ts';

/** The caller's sessions that can still be renewed, last used first. */
export async function listSessions(sql: Sql, { userId, sessionId }: Caller): Promise<OwnSession[]> {
  const rows = await sql<{ id: string; device: string; createdAt: Date; lastUsedAt: Date }[]>`
    select id, device, created_at as "createdAt", last_used_at as "lastUsedAt" from login_sessions
    where user_id = ${userId} and ends_at > now()
      and exists (select from refresh_tokens where family_id = login_sessions.id and expires_at > now())
    order by last_used_at desc, id`;
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}

/** Ends one session of the caller; no error when it has ended or belongs to another user. */
export async function endOwnSession(sql: Sql, { userId }: Caller, id: string): Promise<void> {
  await sql.begin(async (tx) => {
    await lockSessions(tx, userId);
    await tx`delete from login_sessions where id = ${id} and user_id = ${userId}`;
  });
}

/** Ends all sessions of the caller but the current one. */
export async function endOtherSessions(sql: Sql, { userId, sessionId }: Caller): Promise<void> {
  await sql.begin(async (tx) => {
    await lockSessions(tx, userId);
    await tx`delete from login_sessions where user_id = ${userId} and id <> ${sessionId}`;
  });
}
