import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import { ownerColumn, teamOwnerOf, type TeamTableName, teamTableNames } from '@anwurf/contract/sync/registry';
import { isStreamName, tableOfStream, teamOfStream, teamStream, type StreamName } from '@anwurf/contract/sync/stream-name';
import { emptied } from './emptied-base.ts';
import { quote } from './row-sql.ts';
import { recompute } from './visible-rows.ts';

/** Tables of a squad, in which the first screen of a team stands; the largest first, as some are requested at a time. */
const squadTables: readonly TeamTableName[] = [
  'teams',
  'team_members',
  'team_events',
  'shared_loads',
  'shared_trainings',
  'shared_readiness',
  'shared_tests',
  'shared_complaints',
];

const otherTables = teamTableNames.filter((table) => !squadTables.includes(table));

/** Whether a stream is one of those in which a squad stands. */
export function isOfSquad(name: StreamName): boolean {
  return squadTables.some((table) => table === tableOfStream(name));
}

/**
 * The streams of teams that the stored memberships open: per membership one for each table that its role reads. Each with the ids of
 * its memberships. Team by team, those that are led first, as the screens name them; all squads before what else the teams have.
 */
export async function followedStreams(store: Pick<PGliteInterface, 'query'>): Promise<Map<StreamName, string>> {
  const { rows } = await store.query<{ id: string; team: string; role: string }>(
    `select m.id, m.team_id as team, m.role from memberships m left join teams t on t.id = m.team_id
      order by m.role = 'player', lower(t.name), m.joined_at, m.id`,
  );
  const followed = new Map<StreamName, string>();
  for (const tables of [squadTables, otherTables]) {
    for (const { id, team, role } of rows) {
      for (const table of tables) {
        const readers: readonly string[] = teamOwnerOf(table)?.readers ?? [];
        const name = teamStream(table, team);
        if (readers.includes(role)) followed.set(name, `${followed.get(name) ?? ''} ${id}`.trim());
      }
    }
  }
  return followed;
}

/** Whether a stream is the user's to follow: always, but for streams of teams. */
export async function isFollowed(tx: Pick<PGliteInterface, 'query'>, name: StreamName): Promise<boolean> {
  return teamOfStream(name) === null || (await followedStreams(tx)).has(name);
}

/**
 * Whether the memberships are known and open this stream no longer. Before they have come, a mutation that the journal brought
 * back waits for its team.
 */
export async function hasEnded(tx: Transaction, name: StreamName): Promise<boolean> {
  if (await isFollowed(tx, name)) return false;
  const found = await tx.query<{ known: boolean }>(
    `select exists (select from streams where table_name = 'memberships' and last_up_to_date_at is not null) as known`,
  );
  return found.rows[0]?.known === true;
}

/** Drops confirmed mutations of an ended stream: the server has them, and nothing will bring their effect. Returns their keys. */
export async function dropConfirmed(tx: Transaction, name: StreamName): Promise<string[]> {
  const dropped = await tx.query<{ key: string }>(
    `with dropped as (delete from outbox where table_name = $1 and status = 'confirmed' returning id, key),
     remembered as (insert into settled_mutations (id) select id from dropped on conflict do nothing)
     select key from dropped`,
    [name],
  );
  return dropped.rows.map((row) => row.key);
}

/**
 * Follows memberships that have changed: ends what they do not open, and has the other streams of teams fetched again, as of a
 * membership that has taken another's place nothing was announced in between.
 */
export async function followMemberships(tx: Transaction, userId: string): Promise<void> {
  await endUnfollowed(tx, userId);
  await tx.query(`update streams set fetched_columns = null where table_name like '%@%'`);
}

/**
 * Ends every stream of a team that the stored memberships do not open: its rows and its position go. Own mutations that the server
 * has not taken stay, with the rows that they make by themselves. Decides by what is stored alone, so that it completes what a
 * former opening did not.
 */
export async function endUnfollowed(tx: Transaction, userId: string): Promise<void> {
  const followed = await followedStreams(tx);
  const here = await tx.query<{ name: string }>(
    `select table_name as name from streams
     union select table_name from base_rows
       where exists (select from streams where table_name = 'memberships' and last_up_to_date_at is not null)`,
  );
  for (const { name } of here.rows) {
    if (isStreamName(name) && teamOfStream(name) !== null && !followed.has(name)) await endStream(tx, name, userId);
  }
}

async function endStream(tx: Transaction, name: StreamName, userId: string): Promise<void> {
  const table = tableOfStream(name);
  await dropConfirmed(tx, name);
  await tx.query(`delete from ${quote(table)} where ${quote(ownerColumn(table) ?? '')} = $1`, [teamOfStream(name)]);
  await tx.query(`update base_rows set ${emptied} where table_name = $1 and row is not null`, [name]);
  const touched = await tx.query<{ key: string }>('select key from base_rows where table_name = $1', [name]);
  // Own rows come back, as far as they stand alone.
  await recompute(
    tx,
    name,
    touched.rows.map((row) => row.key),
    userId,
  );
  for (const kept of ['streams', 'refetched_keys', 'seen_transactions']) {
    await tx.query(`delete from ${kept} where table_name = $1`, [name]);
  }
}
