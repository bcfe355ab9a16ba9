import { expect, it } from 'vitest';
import { newId, useServer } from '../fixture.ts';
import { cancelPlan, insertRequest, plansOf, readGeneration, requestPlan } from './plan-requests.ts';
import { readShape } from '../shapes/shape-client.ts';

const server = useServer();
const generationOf = (id: string) => readGeneration(server.sql, id);

it('a pushed questionnaire becomes exactly one plan, which reaches the device', async () => {
  const user = await server.user();
  const generation = await requestPlan(server, user);
  await expect.poll(async () => (await generationOf(generation))?.status, { timeout: 10_000 }).toBe('abgeschlossen');
  expect(await generationOf(generation)).toMatchObject({ madeBy: 'built_in', note: null, handedOver: false, errorCode: null });
  const plans = (await readShape(server, user, 'trainingsplanreal')).rows;
  expect(plans).toMatchObject([{ id: (await generationOf(generation))?.planId }]);
  expect((await readShape(server, user, 'sessions')).rows).toHaveLength(2);
  for (const table of ['warmup_uebungen', 'haupt_uebungen', 'cooldown_uebungen']) {
    expect((await readShape(server, user, table)).rows.length).toBeGreaterThan(1);
  }
});

it('an unusable questionnaire fails with a code', async () => {
  const generation = await requestPlan(server, await server.user(), { zusatzliche_notizen: 'frei' });
  await expect
    .poll(() => generationOf(generation), { timeout: 10_000 })
    .toMatchObject({ status: 'fehlgeschlagen', errorCode: 'questionnaire_incomplete', planId: null, finished: true });
});

it('a request while a plan is made is joined to it: nothing is refused and one plan comes; the next one makes its own', async () => {
  const user = await server.user();
  const running = await insertRequest(server.sql, user, { due: 'infinity' });
  const answered = newId();
  // Both at once: the other tab's, and the same one sent twice.
  await Promise.all([requestPlan(server, user, {}, answered), requestPlan(server, user)]);
  await requestPlan(server, user, {}, answered);
  expect(await generationOf(answered)).toMatchObject({ status: 'abgebrochen', errorCode: 'already_running', finished: true, planId: null });
  expect(await generationOf(running)).toMatchObject({ status: 'in_bearbeitung' });

  await server.sql`update plan_jobs set next_attempt_at = now() where generation_id = ${running}`;
  await server.sql`select pg_notify('plan_generation', '')`;
  await expect.poll(async () => (await generationOf(running))?.status, { timeout: 10_000 }).toBe('abgeschlossen');
  expect(await plansOf(server.sql, user)).toHaveLength(1);
  const closed = await server.sql<{ id: string }[]>`select id from trainingsplan_generierung where benutzer_id = ${user.id}
    order by finished_at desc`;
  expect(closed[0]?.id, 'the one that was joined to ends last').toBe(running);

  const next = await requestPlan(server, user);
  await expect.poll(async () => (await generationOf(next))?.status, { timeout: 10_000 }).toBe('abgeschlossen');
  expect(await plansOf(server.sql, user)).toHaveLength(2);
});

it('a cancelled generation makes room for the next, and another player’s is none of its business', async () => {
  const user = await server.user();
  const other = await insertRequest(server.sql, await server.user(), { due: 'infinity' });
  await cancelPlan(server, user, await insertRequest(server.sql, user, { due: 'infinity' }));
  const next = await requestPlan(server, user);
  await expect.poll(async () => (await generationOf(next))?.status, { timeout: 10_000 }).toBe('abgeschlossen');
  expect(await generationOf(other)).toMatchObject({ status: 'in_bearbeitung' });
});

it('a plan cancelled offline is never made', async () => {
  const user = await server.user();
  const finished = await requestPlan(server, user);
  await expect.poll(async () => (await generationOf(finished))?.status, { timeout: 10_000 }).toBe('abgeschlossen');
  const [{ questionnaireId } = { questionnaireId: '' }] = await server.sql<{ questionnaireId: string }[]>`
    select fragebogen_id as "questionnaireId" from trainingsplan_generierung where id = ${finished}`;
  const key = newId();
  const table = 'trainingsplan_generierung';
  await server.push(user, [
    { id: newId(), table, op: 'upsert', key, values: { fragebogen_id: questionnaireId } },
    { id: newId(), table, op: 'update', key, values: { cancelled_at: '2026-11-21T10:00:00Z' } },
  ]);
  expect(await generationOf(key)).toMatchObject({ status: 'abgebrochen', finished: true, planId: null, attempts: 0 });
  expect(await plansOf(server.sql, user)).toHaveLength(1);
});

it('a finished plan stays when cancelling comes too late, and cancelling cannot be taken back', async () => {
  const user = await server.user();
  const generation = await requestPlan(server, user);
  await expect.poll(async () => (await generationOf(generation))?.status, { timeout: 10_000 }).toBe('abgeschlossen');
  const before = await generationOf(generation);
  await cancelPlan(server, user, generation);
  expect(await generationOf(generation)).toEqual(before);

  await server.sql`update trainingsplan_generierung set status = 'abgebrochen' where id = ${generation}`;
  const undo = { id: newId(), table: 'trainingsplan_generierung', op: 'update', key: generation, values: { cancelled_at: null } };
  expect((await server.push(user, [undo])).status).toBe(200);
  expect((await generationOf(generation))?.status).toBe('abgebrochen');
});

it('has no call-back unless an automation is configured', async () => {
  expect((await server.fetch(`/api/plan-generations/${newId()}/plan`, { method: 'POST', body: '{}' })).status).toBe(404);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
