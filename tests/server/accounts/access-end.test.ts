import { accountExportSchema } from '@anwurf/contract/account-data';
import { playerSearchResponseSchema } from '@anwurf/contract/players';
import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { buildUuidV7 } from '@anwurf/domain/identity/uuid-v7';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { insertRequest, questionnaire, readGeneration } from '../plans/plan-requests.ts';
import { insertParents, insertRow } from '../pushes/sample-rows.ts';
import { decideAboutHealth } from './health-consent.ts';
import { readShape, requestShape } from '../shapes/shape-client.ts';

const server = useServer();
const hourMs = 3_600_000;

async function endAccess(user: TestUser, before = '1 hour'): Promise<void> {
  await server.sql`update users set access_expires_at = now() - ${before}::text::interval where id = ${user.id}`;
}

/** A mutation's id, made so long ago by the device's clock. */
const idMade = (millisecondsAgo: number) => buildUuidV7(Date.now() - millisecondsAgo, randomBytes(10));

function setMutation(id: string, key = newId()) {
  const values = { workout_id: newId(), exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z' };
  return { id, table: 'workout_tracking', op: 'upsert', key, values };
}

async function resultsOf(user: TestUser, mutations: unknown[]) {
  const response = await server.push(user, mutations);
  expect(response.status).toBe(200);
  return pushResponseSchema.parse(await response.json()).results;
}

const refused = { status: 'refused', code: 'forbidden', rules: [{ kind: 'access_ended' }] };

it('takes sets that were logged before the end, whenever they come, and none that were logged later', async () => {
  const user = await server.user();
  await endAccess(user);
  const made = [2 * hourMs, hourMs + 60_000, hourMs - 60_000, 0, -hourMs].map(idMade);
  const results = await resultsOf(
    user,
    // One that does not say when it was made has been made when it comes.
    [...made, randomUUID()].map((id) => setMutation(id)),
  );
  expect(results).toMatchObject([{ status: 'applied' }, { status: 'applied' }, refused, refused, refused, refused]);
  expect(await server.sql`select from workout_tracking where user_id = ${user.id}`).toHaveLength(2);
});

it('gives what was applied before the end its answer again, also to a device whose clock is ahead', async () => {
  const user = await server.user();
  const early = setMutation(idMade(-hourMs));
  const [first] = await resultsOf(user, [early]);
  expect(first).toMatchObject({ status: 'applied' });
  await endAccess(user);
  const [again, late] = await resultsOf(user, [early, setMutation(idMade(0))]);
  expect(again).toEqual(first);
  expect(late).toMatchObject(refused);
});

it('goes on with a new access, and with what was refused', async () => {
  const user = await server.user();
  await endAccess(user);
  const mutation = setMutation(newId());
  expect(await resultsOf(user, [mutation])).toMatchObject([refused]);
  await server.sql`update users set access_expires_at = now() + interval '1 year' where id = ${user.id}`;
  expect(await resultsOf(user, [mutation])).toMatchObject([{ status: 'applied' }]);
});

it('begins no plan, and gives the reason', async () => {
  const user = await server.user();
  const waiting = await insertRequest(server.sql, user, { due: 'infinity' });
  await endAccess(user);
  const { alter: _, ...values } = questionnaireToRow(questionnaire);
  const key = newId();
  expect(await resultsOf(user, [{ id: newId(), table: 'fragebogen_antworten', op: 'upsert', key, values }])).toMatchObject([refused]);
  const [answers] = await server.sql`select fragebogen_id as id from trainingsplan_generierung where id = ${waiting}`;
  const request = { table: 'trainingsplan_generierung', op: 'upsert', values: { fragebogen_id: answers?.['id'] } };
  expect(await resultsOf(user, [{ ...request, id: newId(), key: newId() }])).toMatchObject([refused]);
  // A generation that was requested before is not made either.
  await server.sql`update plan_jobs set next_attempt_at = now() where generation_id = ${waiting}`;
  await server.sql`select pg_notify('plan_generation', '')`;
  await expect
    .poll(() => readGeneration(server.sql, waiting), { timeout: 10_000 })
    .toMatchObject({ status: 'fehlgeschlagen', errorCode: 'access_ended', planId: null });
});

it('keeps reading, export and deletion of own data', async () => {
  const email = `${newId()}@test.example`;
  const password = 'Kreis läuft 7m';
  const id = await createAccount(server.sql, email, password, 'Ada');
  const login = await server.fetch('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json' },
  });
  const { accessToken: token } = (await login.json()) as { accessToken: string };
  const user = { id, email, token };
  await decideAboutHealth(server.sql, id, true);
  const set = await insertRow(server.sql, 'workout_tracking', id, await insertParents(server.sql, id));
  await endAccess(user);
  expect((await readShape(server, user, 'workout_tracking')).rows).toMatchObject([{ id: set }]);
  expect((await readShape(server, user, 'users')).rows).toMatchObject([{ access_expires_at: expect.any(String) }]);
  const data = await (await server.fetch('/api/account/export', { as: user })).json();
  expect(accountExportSchema.parse(data).tables['workout_tracking']).toHaveLength(1);
  const post = (path: string, body: unknown) =>
    server.fetch(path, { method: 'POST', body: JSON.stringify(body), as: user, headers: { 'content-type': 'application/json' } });
  const imported = await post('/api/account/import', data);
  expect([imported.status, await imported.json()]).toMatchObject([402, { error: { code: 'payment_required' } }]);
  expect(await resultsOf(user, [{ id: newId(), table: 'workout_tracking', op: 'delete', key: set }])).toMatchObject([
    { status: 'applied' },
  ]);
  expect((await post('/api/account/delete', { password })).status).toBe(204);
});

