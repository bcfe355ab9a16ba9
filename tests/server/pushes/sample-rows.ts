import type { Column } from '@anwurf/contract/sync/column';
import type { JsonValue } from '@anwurf/contract/sync/json-value';
import { syncedTable, syncedTableNames, type SyncedTableName, teamOwnerOf } from '@anwurf/contract/sync/registry';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import type { Queryable, Sql } from '../../../server/database/connection.ts';
import { newId } from '../fixture.ts';

/** Keys of the rows that others refer to, by table. */
export type SampleParents = Readonly<Record<string, string>>;

type Values = Record<string, JsonValue>;

/** Values that rules of the database ask for beside the bounds of their columns. */
const ruledValues: Readonly<Partial<Record<SyncedTableName, Values>>> = {
  team_members: { shared_kinds: [...SHARED_KINDS] },
  // Of a member or of a guest.
  team_test_values: { guest_id: null },
  // About a training or an assignment; on a day of its own, as it is a copy of nothing.
  shared_trainings: { state: 'done', day: '2026-10-01' },
  team_comments: { assignee_id: null },
  session_comments: { assignment_id: null },
};

/** Name of the team among the parents with which the user shares his trainings, as one has to who writes to his coaches. */
const sharingTeam = 'team that sees trainings';

/** A value that a column takes, with characters that are easily spoiled. */
function sampleValue({ type, bounds, isNullable }: Column): JsonValue {
  switch (bounds.kind) {
    case 'range':
      return Math.min(bounds.max, bounds.min + (type === 'numeric' ? 2.5 : 3));
    case 'length':
      return 'Übung "\\'.slice(0, bounds.max);
    case 'items':
      return ['Probe', 'ä"\\'];
    case 'choice':
      return bounds.values[0] ?? null;
    case 'pattern':
      // Where a pattern may be left out it is an address, which no two rows share.
      return isNullable ? null : bounds.example;
    case 'link':
      return 'https://videos.example/ä?a="&b=\\';
    case 'since':
      return bounds.min;
    case 'json':
      return { cmj: 41.5, a: ['ä"\\'] };
    case 'none':
      break;
  }
  if (type === 'boolean') return true;
  if (type === 'date') return '2026-11-20';
  if (type === 'timestamptz') return new Date().toISOString();
  return type === 'bigint' ? 1 : newId();
}

/** Values of a valid row of the table, for all columns that a device may write, made from the registry. */
export function sampleValues(table: SyncedTableName, parents: SampleParents): Values {
  const { key, owner, columns, writes, parents: references } = syncedTable(table);
  // A table that only the server writes is filled as the server does.
  const isServers = writes.insert.length === 0;
  const names = Object.keys(columns).filter((name) =>
    isServers
      ? ![key, owner, 'server_version'].includes(name)
      : name !== key && (writes.insert.includes(name) || writes.update.includes(name)),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const ruled = ruledValues[table]?.[name];
      if (ruled !== undefined) return [[name, ruled]];
      if (table === 'session_comments' && name === 'team_id') return [[name, parents[sharingTeam] ?? newId()]];
      const [column, parent] = [columns[name], references[name]];
      return column === undefined ? [] : [[name, (parent === undefined ? undefined : parents[parent]) ?? sampleValue(column)]];
    }),
  );
}

/** Columns with the owner of a row: the user, or his sample team. A team's row about somebody is about the user. */
function ownersOf(table: SyncedTableName, userId: string, parents: SampleParents): Values {
  const { owner, columns } = syncedTable(table);
  if (typeof owner === 'string') return { [owner]: userId };
  const team = teamOwnerOf(table)?.team;
  const isMadeOfTeam = team !== undefined && table !== 'teams';
  return { ...(isMadeOfTeam ? { [team]: parents['teams'] ?? '' } : {}), ...(Object.hasOwn(columns, 'user_id') ? { user_id: userId } : {}) };
}

/**
 * Puts a row of the user, or of his sample team, into the table, past the API; a row that he has already (one a user) takes the
 * values. Accounts, change feeds and the catalogue are there by themselves.
 * @returns the row's key
 */
export async function insertRow(
  sql: Queryable,
  table: SyncedTableName,
  userId: string,
  parents: SampleParents,
  values: Values = {},
): Promise<string> {
  const { key, owner, writes } = syncedTable(table);
  if (typeof owner !== 'string' && teamOwnerOf(table) === undefined)
    return (await sql<{ key: string }[]>`select ${sql(key)} as key from ${sql(table)} limit 1`)[0]?.key ?? '';
  const id = key === owner ? userId : newId();
  // Made with the account.
  if (writes.insert.length === 0 && key === owner) return id;
  // Rows about a member are of one who shares; other rows of the user may have made his row of the squad true meanwhile.
  if (Object.values(syncedTable(table).parents).includes('team_members')) {
    await sql`update team_members set shared_kinds = ${[...SHARED_KINDS]}::text[] where id = ${parents['team_members'] ?? null}`;
  }
  const row: Values = { ...sampleValues(table, parents), ...values, ...ownersOf(table, userId, parents), [key]: id };
  const names = Object.keys(row);
  const changed = names.map((name) => sql`${sql(name)} = excluded.${sql(name)}`);
  await sql`
    insert into ${sql(table)} (${sql(names)})
    select ${sql(names)} from jsonb_populate_record(null::${sql(table)}, ${JSON.stringify(row)}::text::jsonb)
    on conflict (${sql(key)}) do update set ${changed.flatMap((part, index) => (index === 0 ? [part] : [sql`, `, part]))}`;
  return id;
}

/** Makes such a team. @returns its id */
async function shareTrainings(sql: Sql, userId: string): Promise<string> {
  const team = newId();
  await sql`insert into teams (id, name) values (${team}, 'Liest mit')`;
  await sql`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${userId}, ${team}, 'player')`;
  await sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    values (${newId()}, ${userId}, ${team}, 'trainings', true, 'sample', clock_timestamp())`;
  return team;
}

/**
 * Inserts the rows that others refer to.
 * @param known rows that are there already, such as a team
 */
export async function insertParents(sql: Sql, userId: string, known: SampleParents = {}): Promise<SampleParents> {
  const referred = new Set(syncedTableNames.flatMap((table) => Object.values(syncedTable(table).parents)));
  const parents: Record<string, string> = { ...known };
  parents[sharingTeam] ??= await shareTrainings(sql, userId);
  for (const table of syncedTableNames) {
    if (referred.has(table) && parents[table] === undefined) parents[table] = await insertRow(sql, table, userId, parents);
  }
  return parents;
}

/** Inserts `count` logged sets of a user in one statement. */
export async function insertSets(sql: Sql, userId: string, count: number): Promise<void> {
  await sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, weight, reps, created_at)
    select gen_random_uuid(), ${userId}, ${newId()}, 'Kniebeuge ' || n % 40, 'main', n % 5 + 1, 40 + n % 60, 8,
      timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${count}::int) n`;
}
