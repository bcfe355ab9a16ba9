import type { CodeAnswer, OpenCodes, TeamRole } from '@anwurf/contract/team';
import type { Queryable, Sql } from '../database/connection.ts';
import { runTransaction } from '../database/retry-deadlock.ts';
import { ApiError } from '../errors/api-error.ts';
import { newTeamCode } from './team-code.ts';

/** @throws ApiError forbidden, also for a team that does not exist */
async function requireCoach(tx: Queryable, userId: string, team: string): Promise<void> {
  const [coach] = await tx`select from memberships where team_id = ${team} and user_id = ${userId} and role = 'coach'`;
  if (coach === undefined) throw new ApiError('forbidden', 'This is for coaches of the team.');
}

/**
 * Reads the codes by which somebody can join now.
 * @throws ApiError forbidden
 */
export async function openCodes(sql: Sql, userId: string, team: string): Promise<OpenCodes> {
  await requireCoach(sql, userId, team);
  const codes = await sql<{ role: TeamRole; code: string; expiresAt: Date }[]>`
    select role, code, expires_at as "expiresAt" from team_codes where team_id = ${team} and expires_at > now() order by role`;
  return { codes: codes.map((open) => ({ ...open, expiresAt: open.expiresAt.toISOString() })) };
}

/**
 * Makes a code by which somebody joins in a role for two weeks; the one before ends.
 * @throws ApiError forbidden
 */
export async function renewCode(sql: Sql, userId: string, team: string, role: TeamRole): Promise<CodeAnswer> {
  return runTransaction(sql, async (tx) => {
    // Somebody who is being removed makes no code by which he returns.
    await tx`select lock_members_of(${team}, ${userId})`;
    await requireCoach(tx, userId, team);
    const [made] = await tx<{ code: string; expiresAt: Date }[]>`
    insert into team_codes (code, team_id, role, expires_at) values (${newTeamCode()}, ${team}, ${role}, now() + interval '14 days')
    on conflict (team_id, role) do update set code = excluded.code, expires_at = excluded.expires_at, created_at = now()
    returning code, expires_at as "expiresAt"`;
    if (made === undefined) throw new Error('the code was not stored');
    return { code: made.code, expiresAt: made.expiresAt.toISOString() };
  });
}

/** @throws ApiError last_coach */
async function refuseLastCoach(tx: Queryable, userId: string, team: string): Promise<void> {
  const coaches = await tx<{ userId: string }[]>`
    select user_id as "userId" from memberships where team_id = ${team} and role = 'coach' limit 2`;
  if (coaches.length === 1 && coaches[0]?.userId === userId) throw new ApiError('last_coach', 'The team would end with its last coach.');
}

/**
 * Ends a membership, with all that the member shared with the team: his own, or, by a coach, another member's. The codes that a removed
 * member knows end too: those of his role, and all that a coach could make, also one who leaves. With the last coach the team ends, if he
 * says so: two who leave at the same moment know nothing of each other.
 * @throws ApiError forbidden, last_coach; nothing happens when there is no such member
 */
export async function endMembership(
  sql: Sql,
  userId: string,
  { team, member, mayEndTeam }: { readonly team: string; readonly member: string; readonly mayEndTeam: boolean },
): Promise<void> {
  await runTransaction(sql, async (tx) => {
    await tx`select lock_members_of(${team}, ${userId})`;
    if (member !== userId) await requireCoach(tx, userId, team);
    else if (!mayEndTeam) await refuseLastCoach(tx, userId, team);
    const [ended] = await tx<{ role: TeamRole }[]>`
    delete from memberships where team_id = ${team} and user_id = ${member} returning role`;
    if (ended !== undefined && member !== userId) await tx`delete from team_codes where team_id = ${team} and role = ${ended.role}`;
  });
}

/**
 * Ends a team, with everything in it.
 * @throws ApiError forbidden
 */
export async function endTeam(sql: Sql, userId: string, team: string): Promise<void> {
  await runTransaction(sql, async (tx) => {
    await tx`select lock_members_of(${team}, ${userId})`;
    await requireCoach(tx, userId, team);
    await tx`delete from teams where id = ${team}`;
  });
}
