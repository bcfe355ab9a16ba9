import type { Sql } from '../database/connection.ts';
import { endAllSessions, lockSessions } from './refresh-token.ts';

/** Blocks an account: its sessions end, and nobody signs in to it. Its data stay. @returns false when it was blocked already */
export async function blockAccount(sql: Sql, userId: string): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockSessions(tx, userId);
    const blocked = await tx`insert into blocked_accounts (user_id) values (${userId}) on conflict do nothing`;
    await endAllSessions(tx, userId);
    return blocked.count > 0;
  });
}

/** Lets an account sign in again. @returns false when it was not blocked */
export async function unblockAccount(sql: Sql, userId: string): Promise<boolean> {
  return (await sql`delete from blocked_accounts where user_id = ${userId}`).count > 0;
}

/** Ends all sessions of an account. @returns how many there were */
export async function endSessionsOf(sql: Sql, userId: string): Promise<number> {
  return sql.begin(async (tx) => {
    await lockSessions(tx, userId);
    return (await tx`delete from login_sessions where user_id = ${userId}`).count;
  });
}
