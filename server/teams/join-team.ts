import { type JoinRequest, TEAM_BOUNDS, type TeamPreview, type TeamRole } from '@anwurf/contract/team';
import type { Queryable, Sql } from '../database/connection.ts';
import { runTransaction } from '../database/retry-deadlock.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/new-id.ts';
import { requireRoomForTeam } from './found-team.ts';
import { workOutShared } from './worked-out.ts';

type OpenCode = { readonly team: string; readonly role: TeamRole };

/** @throws ApiError token_invalid when the code is unknown, replaced or expired: all with one answer */
async function requireOpenCode(tx: Queryable, code: string): Promise<OpenCode> {
  const [open] = await tx<OpenCode[]>`select team_id as team, role from team_codes where code = ${code} and expires_at > now()`;
  if (open === undefined) throw new ApiError('token_invalid', 'No open code of a team is like this one.');
  return open;
}

/**
 * Shows what somebody with a code would join.
 * @throws ApiError token_invalid
 */
export async function previewTeam(sql: Sql, userId: string, code: string): Promise<TeamPreview> {
  const { team, role } = await requireOpenCode(sql, code);
  const [found] = await sql<{ name: string; club: string | null; ageGroup: string | null; isMember: boolean }[]>`
    select name, club, age_group as "ageGroup",
      exists (select from memberships where team_id = ${team} and user_id = ${userId}) as "isMember"
    from teams where id = ${team}`;
  if (found === undefined) throw new ApiError('token_invalid', 'The team has ended.');
  const staff = await sql<{ name: string; role: TeamRole }[]>`
    select display_name as name, role from team_members where team_id = ${team} and role <> 'player' order by role, display_name, id`;
  return { team, role, ...found, staff: [...staff] };
}

/** @throws ApiError storage_full when the team has no place in the role */
async function requirePlace(tx: Queryable, { team, role }: OpenCode): Promise<void> {
  const [row] = await tx<{ members: number }[]>`
    select count(*)::int as members from memberships where team_id = ${team} and (role = 'player') = ${role === 'player'}`;
  const most = role === 'player' ? TEAM_BOUNDS.player : TEAM_BOUNDS.staff;
  if ((row?.members ?? 0) >= most) throw new ApiError('storage_full', 'The team is full.');
}

/** Decides to share kinds with a team, at this moment: behind the joining, whatever a device's clock says. */
async function share(tx: Queryable, userId: string, team: string, { kinds, textVersion }: Pick<JoinRequest, 'kinds' | 'textVersion'>) {
  const decisions = [...new Set(kinds)].map((kind) => ({ kind, table: 'sharing_consents', key: newId() }));
  for (const { kind, key } of decisions) {
    await tx`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
      values (${key}, ${userId}, ${team}, ${kind}, true, ${textVersion}, clock_timestamp())`;
  }
  await workOutShared(tx, userId, decisions);
}

/**
 * Makes a user a member by a code; as a player he shares the kinds that he has agreed to. A member stays one, in his present role, and
 * shares what he shared.
 * @returns the team's id
 * @throws ApiError token_invalid, storage_full
 */
export async function joinTeam(sql: Sql, userId: string, { code, ...decision }: JoinRequest): Promise<string> {
  return runTransaction(sql, async (tx) => {
    const { team } = await requireOpenCode(tx, code);
    await tx`select lock_members_of(${team}, ${userId})`;
    // A code that was replaced while this waited for the lock is none.
    const open = await requireOpenCode(tx, code);
    const [member] = await tx`select from memberships where team_id = ${team} and user_id = ${userId}`;
    if (member !== undefined) return team;
    await requireRoomForTeam(tx, userId);
    await requirePlace(tx, open);
    await tx`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${userId}, ${team}, ${open.role})`;
    if (open.role === 'player') await share(tx, userId, team, decision);
    return team;
  });
}
