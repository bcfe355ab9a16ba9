import { beforeAll, expect, it } from 'vitest';
import { readSecrets } from '../../../server/database/secrets.ts';
import { createAttemptLimit, keyAttemptLimits } from '../../../server/limits/attempt-limit.ts';
import { createPushQuota } from '../../../server/sync/quota.ts';
import { newId, useServer } from '../fixture.ts';

const server = useServer();

const progress = () => {
  const now = new Date().toISOString();
  return {
    id: newId(),
    table: 'workout_tracking',
    op: 'upsert',
    key: newId(),
    values: { workout_id: newId(), exercise_name: 'Kniebeuge', reps: 8, created_at: now },
  };
};

/** Limits of the test count as those of the server do. */
beforeAll(async () => keyAttemptLimits(server.sql, (await readSecrets(server.sql)).rateLimits));

it.each([
  ['changes', 100_000, 1],
  ['kilobytes', 1, 200_000 * 1024],
])('after a day’s worth of %s a user reads when he may go on, and loses nothing that he has', async (_, changes, bytes) => {
  const [user, other] = [await server.user(), await server.user()];
  expect((await server.push(user, [progress()])).status).toBe(200);
  // The rest of the day, on another server.
  await createPushQuota(server.sql)
    .takeChanges(user.id, changes - 1, bytes - 2048)
    .catch(() => undefined);
  await createPushQuota(server.sql)
    .takeChanges(user.id, 1, 4096)
    .catch(() => undefined);
  const refused = await server.push(user, [progress()]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from workout_tracking where user_id = ${user.id}`;
  expect(row?.count).toBe(1);
  expect((await server.push(other, [progress()])).status).toBe(200);
});

it('an account imports thirty times a day', async () => {
  const user = await server.user();
  const body = JSON.stringify({ product: 'anwurf', version: 1, exportedAt: '', tables: {} });
  const send = () =>
    server.fetch('/api/account/import', { method: 'POST', body, as: user, headers: { 'content-type': 'application/json' } });
  expect((await send()).status).toBe(200);
  // On another server, over the day.
  await createAttemptLimit(server.sql, 'import key', 30, 86_400).take(user.id, 28);
  expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
});
