import { expect, it } from 'vitest';
import { createLog } from '../../../server/logging/log.ts';
import { currentRequest, runForRequest } from '../../../server/logging/request-context.ts';
import { startMailWorker } from '../../../server/mail/worker.ts';
import { useServer } from '../fixture.ts';
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

it('a mail keeps the request that caused it, and names it when it cannot be delivered', async () => {
  const user = await server.user();
  const body = JSON.stringify({ subject: 'Mein Plan', message: 'Der Plan fehlt seit gestern.' });
  const asked = await server.fetch('/api/support', { method: 'POST', as: user, body, headers: { 'content-type': 'application/json' } });
  const id = asked.headers.get('x-request-id');
  const [mail] = await server.sql<{ request: string | null }[]>`select request from mail_outbox where recipient = ${user.email}`;
  expect([mail?.request, id]).toEqual([id, expect.stringMatching(/^[\da-f-]{36}$/)]);

  const named: (string | undefined)[] = [];
  await expect.poll(async () => (await server.sql`select from mail_outbox where status = 'waiting'`).length).toBe(0);
  const worker = startMailWorker({
    sql: server.sql,
    post: { send: () => Promise.reject(new Error('451 busy')), close: () => undefined },
    log: () => void named.push(currentRequest()),
  });
  // Sent already; a worker that fails finds it again.
  await server.sql`update mail_outbox set status = 'waiting', template_values = '{}', finished_at = null, attempts = 0, due_at = now()
    where recipient = ${user.email}`;
  worker.wake();
  await expect.poll(() => named).toEqual([id]);
  await worker.stop();
});

it('a plan’s job keeps the request that asked for it', async () => {
  const user = await server.user();
  const generation = await requestPlan(server, user);
  const [job] = await server.sql<{ request: string | null }[]>`select request from plan_jobs where generation_id = ${generation}`;
  expect(job?.request).toMatch(/^[\da-f-]{36}$/);
});
