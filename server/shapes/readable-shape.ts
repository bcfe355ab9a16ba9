import { isSyncedTable, teamTableNames, type TeamOwner, teamOwnerOf, type TeamTableName } from '@anwurf/contract/sync/registry';
import type { TeamRole } from '@anwurf/contract/team';
import { z } from 'zod';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Shape, shapeOf, teamShapeOf } from './shape.ts';

const teamSchema = z.uuid();

function isTeamTable(table: string): table is TeamTableName {
  return teamTableNames.some((name) => name === table);
}

async function requireReader(sql: Sql, userId: string, team: string, { readers }: TeamOwner): Promise<void> {
  const [membership] = await sql<{ role: TeamRole }[]>`select role from memberships where team_id = ${team} and user_id = ${userId}`;
  // The same for a team that does not exist: ids of teams are no secret to find out.
  if (membership === undefined || !readers.includes(membership.role)) {
    throw new ApiError('forbidden', 'These rows are for members whose role reads them.');
  }
}

/**
 * The shape that a request names, if its user may read it. Of the request only table and team count.
 * @throws ApiError not_found (no such table), invalid_input (a team where none belongs, or none), forbidden (no member of the team, or
 * in a role that does not read the table)
 */
export async function findReadableShape(
  sql: Sql,
  userId: string,
  { table, team }: { readonly table: string; readonly team: string | null },
): Promise<Shape> {
  if (!isSyncedTable(table)) throw new ApiError('not_found', 'There is no such table.');
  if (!isTeamTable(table)) {
    if (team !== null) throw new ApiError('invalid_input', 'The table does not belong to teams.');
    return shapeOf(table, userId);
  }
  const owner = teamOwnerOf(table);
  const id = teamSchema.safeParse(team).data?.toLowerCase();
  if (owner === undefined || id === undefined) throw new ApiError('invalid_input', 'The table belongs to teams: name one.');
  await requireReader(sql, userId, id, owner);
  return teamShapeOf(table, id, userId);
}
