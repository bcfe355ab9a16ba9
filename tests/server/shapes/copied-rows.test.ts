import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import { changeFeed, syncedTable, syncedTableNames, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { copiedMessages, readCopied } from '@anwurf/db/sync/apply/copied-rows';
import { expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { insertParents, insertRow, insertSets } from '../pushes/sample-rows.ts';
import { readShape, requestShape } from './shape-client.ts';

const server = useServer();
const owned = syncedTableNames.filter((table) => table !== changeFeed && typeof syncedTable(table).owner === 'string');

async function askCopied(user: TestUser, table: SyncedTableName, headers: Record<string, string> = {}) {
  const answer = await server.fetch(`/api/shapes/${table}?offset=-1&rows=copy`, { as: user, headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(copiedRows.contentType);
  const { rows, messages } = readCopied(new Uint8Array(await answer.arrayBuffer()));
  const values = copiedMessages(table, rows).flatMap((message) => (message.kind === 'change' ? [message.value] : []));
  const place = { handle: answer.headers.get('electric-handle') ?? '', offset: answer.headers.get('electric-offset') ?? '' };
  return { columns: rows.columns, values, end: JSON.parse(messages) as { headers: Record<string, unknown> }[], place };
}

/** Messages spell out the booleans of a snapshot. */
function spelledOut(table: SyncedTableName, row: Readonly<Record<string, string | null>>): Record<string, string | null> {
  const { columns } = syncedTable(table);
  const words: Record<string, string> = { t: 'true', f: 'false' };
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, (columns[name]?.type === 'boolean' && words[value ?? '']) || value]),
  );
}

it.each(owned)("the rows of %s are the same by COPY as by message, and nobody else's", async (table) => {
  const users = [await server.user(), await server.user()];
  for (const { id } of users) {
    const parents = await insertParents(server.sql, id);
    if (table !== 'users') await insertRow(server.sql, table, id, parents);
  }
  const [user] = users;
  if (user === undefined) throw new Error('no user');
  const messages = await readShape(server, user, table);
  const { columns, values, end } = await askCopied(user, table);
  expect(columns).toEqual(Object.keys(syncedTable(table).columns));
  expect(values.length).toBeGreaterThan(0);
  expect(values.map((row) => spelledOut(table, row))).toEqual(messages.rows);
  expect(end).toMatchObject([{ headers: { control: 'snapshot-end' } }]);
});

it('a device that has read the rows continues by message', async () => {
  const user = await server.user();
  await insertSets(server.sql, user.id, 3000);
  const { values, place } = await askCopied(user, 'workout_tracking');
  expect(values).toHaveLength(3000);
  const id = newId();
  await server.sql`insert into workout_tracking ${server.sql({ id, user_id: user.id, workout_id: newId(), exercise_name: 'Sprung' })}`;
  const query = { ...place, rows: 'copy' };
  const next = await requestShape(server, user, 'workout_tracking', query);
  expect(next.messages.map(({ value, headers }) => value?.['id'] ?? headers.control)).toEqual([id, 'up-to-date']);
});

it('no rows are an answer too, also without gzip', async () => {
  const user = await server.user();
  for (const headers of [{}, { 'accept-encoding': 'identity' }]) {
    const { columns, values, end } = await askCopied(user, 'fitness_tests', headers);
    expect([columns, values]).toEqual([Object.keys(syncedTable('fitness_tests').columns), []]);
    expect(end).toHaveLength(1);
  }
});

it('rows added after the end of an access are left out', async () => {
  const user = await server.user();
  await server.sql`insert into exercise_catalogue (id, number, slug, name, phase, metric) values (${newId()}, 900009, 'spaeter', 'Später', 'main', 'reps')`;
  const table = 'exercise_catalogue';
  const numbers = (rows: readonly Readonly<Record<string, string | null>>[]) => rows.map(({ number }) => number);
  expect(numbers((await askCopied(user, table)).values)).toContain('900009');
  await server.sql`update users set access_expires_at = now() - interval '1 hour' where id = ${user.id}`;
  const answer = await requestShape(server, user, table, { offset: '-1', rows: 'copy' });
  expect(answer.response.status).toBe(200);
  const sent = answer.messages.flatMap(({ value }) => (value === undefined ? [] : [value]));
  expect(numbers(sent)).not.toContain('900009');
});

it('anything else that is asked of the rows is answered by message, as Electric ignores what it does not know', async () => {
  const user = await server.user();
  const { response, messages } = await requestShape(server, user, 'fitness_tests', { offset: '-1', rows: 'csv' });
  expect([response.headers.get('content-type'), messages.length]).toEqual(['application/json', 1]);
});
