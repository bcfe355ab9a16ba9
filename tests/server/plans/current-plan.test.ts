import { readFile } from 'node:fs/promises';
import type { GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import { expect, it } from 'vitest';
import { completeGeneration } from '../../../server/plan-generations/close-generation.ts';
import { newId, useServer } from '../fixture.ts';
import { insertRequest } from './plan-requests.ts';

const server = useServer();

const plan: GeneratedPlan = {
  name: 'Vom Coach',
  description: '',
  durationRecommendation: '2 Wochen',
  sessionsPerWeek: 1,
  sessions: [{ exercises: [] }],
};

async function addPlan(userId: string, name: string, createdAt: string, chosenAt: string | null = null): Promise<string> {
  const id = newId();
  await server.sql`insert into trainingsplanreal ${server.sql({ id, user_id: userId, name, created_at: createdAt, chosen_at: chosenAt })}`;
  return id;
}
const chosenFirst = async (userId: string) =>
  (
    await server.sql<{ name: string }[]>`
      select name from trainingsplanreal where user_id = ${userId} and chosen_at is not null order by chosen_at desc`
  ).map(({ name }) => name);

it('a coach’s plan becomes current, also after a choice on a device whose clock runs ahead', async () => {
  const user = await server.user();
  await addPlan(user.id, 'Voraus', '2026-10-01T08:00:00Z', '2100-01-01T00:00:00Z');
  const id = await insertRequest(server.sql, user, { due: 'infinity' });
  await completeGeneration(server.sql, { id, userId: user.id }, plan, { madeBy: 'built_in', note: null });
  expect(await chosenFirst(user.id)).toEqual(['Vom Coach', 'Voraus']);
});

it('of plans from before there was a choice the coach’s became current, else the newest own one', async () => {
  const [coached, alone] = [await server.user(), await server.user()];
  const id = await insertRequest(server.sql, coached, { due: 'infinity' });
  const coach = await addPlan(coached.id, 'Vom Coach', '2026-10-01T08:00:00Z');
  await server.sql`update trainingsplan_generierung set plan_id = ${coach} where id = ${id}`;
  await addPlan(coached.id, 'Eigener', '2026-11-01T08:00:00Z');
  await addPlan(alone.id, 'Erster', '2026-10-01T08:00:00Z');
  await addPlan(alone.id, 'Zweiter', '2026-11-01T08:00:00Z');
  const migration = new URL('../../../migrations/central/0064_plans_made_current.sql', import.meta.url);
  await server.sql.unsafe(await readFile(migration, 'utf8'));
  expect(await chosenFirst(coached.id)).toEqual(['Vom Coach']);
  expect(await chosenFirst(alone.id)).toEqual(['Zweiter']);
});
