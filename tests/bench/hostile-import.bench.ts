import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importResponseSchema } from '@anwurf/contract/account-data';
import { expect, test } from 'vitest';
import { fileOf, hostileFiles } from '../attack/probes/hostile-data.ts';
import { type TestUser } from '../server/fixture.ts';
import { insertParents, insertSets } from '../server/pushes/sample-rows.ts';
import { useBenchServer } from './bench-server.ts';
import { percentile, record, timed } from './figures.ts';

const server = useBenchServer();
const atOnce = 4;
const pauseMs = 20;
const aloneMs = 3000;
/** Of a full account: 500 MB are the bound of what it stores. */
const reports = 900;
const reportBytes = 480_000;
const sets = 100_000;

const importAs = (user: TestUser, body: Readable) =>
  fetch(`${server.url}/api/account/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body: Readable.toWeb(body),
    duplex: 'half',
  } as RequestInit).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    // Refused while it was still sending.
    () => ({ status: 413, text: '' }),
  );

/** Asks for the health until the work has ended. @returns the times, and the most memory that was occupied */
async function healthBeside(work: Promise<unknown>): Promise<{ times: number[]; mostMb: number }> {
  const beside = { times: [] as number[], mostMb: 0 };
  let isRunning = true;
  const ended = work.finally(() => (isRunning = false));
  while (isRunning) {
    beside.times.push(await timed(async () => (await fetch(`${server.url}/api/health`)).text()));
    beside.mostMb = Math.max(beside.mostMb, server.residentMb);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await ended;
  return beside;
}

test('health beside four hostile imports', async () => {
  const users = await Promise.all(Array.from({ length: atOnce }, () => server.user()));
  const alone = await healthBeside(new Promise((resolve) => setTimeout(resolve, aloneMs)));
  const before = server.residentMb;
  async function attack(): Promise<void> {
    for (const file of Object.values(hostileFiles)) await Promise.all(users.map((user) => importAs(user, Readable.from(fileOf(...file)))));
  }
  const { times, mostMb } = await healthBeside(attack());
  expect(times.length).toBeGreaterThan(0);
  record('Health beside four hostile imports of 60 MB', times, {
    aim: { p95: 50 },
    beside: { name: 'alone', p50: percentile(alone.times, 0.5) },
  });
  console.log(`memory: ${before.toFixed(0)} MB, beside them ${mostMb.toFixed(0)} MB at most, aim +300`);
});

test('an export of 500 MB, and its import', { timeout: 1_800_000 }, async () => {
  const [ada, bert] = [await server.user(), await server.user()];
  await insertParents(server.sql, ada.id);
  await insertSets(server.sql, ada.id, sets);
  await server.sql`
    insert into training_reports (id, user_id, workout_id, session_id, is_shared, report_url_id, training_data)
    select gen_random_uuid(), ${ada.id}, gen_random_uuid(), gen_random_uuid(), false, replace(gen_random_uuid()::text, '-', ''),
      jsonb_build_object('text', repeat('x', ${reportBytes})) from generate_series(1, ${reports})`;
  const folder = await mkdtemp(join(tmpdir(), 'anwurf-export-'));
  const file = join(folder, 'export.json');
  const before = server.residentMb;
  async function copy(): Promise<void> {
    const answer = await fetch(`${server.url}/api/account/export`, { headers: { authorization: `Bearer ${ada.token}` } });
    if (answer.body !== null) await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(file));
  }
  const exported = await healthBeside(copy());
  record('Health beside an export of 500 MB', exported.times, { aim: { p95: 50 } });
  await server.sql`delete from users where id = ${ada.id}`;
  const { size } = await stat(file);
  let answer = { status: 0, text: '' };
  const imported = await healthBeside(importAs(bert, createReadStream(file)).then((given) => void (answer = given)));
  record('Health beside an import of 500 MB', imported.times, { aim: { p95: 50 } });
  await rm(folder, { recursive: true });
  console.log(
    `${(size / 1e6).toFixed(0)} MB; memory ${before.toFixed(0)} MB, ${exported.mostMb.toFixed(0)} MB exporting, ${imported.mostMb.toFixed(0)} MB importing`,
  );
  const { added } = importResponseSchema.parse(JSON.parse(answer.text));
  expect(added).toBeGreaterThanOrEqual(sets + reports);
});
