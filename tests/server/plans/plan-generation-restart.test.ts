import type { ServerResponse } from 'node:http';
import type { PlanHandOver } from '@anwurf/contract/plan-automation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { createDatabase, createUser } from '../fixture.ts';
import { type SpawnedServer, spawnServer } from '../spawn-server.ts';
import { bring, readHandOver, webhookSecret } from './plan-automation.ts';
import { insertRequest, plansOf, readGeneration } from './plan-requests.ts';
import { startStandIn } from '../shapes/stand-in.ts';

const automation = await startStandIn();
let sql: Sql;
let environment: Record<string, string>;
const servers: SpawnedServer[] = [];

/** Starts another server on the same database. */
async function start(): Promise<SpawnedServer> {
  const server = await spawnServer(environment);
  servers.push(server);
  return server;
}

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  environment = { DATABASE_URL: databaseUrl, PLAN_WEBHOOK_URL: automation.url, PLAN_WEBHOOK_SECRET: webhookSecret };
  sql = connect(databaseUrl, 3);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await sql.end();
  await automation.stop();
});

const accept = (response: ServerResponse) => void response.writeHead(202).end();
const jobsOf = (generation: string): PlanHandOver[] =>
  automation.received.map(readHandOver).filter(({ generationId }) => generationId === generation);
async function expectState(generation: string, state: object): Promise<void> {
  await expect.poll(() => readGeneration(sql, generation), { timeout: 60_000 }).toMatchObject(state);
}

it('a server killed at any point of a hand-over leaves one plan and no stuck job', async () => {
  // Killed in the middle of the call: the next server takes the job when the lease has run out.
  let first = await start();
  automation.answer = () => undefined;
  const user = await createUser(sql);
  const inFlight = await insertRequest(sql, user);
  await expect.poll(() => jobsOf(inFlight).length, { timeout: 60_000 }).toBe(1);
  await first.kill();
  expect(await readGeneration(sql, inFlight)).toMatchObject({ status: 'in_bearbeitung', handedOver: false, attempts: 1 });

  // Asked while no server runs.
  const other = await createUser(sql);
  const whileDown = await insertRequest(sql, other);
  automation.answer = (_, response) => accept(response);
  first = await start();
  await expectState(whileDown, { handedOver: true, attempts: 1 });
  expect((await readGeneration(sql, inFlight))?.attempts).toBe(1);
  await sql`update plan_jobs set locked_until = now() where generation_id = ${inFlight}`;
  await sql`select pg_notify('plan_generation', '')`;
  await expectState(inFlight, { handedOver: true, attempts: 2, status: 'in_bearbeitung' });

  // Killed while the automation works: its call-back is tried again and finds the next server.
  await first.kill();
  const [, job] = jobsOf(inFlight);
  const [waiting] = jobsOf(whileDown);
  if (job === undefined || waiting === undefined) throw new Error('nothing was handed over');
  await expect(bring(job)).rejects.toThrow('fetch failed');
  const [second, third] = await Promise.all([start(), start()]);
  const at = (server: SpawnedServer, target: PlanHandOver) => ({
    ...target,
    callbackUrl: server.url + new URL(target.callbackUrl).pathname,
  });
  // Two servers at once, each brought the plan twice.
  const brought = [job, job, waiting, waiting].map((target, index) => bring(at(index % 2 === 0 ? second : third, target)));
  const answers = await Promise.all(brought);
  expect(answers.filter(({ stored }) => stored)).toHaveLength(2);
  for (const [generation, owner] of [
    [inFlight, user],
    [whileDown, other],
  ] as const) {
    const row = await readGeneration(sql, generation);
    expect(row).toMatchObject({ status: 'abgeschlossen', madeBy: 'automation' });
    expect(await plansOf(sql, owner)).toEqual([row?.planId]);
  }
}, 180_000);

it('a server that is stopped gives its job back at once', async () => {
  const server = servers.at(-1);
  for (const running of servers.slice(0, -1)) await running.kill();
  automation.answer = () => undefined;
  const generation = await insertRequest(sql, await createUser(sql));
  await expect.poll(() => jobsOf(generation).length, { timeout: 60_000 }).toBe(1);
  expect(await server?.stop()).toBe(0);
  expect(await readGeneration(sql, generation)).toMatchObject({ status: 'in_bearbeitung', attempts: 0, note: null });
  const [held] = await sql`select lease from plan_jobs where generation_id = ${generation}`;
  expect(held).toEqual({ lease: null });
}, 60_000);
