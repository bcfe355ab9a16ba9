import type { PGliteInterface } from '@electric-sql/pglite';
import { teamOwnerOf, teamTableNames } from '@anwurf/contract/sync/registry';
import type { Sql } from '../../server/database/connection.ts';
import type { Dump } from './canonical-dump.ts';

/** Rows of teams that the device shows. */
export async function dumpTeamsOnDevice(store: PGliteInterface): Promise<Dump> {
  await store.exec(`set timezone = 'UTC'`);
  const dump: Dump = {};
  for (const name of teamTableNames) {
    const found = await store.query<{ row: string }>(`select to_jsonb(source)::text as row from "${name}" source order by id`);
    dump[name] = found.rows.map(({ row }) => row);
  }
  return dump;
}

/** Rows of teams that a user's roles read, in the central database. */
export async function dumpTeamsCentrally(sql: Sql, userId: string): Promise<Dump> {
  const dump: Dump = {};
  for (const name of teamTableNames) {
    const owner = teamOwnerOf(name);
    if (owner === undefined) continue;
    const rows = await sql.unsafe<{ row: string }[]>(
      `select to_jsonb(source)::text as row from "${name}" source
       where "${owner.team}" in (select team_id from memberships where user_id = $1 and role = any($2::text[])) order by id`,
      [userId, [...owner.readers]],
    );
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}
