import { expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';

const server = useServer();

const setOf = () => ({
  id: newId(),
  table: 'workout_tracking',
  op: 'upsert',
  key: newId(),
  values: { workout_id: newId(), exercise_name: 'Kniebeuge', weight: 62.5, reps: 8 },
});

const push = (as: TestUser, body: object) =>
  server.fetch('/api/sync/mutations', {
    method: 'POST',
    body: JSON.stringify(body),
    as,
    headers: { 'content-type': 'application/json' },
  });

const setsOf = async ({ id }: TestUser) =>
  (await server.sql<{ key: string }[]>`select id as key from workout_tracking where user_id = ${id}`).map(({ key }) => key);

it('a push that names another user than its session is refused as a whole, and is in the log', async () => {
  const [ada, eve] = [await server.user(), await server.user()];
  const mutations = [setOf(), setOf()];
  const from = server.attacks.length;
  const answer = await push(eve, { user: ada.id, mutations });
  expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'unauthenticated' } }]);
  expect([await setsOf(ada), await setsOf(eve)]).toEqual([[], []]);
  expect(server.attacks.slice(from)).toMatchObject([
    { event: 'writes_refused', outcome: 'refused', reason: 'other_user', count: 2 },
    { event: 'access_refused', outcome: 'refused', reason: 'unauthenticated' },
  ]);
  // With the own session the same push is taken: it was not remembered as done.
  const again = await push(ada, { user: ada.id, mutations });
  expect(again.status).toBe(200);
  expect(new Set(await setsOf(ada))).toEqual(new Set(mutations.map(({ key }) => key)));
});

it('a push of an earlier release names no user and is taken', async () => {
  const ada = await server.user();
  const mutation = setOf();
  expect((await push(ada, { mutations: [mutation] })).status).toBe(200);
  expect(await setsOf(ada)).toEqual([mutation.key]);
});

it('a user that is no id is an invalid push, for which no mutation is to blame', async () => {
  const ada = await server.user();
  expect((await push(ada, { user: 'ada', mutations: [setOf()] })).status).toBe(400);
});
