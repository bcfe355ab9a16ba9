import { accountExportSchema } from '@anwurf/contract/account-data';
import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { syncedTable, syncedTableNames, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { expect, it } from 'vitest';
import { createAccount, findAccount } from '../../../server/accounts/account.ts';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { pruneShapeLog } from '../../../server/shapes/prune-shape-log.ts';
import { mostLogged, mostStored } from '../../../server/sync/storage-bound.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { insertParents, insertRow, insertSets } from './sample-rows.ts';

const server = useServer();

const setMutation = (key = newId()) => {
  const values = { workout_id: newId(), exercise_name: 'Kniebeuge', reps: 8, created_at: new Date().toISOString() };
  return { id: newId(), table: 'workout_tracking', op: 'upsert', key, values };
};

async function resultsOf(user: TestUser, mutations: unknown[]) {
  const response = await server.push(user, mutations);
  expect(response.status).toBe(200);
  return pushResponseSchema.parse(await response.json()).results;
}

const countedOf = () => server.sql`select * from stored_rows where row_count <> 0 or byte_count <> 0 order by user_id, table_name`;

async function recount(): Promise<void> {
  for (const table of syncedTableNames) {
    const { owner } = syncedTable(table);
    if (typeof owner === 'string' && table !== 'sync_heads') await server.sql`select recount_stored_rows(${table}, ${owner})`;
  }
}

/** Lets an account hold what it may, less one of `kind`. */
async function fillUp(user: TestUser, kind: keyof typeof mostStored): Promise<void> {
  const count = server.sql(kind === 'rows' ? 'row_count' : 'byte_count');
  await server.sql`update stored_rows set ${count} = ${count} + ${mostStored[kind] - 1}
    - (select sum(${count}) from stored_rows where user_id = ${user.id})
    where user_id = ${user.id} and table_name = 'users'`;
}

async function importAs(user: TestUser, tables: Partial<Record<SyncedTableName, unknown[]>>) {
  const body = JSON.stringify({ product: 'anwurf', version: 1, exportedAt: '', tables });
  return server.fetch('/api/account/import', { method: 'POST', body, as: user, headers: { 'content-type': 'application/json' } });
}

it('counts what lies in the tables, whoever wrote or removed it', async () => {
  const [ada, bert] = [await server.user(), await server.user()];
  for (const user of [ada, bert]) {
    const parents = await insertParents(server.sql, user.id);
    for (const table of syncedTableNames) await insertRow(server.sql, table, user.id, parents);
    await insertSets(server.sql, user.id, 300);
  }
  const kept = setMutation();
  await resultsOf(ada, [kept, setMutation(), { ...setMutation(kept.key), op: 'update', values: { unit: 'kg, äöü', reps: 12 } }]);
  await server.sql`update training_reports set training_data = ${JSON.stringify({ text: 'x'.repeat(50_000) })}::text::jsonb`;
  await server.sql`delete from workout_tracking where set_number = 3`;
  await server.sql`delete from trainingsplanreal where user_id = ${bert.id}`;
  const counted = await countedOf();
  await recount();
  expect(counted.length).toBeGreaterThan(20);
  expect(counted).toEqual(await countedOf());

  await server.sql`truncate athleten_uebungen`;
  expect(await server.sql`select from stored_rows where table_name = 'athleten_uebungen'`).toEqual([]);
});

it('counts what the log holds of the changes, not only what is left of them, until it is pruned', async () => {
  const user = await server.user();
  const { key } = setMutation();
  const report = { workout_id: newId(), session_id: newId(), is_shared: false, report_url_id: newId().replaceAll('-', '') };
  const written = (fill: string) => {
    const values = { ...report, training_data: { text: fill.repeat(100_000) } };
    return { id: newId(), table: 'training_reports', op: 'upsert', key, values };
  };
  for (const fill of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await resultsOf(user, [written(fill)])).toMatchObject([{ status: 'applied' }]);
  const counted = async () => {
    const [row] = await server.sql<{ bytes: string; mutations: string }[]>`
      select byte_count as bytes, mutation_count as mutations from stored_logs where user_id = ${user.id}`;
    return { bytes: Number(row?.bytes), mutations: Number(row?.mutations) };
  };
  const logged = async () => {
    const [row] = await server.sql<{ bytes: string }[]>`
      select sum(octet_length(value::text) + coalesce(octet_length(old_value::text), 0)) as bytes
      from shape_log where owner = ${user.id} and table_name <> 'sync_heads'`;
    return Number(row?.bytes);
  };
  expect(await logged()).toBeGreaterThan(1_100_000);
  expect(await counted()).toEqual({ bytes: await logged(), mutations: 6 });

  await pruneShapeLog(server.sql, { keepEntries: 1 });
  expect(await logged()).toBeLessThan(300_000);
  expect(await counted()).toEqual({ bytes: await logged(), mutations: 6 });
});

it('an account whose changes fill the log, or are too many to remember, has to wait', async () => {
  const user = await server.user();
  const known = setMutation();
  await resultsOf(user, [known]);
  const full = { status: 'refused', rules: [{ kind: 'storage_full' }] };
  const deleteOf = (key: string) => ({ ...setMutation(key), op: 'delete', values: {} });
  await server.sql`update stored_logs set byte_count = byte_count + ${mostLogged.bytes} where user_id = ${user.id}`;
  expect(await resultsOf(user, [setMutation(), deleteOf(newId())])).toMatchObject([full, { status: 'applied' }]);
  await server.sql`update stored_logs set byte_count = byte_count - ${mostLogged.bytes}, mutation_count = ${mostLogged.mutations}
    where user_id = ${user.id}`;
  expect(await resultsOf(user, [setMutation(), deleteOf(newId()), known])).toMatchObject([full, full, { status: 'applied' }]);
});

it('counts the mutations that are remembered until a device reports them finished', async () => {
  const user = await server.user();
  const origin = newId();
  const deletes = [1, 2, 3].map(() => ({ ...setMutation(), op: 'delete', values: {}, origin }));
  await resultsOf(user, deletes);
  const remembered = () => server.sql`select mutation_count::int as count from stored_logs where user_id = ${user.id}`;
  expect(await remembered()).toEqual([{ count: 3 }]);
  const body = JSON.stringify({ origins: [origin] });
  await server.fetch('/api/sync/finished-origins', { method: 'POST', body, as: user, headers: { 'content-type': 'application/json' } });
  expect(await remembered()).toEqual([{ count: 0 }]);
});

it('forgets the counts with the account', async () => {
  const email = `${newId()}@test.example`;
  await createAccount(server.sql, email, 'Kreis läuft 7m', 'Ada');
  const account = await findAccount(server.sql, email);
  if (account === undefined) throw new Error('no account');
  await insertSets(server.sql, account.id, 300);
  expect(await server.sql`select from stored_rows where user_id = ${account.id}`).not.toEqual([]);
  await deleteAccount(server.sql, account);
  expect(await server.sql`select from stored_rows where user_id = ${account.id}`).toEqual([]);
});

it.each(['rows', 'bytes'] as const)('an account full of %s takes nothing more until something is deleted, and says so', async (kind) => {
  const [user, other] = [await server.user(), await server.user()];
  const known = setMutation();
  expect(await resultsOf(user, [known])).toMatchObject([{ status: 'applied' }]);
  await fillUp(user, kind);
  // The last row goes a push beyond the quota.
  const last = setMutation();
  await resultsOf(user, [last]);

  const refused = { status: 'refused', code: 'constraint', rules: [{ column: '', kind: 'storage_full' }] };
  const [more, change] = [setMutation(), { ...setMutation(known.key), op: 'update', values: { reps: 9 } }];
  expect(await resultsOf(user, [more, change, known])).toMatchObject([refused, refused, { status: 'applied' }]);
  expect(await server.sql`select key from sync_mutations where id = any(${[more.id, change.id]}::uuid[])`).toEqual([]);
  const answer = await importAs(user, { athleten_uebungen: [{ id: newId(), name: 'Wurf' }] });
  expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 'storage_full' } }]);
  expect(await resultsOf(other, [setMutation()])).toMatchObject([{ status: 'applied' }]);

  // Everything stays readable, and what is deleted makes room.
  const exported = accountExportSchema.parse(await (await server.fetch('/api/account/export', { as: user })).json());
  expect(exported.tables['workout_tracking']).toHaveLength(2);
  const deletes = [known.key, last.key].map((key) => ({ ...setMutation(key), op: 'delete', values: {} }));
  expect(await resultsOf(user, deletes)).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
  expect(await resultsOf(user, [more])).toMatchObject([{ status: 'applied' }]);
});
