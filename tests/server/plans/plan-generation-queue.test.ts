import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogueReader } from '../../../server/catalogue/read-catalogue.ts';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { completeGeneration } from '../../../server/plan-generations/close-generation.ts';
import { planTimes } from '../../../server/plan-generations/make-plan.ts';
import { claimJob, countAsking, type PlanJob, postponeJob } from '../../../server/plan-generations/plan-job.ts';
import { type PlanWorker, startPlanWorker } from '../../../server/plan-generations/worker.ts';
import { createDatabase, createUser } from '../fixture.ts';
import { insertRequest, plansOf, readGeneration } from './plan-requests.ts';

let sql: Sql;
const logged: string[] = [];
beforeAll(async () => {
  sql = connect(await createDatabase());
  await migrate(sql, fileURLToPath(new URL('../../../migrations', import.meta.url)));
});
afterAll(() => sql.end());

function startWorker(readCatalogue = createCatalogueReader(sql)): PlanWorker {
  const log = (line: string) => void logged.push(line);
  const times = { ...planTimes, retry: 5 };
  return startPlanWorker({ sql, adapter: { kind: 'built_in' }, readCatalogue, times, serverUrl: '', log });
}

const isClosed = async (generation: string) => (await readGeneration(sql, generation))?.finished;

it('three servers at once make one plan for each request', async () => {
  const users = await Promise.all(Array.from({ length: 30 }, () => createUser(sql)));
  const generations = await Promise.all(users.map((user) => insertRequest(sql, user)));
  const workers = [startWorker(), startWorker(), startWorker()];
  for (const generation of generations) await expect.poll(() => isClosed(generation), { timeout: 20_000 }).toBe(true);
  await Promise.all(workers.map((worker) => worker.stop()));
  for (const user of users) expect(await plansOf(sql, user)).toHaveLength(1);
  const jobs = await sql<{ attempts: number }[]>`select attempts from plan_jobs`;
  expect(jobs.map(({ attempts }) => attempts)).toEqual(generations.map(() => 1));
  expect(logged.splice(0)).toEqual([]);
});

it('a job is held by one, and falls due again when its holder died', async () => {
  const user = await createUser(sql);
  const generation = await insertRequest(sql, user);
  const claims = (await Promise.all(Array.from({ length: 20 }, () => claimJob(sql, 60_000)))).filter((job) => job !== undefined);
  expect(claims).toMatchObject([{ id: generation, userId: user.id, attempts: 1 }]);
  const [dead] = claims;
  await sql`update plan_jobs set locked_until = now() where generation_id = ${generation}`;
  const heir = await claimJob(sql, 60_000);
  expect(heir).toMatchObject({ id: generation, attempts: 2 });
  if (dead === undefined || heir === undefined) throw new Error('nobody took the job');

  // A worker with an expired lease cannot change the result.
  const ask = (job: PlanJob) => countAsking(sql, job, { most: 2, leaseMs: 60_000 });
  expect([await ask(dead), await ask(heir), await ask(heir)]).toEqual([false, true, true]);
  // Nor does anybody ask more than a plan may cost.
  expect(await ask(heir)).toBe(false);
  await postponeJob(sql, dead, 0, 'zu spät');
  expect(await claimJob(sql, 60_000)).toBeUndefined();
  await sql`update plan_jobs set locked_until = null where generation_id = ${generation}`;
});

it('tries again after an unforeseen failure, and gives up with a code', async () => {
  const generation = await insertRequest(sql, await createUser(sql));
  const worker = startWorker(() => Promise.reject(new Error('broken catalogue')));
  await expect.poll(() => isClosed(generation), { timeout: 20_000 }).toBe(true);
  await worker.stop();
  expect(await readGeneration(sql, generation)).toMatchObject({ status: 'fehlgeschlagen', errorCode: 'generator_failed', attempts: 3 });
  expect(logged.splice(0).filter((line) => line.includes(generation))).toHaveLength(3);
});

it('gives a job back untried when it stops', async () => {
  const generation = await insertRequest(sql, await createUser(sql));
  let stopped: Promise<void> | undefined;
  const worker = startWorker(() => {
    stopped ??= worker.stop();
    return Promise.reject(new Error('interrupted'));
  });
  await expect.poll(() => stopped !== undefined, { timeout: 20_000 }).toBe(true);
  await stopped;
  expect(await readGeneration(sql, generation)).toMatchObject({ status: 'in_bearbeitung', attempts: 0 });
  const next = startWorker();
  await expect.poll(() => isClosed(generation), { timeout: 20_000 }).toBe(true);
  await next.stop();
  expect((await readGeneration(sql, generation))?.madeBy).toBe('built_in');
});

it('a request that leaves with its account leaves no job', async () => {
  const user = await createUser(sql);
  const generation = await insertRequest(sql, user);
  const job = await claimJob(sql, 60_000);
  await sql`delete from users where id = ${user.id}`;
  expect(await readGeneration(sql, generation)).toBeUndefined();
  if (job === undefined) throw new Error('nobody took the job');
  expect(
    await completeGeneration(
      sql,
      job,
      { name: 'Plan', description: '', durationRecommendation: '', sessions: [] },
      { madeBy: 'model', note: null },
    ),
  ).toBeUndefined();
});
