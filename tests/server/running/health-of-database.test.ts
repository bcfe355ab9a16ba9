import { expect, it } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { createHealthReader } from '../../../server/health/read-health.ts';
import { createHealthRoutes } from '../../../server/health/routes.ts';
import { findFreePort } from '../../../server/database/free-port.ts';

it('a database that does not answer makes the server live, but not ready', async () => {
  const sql = connect(`postgres://nobody@127.0.0.1:${await findFreePort()}/none`, 1);
  const app = createHealthRoutes(createHealthReader({ sql, electric: undefined, folder: '/', log: () => undefined }));
  expect((await app.request('/live')).status).toBe(200);
  const ready = await app.request('/ready');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'degraded', database: 'unreachable', mail: 'unknown', jobs: 'unknown', disk: expect.stringMatching(/^(ok|low)$/) },
  ]);
  await sql.end({ timeout: 0 });
});
