import { changeFeed, syncedTable, syncedTableNames, teamOwnerOf } from '@anwurf/contract/sync/registry';
import { expect, it } from 'vitest';
import { useServer } from '../fixture.ts';

const server = useServer();

it('rows leave with the account of their owner, and with the row they belong to', async () => {
  const references = await server.sql<{ reference: string }[]>`
    select format('%s.%s %s', conrelid::regclass, attname, confrelid::regclass) as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and confdeltype = 'c'`;
  const found = references.map(({ reference }) => reference);
  for (const name of syncedTableNames) {
    const { owner, parents, columns } = syncedTable(name);
    const team = teamOwnerOf(name);
    if (team !== undefined && name !== 'teams') expect(found).toContain(`${name}.${team.team} teams`);
    if (team !== undefined && Object.hasOwn(columns, 'user_id')) expect(found).toContain(`${name}.user_id users`);
    if (typeof owner === 'string' && name !== 'users' && name !== changeFeed) expect(found).toContain(`${name}.${owner} users`);
    for (const [column, parent] of Object.entries(parents)) expect(found).toContain(`${name}.${column} ${parent}`);
  }
});

it('every synced table is under the log, with the registry’s owner and key', async () => {
  const triggers = await server.sql<{ name: string; triggers: number }[]>`
    select relname as name, count(*)::int as triggers from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname in ('a_server_version', 'log_insert', 'log_update', 'log_delete', 'log_truncate') group by relname`;
  expect(triggers.map(({ name }) => name).toSorted()).toEqual(syncedTableNames.toSorted());
  for (const { name, triggers: count } of triggers) expect([name, count]).toEqual([name, 5]);
  for (const name of syncedTableNames) {
    const { key, owner } = syncedTable(name);
    const column = typeof owner === 'string' ? owner : teamOwnerOf(name)?.team;
    const [source] = await server.sql<{ prosrc: string }[]>`select prosrc from pg_proc where proname = ${`log_insert_${name}`}`;
    expect(source?.prosrc).toContain(`, n.${key}, 'insert'`);
    expect(source?.prosrc).toContain(
      `select ${column === undefined ? "'00000000-0000-0000-0000-000000000000'::uuid" : `n.${column}`} as owner`,
    );
  }
});
