import { type MutationResult, pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { plainTableNames, syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { describe, expect, it } from 'vitest';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { insertParents, insertRow, type SampleParents, sampleValues } from '../pushes/sample-rows.ts';
import { readShape } from '../shapes/shape-client.ts';

const server = useServer();
const operations = ['insert', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

const rowOf = async (table: SyncedTableName, user: TestUser) =>
  insertRow(server.sql, table, user.id, await insertParents(server.sql, user.id));

async function readRow(table: SyncedTableName, key: string): Promise<string | undefined> {
  const [row] = await server.sql<
    { row: string }[]
  >`select to_jsonb(t)::text as row from ${server.sql(table)} t where ${server.sql(syncedTable(table).key)} = ${key}`;
  return row?.row;
}

function buildMutation(table: SyncedTableName, operation: Operation, key: string, parents: SampleParents) {
  const { writes } = syncedTable(table);
  const values = sampleValues(table, parents);
  const sent = Object.fromEntries(
    Object.entries(values).filter(([name]) => (operation === 'insert' ? writes.insert : writes.update).includes(name)),
  );
  return { id: newId(), table, key, op: operation === 'insert' ? 'upsert' : operation, values: operation === 'delete' ? {} : sent };
}

async function pushOne(user: TestUser, mutation: unknown): Promise<MutationResult> {
  const response = await server.push(user, [mutation]);
  expect(response.status).toBe(200);
  const [result] = pushResponseSchema.parse(await response.json()).results;
  if (result === undefined) throw new Error('no result');
  return result;
}

function isAllowed(table: SyncedTableName, operation: Operation): boolean {
  const { writes } = syncedTable(table);
  return operation === 'delete' ? writes.delete : writes[operation].length > 0;
}

// Rows of teams: tests/server/teams/team-authz.test.ts.
describe.each(plainTableNames)('%s', (table) => {
  const { key, owner } = syncedTable(table);
  const everyone = typeof owner !== 'string';

  it('shows its rows to the owner alone', async () => {
    const [ada, bert] = [await server.user(), await server.user()];
    const row = await rowOf(table, ada);
    const keysOf = async (user: TestUser) => (await readShape(server, user, table)).rows.map((found) => found[key]);
    expect((await server.fetch(`/api/shapes/${table}?offset=-1`)).status).toBe(401);
    expect(await keysOf(ada)).toContain(row);
    if (everyone) expect(await keysOf(bert)).toContain(row);
    else expect(await keysOf(bert)).not.toContain(row);
  });

  it.each(operations)('refuses an anonymous %s', async (operation) => {
    const ada = await server.user();
    const row = await rowOf(table, ada);
    const before = await readRow(table, row);
    const body = JSON.stringify({ mutations: [buildMutation(table, operation, row, await insertParents(server.sql, ada.id))] });
    const response = await server.fetch('/api/sync/mutations', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(401);
    if (table !== 'sync_heads') expect(await readRow(table, row)).toBe(before);
  });

  it.each(operations)('lets the owner %s exactly when the registry says so', async (operation) => {
    const ada = await server.user();
    // Tables with one row a user: the row's key is the user.
    const row = operation === 'insert' ? (key === owner ? ada.id : newId()) : await rowOf(table, ada);
    const result = await pushOne(ada, buildMutation(table, operation, row, await insertParents(server.sql, ada.id)));
    if (!isAllowed(table, operation)) {
      expect(result).toMatchObject({ status: 'refused', code: 'forbidden' });
      return;
    }
    expect(result).toMatchObject({ status: 'applied', txid: expect.stringMatching(/^\d+$/) });
    if (operation === 'delete') expect(await readRow(table, row)).toBeUndefined();
    else expect(await readRow(table, row)).toContain(ada.id);
  });

  it.each(operations)('refuses the %s of another user', async (operation) => {
    const [ada, bert] = [await server.user(), await server.user()];
    const row = await rowOf(table, ada);
    const mutation = buildMutation(table, operation, row, await insertParents(server.sql, bert.id));
    const before = await readRow(table, row);
    const result = await pushOne(bert, mutation);
    expect(result).toMatchObject({ status: 'refused', code: 'forbidden' });
    expect(JSON.stringify(result)).not.toContain(ada.id === row ? 'Test Person' : ada.id);
    expect(await readRow(table, row)).toBe(before);
  });
});

it('refuses a child under another user’s parent', async () => {
  const [ada, bert] = [await server.user(), await server.user()];
  const foreign = await insertParents(server.sql, ada.id);
  for (const table of plainTableNames) {
    if (syncedTable(table).writes.insert.length === 0 || Object.keys(syncedTable(table).parents).length === 0) continue;
    const result = await pushOne(bert, buildMutation(table, 'insert', newId(), foreign));
    expect([table, result]).toMatchObject([table, { status: 'refused', code: 'parent_missing' }]);
  }
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
