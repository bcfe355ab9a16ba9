import { TEAM_BOUNDS, type TeamRequest } from '@anwurf/contract/team';
import type { Queryable, Sql } from '../database/connection.ts';
import { runTransaction } from '../database/retry-deadlock.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/new-id.ts';

/**
 * Checks that a user can become a member of one more team. Call it behind the lock of the user.
 * @throws ApiError storage_full
 */
export async function requireRoomForTeam(tx: Queryable, userId: string): Promise<void> {
  const [row] = await tx<{ teams: number }[]>`select count(*)::int as teams from memberships where user_id = ${userId}`;
  if ((row?.teams ?? 0) >= TEAM_BOUNDS.teamsOfUser) throw new ApiError('storage_full', 'The user is in as many teams as possible.');
}

/**
 * Makes a team, with the user as its coach.
 * @returns the team's id
 * @throws ApiError storage_full
 */
export async function foundTeam(sql: Sql, userId: string, { name, club, ageGroup }: TeamRequest): Promise<string> {
  const team = newId();
  await runTransaction(sql, async (tx) => {
    await tx`select lock_members_of(${team}, ${userId})`;
    await requireRoomForTeam(tx, userId);
    await tx`insert into teams (id, name, club, age_group)
    values (${team}, ${name}, ${club ?? null}, ${ageGroup ?? null})`;
    await tx`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${userId}, ${team}, 'coach')`;
  });
  return team;
}
