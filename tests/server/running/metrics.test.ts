import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { enqueueMail } from '../../../server/mail/outbox.ts';
import { newId, useServer } from '../fixture.ts';
import { requestShape } from '../shapes/shape-client.ts';

const token = 'sechzehn Zeichen oder mehr';
const server = useServer({ METRICS_TOKEN: token });
const deploy = join(import.meta.dirname, '../../../server/deploy');

async function scrape(): Promise<string> {
  const answer = await server.fetch('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  return answer.text();
}
/** Value of a line of the text; undefined: there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it('are for whoever has the token', async () => {
  for (const authorization of ['', token, `Bearer ${token}x`, `bearer ${token}`])
    expect((await server.fetch('/metrics', { headers: { authorization } })).status).toBe(401);
  expect((await server.fetch('/metrics')).status).toBe(401);
  await scrape();
});

it('count requests by the pattern of their route, never by an address', async () => {
  const hidden = newId();
  await server.fetch(`/api/newsletter/unsubscribe/${hidden}`, { redirect: 'manual' });
  const text = await scrape();
  expect(text).not.toContain(hidden);
  expect(text).toMatch(
    /^anwurf_http_request_seconds_count\{route="\/api\/newsletter\/unsubscribe\/:token",method="GET",status="\d+"\} 1$/m,
  );
});

it('count refused sign-ins and requests that are held', async () => {
  const body = JSON.stringify({ email: 'niemand@test.example', password: 'falsch geraten' });
  await server.fetch('/api/auth/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(valueOf(await scrape(), 'anwurf_security_events_total{event="sign_in",outcome="refused"}')).toBe(1);

  const user = await server.user();
  const start = await requestShape(server, user, 'workout_tracking', { offset: '-1' });
  const leave = new AbortController();
  const [handle, offset] = ['electric-handle', 'electric-offset'].map((name) => start.response.headers.get(name) ?? '');
  const query = new URLSearchParams({ offset: offset ?? '', handle: handle ?? '', live: 'true' });
  const held = server.fetch(`/api/shapes/workout_tracking?${query}`, { as: user, signal: leave.signal });
  await expect.poll(async () => valueOf(await scrape(), 'anwurf_held_requests')).toBe(1);
  leave.abort();
  await held.catch(() => undefined);
  await expect.poll(async () => valueOf(await scrape(), 'anwurf_held_requests')).toBe(0);
});

it('say what waits, what was paid and how quick notifications are', async () => {
  await server.sql`insert into payments (id, email, status, provider_reference) values (${newId()}, 'a@test.example', 'unmatched', 'pi_1')`;
  // In one transaction: the worker is notified at its end, and would deliver the mail before.
  await server.sql.begin(async (tx) => {
    await enqueueMail(tx, { to: 'late@test.example', template: 'newsletter-opt-in', values: { confirmUrl: '' } });
    await tx`update mail_outbox set due_at = now() + interval '1 hour', created_at = now() - interval '2 hours'
      where recipient = 'late@test.example'`;
  });
  const began = performance.now();
  const text = await scrape();
  const scrapedSeconds = (performance.now() - began) / 1000;
  expect(valueOf(text, 'anwurf_payments{status="unmatched"}')).toBe(1);
  expect(valueOf(text, 'anwurf_payments_open{trouble="unmatched"}')).toBe(1);
  expect(valueOf(text, 'anwurf_mails_waiting')).toBe(1);
  expect(valueOf(text, 'anwurf_mail_oldest_seconds')).toBeGreaterThanOrEqual(7200);
  expect(valueOf(text, 'anwurf_database_up')).toBe(1);
  expect(valueOf(text, 'anwurf_sync_lag_seconds')).toBeGreaterThan(0);
  // Seconds, and of this scrape.
  expect(valueOf(text, 'anwurf_sync_lag_seconds')).toBeLessThan(scrapedSeconds);
  expect(valueOf(text, 'anwurf_plans_made{made_by="built_in"}')).toBe(0);
  expect(valueOf(text, 'anwurf_postgres_bytes')).toBeGreaterThan(1_000_000);
});

describe('the health', () => {
  it('separates live from ready and names each part', async () => {
    expect(await (await server.fetch('/api/health/live')).json()).toEqual({ status: 'ok' });
    // Of the test before: a mail that has waited for two hours.
    for (const path of ['/api/health', '/api/health/ready']) {
      const ready = await server.fetch(path);
      const parts = { status: 'degraded', database: 'ok', mail: 'late', jobs: 'ok', disk: expect.stringMatching(/^(ok|low)$/) };
      expect([ready.status, await ready.json()]).toEqual([200, parts]);
    }
    await server.sql`delete from mail_outbox`;
    expect(await (await server.fetch('/api/health/ready')).json()).toMatchObject({ mail: 'ok' });
  });
});

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string().min(20) }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const rules = rulesSchema.parse(parse(readFileSync(join(deploy, 'alerts.yaml'), 'utf8'))).groups.flatMap((group) => group.rules);
const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8')));
const namesIn = (expression: string) => expression.match(/\b(?:anwurf|process|nodejs)_\w+/g) ?? [];

it('there are ten alert rules, each with a severity and what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(10);
});

it('every metric that a rule or a panel names exists', async () => {
  const text = await scrape();
  const known = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const named = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))].flatMap(namesIn);
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  // And the other way round: what is measured is shown.
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
  const ours = [...known].filter((name) => name.startsWith('anwurf_') && !name.endsWith('_sum'));
  expect(ours.filter((name) => !shown.has(name))).toEqual(['anwurf_database_up']);
});

describe('without a token', () => {
  const silent = useServer();

  it('there are no metrics', async () => {
    expect((await silent.fetch('/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(404);
  });
});
