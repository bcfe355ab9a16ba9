import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import { expect, it } from 'vitest';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { cancelPlan, insertRequest, plansOf, questionnaire, readGeneration, requestPlan } from './plan-requests.ts';

const server = useServer();
const dayMs = 86_400_000;
const plansADay = 5;

async function finished(generation: string): Promise<void> {
  await expect.poll(async () => (await readGeneration(server.sql, generation))?.status, { timeout: 10_000 }).not.toBe('in_bearbeitung');
}

async function pushRequest(user: TestUser, count = 1) {
  const { alter: _, ...values } = questionnaireToRow(questionnaire);
  const questionnaireId = newId();
  const generations = Array.from({ length: count }, newId);
  const response = await server.push(user, [
    { id: newId(), table: 'fragebogen_antworten', op: 'upsert', key: questionnaireId, values },
    ...generations.map((key) => ({
      id: newId(),
      table: 'trainingsplan_generierung',
      op: 'upsert',
      key,
      values: { fragebogen_id: questionnaireId, created_at: '2020-01-01T00:00:00Z' },
    })),
  ]);
  return { questionnaireId, generations, results: pushResponseSchema.parse(await response.json()).results };
}

/** Uses up what a day allows. @returns the generations */
async function useUp(user: TestUser): Promise<string[]> {
  const made: string[] = [];
  for (let plan = 0; plan < plansADay; plan += 1) {
    const generation = await requestPlan(server, user);
    await finished(generation);
    made.push(generation);
  }
  return made;
}

it('the sixth plan within a day is refused with the time of the next, and its questionnaire is kept', async () => {
  const user = await server.user();
  const [first = ''] = await useUp(user);
  const { questionnaireId, generations, results } = await pushRequest(user, 2);
  expect(results[0]).toMatchObject({ status: 'applied' });
  const [job] = await server.sql<{ at: Date }[]>`select accepted_at as at from plan_jobs where generation_id = ${first}`;
  const next = new Date((job?.at.getTime() ?? 0) + dayMs).toISOString();
  const refused = { status: 'refused', code: 'constraint', rules: [{ column: 'created_at', kind: 'not_before', limit: next }] };
  expect(results.slice(1)).toMatchObject([refused, refused]);
  expect(await server.sql`select from fragebogen_antworten where id = ${questionnaireId}`).toHaveLength(1);
  expect(await server.sql`select from trainingsplan_generierung where id = any(${generations}::uuid[])`).toEqual([]);
  expect(await plansOf(server.sql, user)).toHaveLength(plansADay);

  // Sent again a day after the first one.
  await server.sql`update plan_jobs set accepted_at = accepted_at - interval '24 hours' where generation_id = ${first}`;
  const values = { fragebogen_id: questionnaireId };
  const [key = ''] = generations;
  const again = await server.push(user, [{ id: newId(), table: 'trainingsplan_generierung', op: 'upsert', key, values }]);
  expect(await again.json()).toMatchObject({ results: [{ status: 'applied' }] });
  await finished(key);
  expect(await plansOf(server.sql, user)).toHaveLength(plansADay + 1);
});

it('a request that is sent twice counts once, and another player’s not at all', async () => {
  const user = await server.user();
  const other = await server.user();
  const generation = newId();
  for (let round = 0; round < plansADay + 2; round += 1) await requestPlan(server, user, {}, generation);
  await finished(generation);
  const made = await useUp(other);
  expect(made).toHaveLength(plansADay);
  const { results } = await pushRequest(user);
  expect(results.at(-1)).toMatchObject({ status: 'applied' });
});

it('cancelled ones count, those that failed before anybody was asked do not', async () => {
  const user = await server.user();
  for (let round = 0; round < plansADay; round += 1) {
    const failed = await requestPlan(server, user, { zusatzliche_notizen: 'frei' });
    await finished(failed);
    expect(await readGeneration(server.sql, failed)).toMatchObject({ status: 'fehlgeschlagen' });
  }
  for (let round = 0; round < plansADay; round += 1)
    await cancelPlan(server, user, await insertRequest(server.sql, user, { due: 'infinity' }));
  expect((await pushRequest(user)).results.at(-1)).toMatchObject({ status: 'refused' });
});

it('twenty devices at once get no more', async () => {
  const user = await server.user();
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { generations, results } = await pushRequest(user);
      if (results.at(-1)?.status === 'applied') await finished(generations[0] ?? '');
      await pushRequest(user);
    }),
  );
  const [jobs] = await server.sql`select count(*)::int as count from plan_jobs join trainingsplan_generierung on id = generation_id
    where benutzer_id = ${user.id}`;
  expect(jobs?.['count']).toBeLessThanOrEqual(plansADay);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});

it('a questionnaire can be deleted with its requests, which count for the day all the same', async () => {
  const user = await server.user();
  await useUp(user);
  const [asked] = await server.sql<{ id: string }[]>`select id from fragebogen_antworten where benutzer_id = ${user.id} limit 1`;
  const deletion = { id: newId(), table: 'fragebogen_antworten', op: 'delete', key: asked?.id };
  expect(await (await server.push(user, [deletion])).json()).toMatchObject({ results: [{ status: 'applied' }] });
  const { results } = await pushRequest(user);
  expect(results).toMatchObject([{ status: 'applied' }, { status: 'refused', rules: [{ kind: 'not_before' }] }]);
});