it('shows the players, but not their values', async () => {
  const user = await server.user();
  const search = async () => playerSearchResponseSchema.parse(await (await server.fetch('/api/players', { as: user })).json());
  expect(await search()).toMatchObject({ unlocked: true });
  await endAccess(user);
  const { players, unlocked } = await search();
  expect([unlocked, players.every(({ values }) => values === null), players.length > 0]).toEqual([false, true, true]);
  const [player] = players;
  const query = new URLSearchParams({ name: player?.name ?? '', team: player?.team ?? '', season: player?.season ?? '' });
  expect(await (await server.fetch(`/api/players/one?${query}`, { as: user })).json()).toMatchObject({ values: null });
});

it('brings the catalogue of before the end to a new device, nothing that was added later, and all of it with access again', async () => {
  const user = await server.user();
  const table = 'exercise_catalogue';
  const add = async (number: number) => {
    const slug = `eigene-${newId()}`;
    await server.sql`insert into exercise_catalogue (id, number, slug, name, phase, metric)
      values (${newId()}, ${number}, ${slug}, 'Neu', 'main', 'reps')`;
    return slug;
  };
  await server.sql`update exercise_catalogue set created_at = now() - interval '1 day'`;
  await endAccess(user);
  const before = await add(900_001);
  const { rows, messages, handle, offset } = await readShape(server, user, table);
  expect(rows.length).toBeGreaterThan(500);
  expect(messages.some(({ headers }) => headers.control === 'snapshot-end')).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(before);
  const after = await add(900_002);
  const withheld = await requestShape(server, user, table, { handle, offset });
  expect([withheld.response.status, withheld.response.headers.has('electric-up-to-date')]).toEqual([200, true]);
  expect(withheld.text).not.toContain(after);
  // From the beginning again, as after a must-refetch.
  const anew = await requestShape(server, user, table, { handle, offset: '-1' });
  expect([anew.messages.length, anew.text.includes(after)]).toEqual([rows.length + 1, false]);

  await server.sql`update users set access_expires_at = null where id = ${user.id}`;
  const missed = await requestShape(server, user, table, { handle: withheld.handle, offset: withheld.offset });
  expect(missed.response.status).toBe(409);
  const brought = await readShape(server, user, table, { handle: missed.handle });
  for (const slug of [before, after]) expect(JSON.stringify(brought.rows)).toContain(slug);
});

it('brings nothing that is added later to a device that was there before, and goes on with access again', async () => {
  const user = await server.user();
  const table = 'exercise_catalogue';
  const { handle, offset } = await readShape(server, user, table);
  await endAccess(user);
  const slug = `eigene-${newId()}`;
  await server.sql`insert into exercise_catalogue (id, number, slug, name, phase, metric) values (${newId()}, 900003, ${slug}, 'Neu', 'main', 'reps')`;
  const withheld = await requestShape(server, user, table, { handle, offset });
  expect(withheld.text).not.toContain(slug);
  await server.sql`update users set access_expires_at = null where id = ${user.id}`;
  const brought = await requestShape(server, user, table, { handle: withheld.handle, offset: withheld.offset });
  expect(brought.text).toContain(slug);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
