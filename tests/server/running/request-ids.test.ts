import { expect, it } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { createLog } from '../../../server/logging/log.ts';
import { currentRequest, runForRequest } from '../../../server/logging/request-context.ts';
import { enqueueMail } from '../../../server/mail/outbox.ts';
import { startMailWorker } from '../../../server/mail/worker.ts';
import { createDatabase, useServer } from '../fixture.ts';
import { requestPlan } from '../plans/plan-requests.ts';

const server = useServer();

it('a line of the log carries the request that it belongs to, also from a timer behind it, and no other', async () => {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  await runForRequest('r-1', async () => {
    log.error('within', undefined);
    await new Promise<void>((resolve) => {
      setImmediate(() => {
        log.error('behind', undefined);
        resolve();
      });
    });
    runForRequest(null, () => log.error('of none', undefined));
  });
  log.error('after', undefined);
  expect(lines.map((line) => (JSON.parse(line) as { request?: string }).request)).toEqual(['r-1', 'r-1', undefined, undefined]);
});

it('a mail keeps the request that caused it', async () => {
  const user = await server.user();
  const body = JSON.stringify({ subject: 'Mein Plan', message: 'Der Plan fehlt seit gestern.' });
  const asked = await server.fetch('/api/support', { method: 'POST', as: user, body, headers: { 'content-type': 'application/json' } });
  const id = asked.headers.get('x-request-id');
  const [mail] = await server.sql<{ request: string | null }[]>`select request from mail_outbox where recipient = ${user.email}`;
  expect([mail?.request, id]).toEqual([id, expect.stringMatching(/^[\da-f-]{36}$/)]);
});

it('a mail that cannot be delivered names the request that caused it', async () => {
  // A database without a server: no other worker delivers the mail.
  const sql = connect(await createDatabase(), 2);
  await runForRequest('r-2', () => enqueueMail(sql, { to: 'ada@test.example', template: 'newsletter-opt-in', values: { confirmUrl: '' } }));
  const named: (string | undefined)[] = [];
  const worker = startMailWorker({
    sql,
    post: { send: () => Promise.reject(new Error('451 busy')), close: () => undefined },
    log: () => void named.push(currentRequest()),
  });
  await expect.poll(() => named).toEqual(['r-2']);
  await worker.stop();
  await sql.end();
});

it('a plan’s job keeps the request that asked for it', async () => {
  const user = await server.user();
  const generation = await requestPlan(server, user);
  const [job] = await server.sql<{ request: string | null }[]>`select request from plan_jobs where generation_id = ${generation}`;
  expect(job?.request).toMatch(/^[\da-f-]{36}$/);
});
