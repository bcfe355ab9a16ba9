import { describe, expect, it } from 'vitest';
import { newId, useServer } from '../fixture.ts';
import { insertSets } from '../pushes/sample-rows.ts';
import { readShape, requestShape } from './shape-client.ts';

const server = useServer({}, { longPollMs: 200, keepAliveMs: 100, sseCloseMs: 500 });
const table = 'workout_tracking';

async function twoUsers() {
  const [ada, eve] = [await server.user(), await server.user()];
  await insertSets(server.sql, ada.id, 3);
  await insertSets(server.sql, eve.id, 1);
  return { ada, eve };
}

describe('nobody reads what is not his', () => {
  it.each([
    ['where', { where: 'true' }],
    ['where and params', { where: 'user_id = $1', 'params[1]': 'ADA' }],
    ['table', { table: 'user_credentials' }],
    ['another schema’s table', { table: 'pg_catalog.pg_authid' }],
    ['columns', { columns: 'id' }],
    ['a subset', { subset__where: 'true', subset__limit: '100' }],
    ['an owner', { user_id: 'ADA', owner: 'ADA' }],
    ['a secret', { secret: 'x', api_secret: 'x' }],
  ])('with an injected %s', async (_, injected) => {
    const { ada, eve } = await twoUsers();
    const query = Object.fromEntries(Object.entries(injected).map(([name, value]) => [name, value.replace('ADA', ada.id)]));
    const { rows } = await readShape(server, eve, table, query);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ user_id: eve.id, exercise_name: expect.any(String) });
  });

  it('with a table name that is no synced table', async () => {
    const { eve } = await twoUsers();
    for (const name of [
      'user_credentials',
      'refresh_tokens',
      'shape_log',
      'workout_tracking%22',
      '..%2fhealth',
      '__proto__',
      'constructor',
    ]) {
      const response = await server.fetch(`/api/shapes/${name}?offset=-1`, { as: eve });
      expect([name, response.status]).toEqual([name, 404]);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });

  it('with a foreign, forged or other table’s handle', async () => {
    const { ada, eve } = await twoUsers();
    const { handle } = await readShape(server, ada, table);
    const forged = (await readShape(server, eve, table)).handle.replace(/^\d+/, '0');
    const other = (await readShape(server, eve, 'sessions')).handle;
    for (const stolen of [handle, forged, other, '', "' or 1=1 --"]) {
      for (const live of [{}, { live: 'true' }, { live: 'true', live_sse: 'true' }]) {
        const answer = await requestShape(server, eve, table, { offset: '0_0', handle: stolen, ...live });
        expect([stolen, answer.response.status]).toEqual([stolen, 409]);
        expect(answer.text).not.toContain(ada.id);
      }
    }
  });

  it('with an expired, foreign-signed, unsigned or missing token', async () => {
    const { ada } = await twoUsers();
    const expired = (await server.user(-1)).token;
    const [head, payload] = ada.token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of [expired, `${head}.${payload}.AAAA`, unsigned, '', 'x']) {
      const response = await server.fetch(`/api/shapes/${table}?offset=-1`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { code: 'unauthenticated' } });
    }
  });

  it('by waiting: changes of others wake nobody', async () => {
    const { ada, eve } = await twoUsers();
    const start = await readShape(server, eve, table);
    const held = requestShape(server, eve, table, { offset: start.offset, handle: start.handle, live: 'true' });
    await server.sql`insert into workout_tracking ${server.sql({ id: newId(), user_id: ada.id, workout_id: newId(), exercise_name: 'geheim' })}`;
    expect((await held).text).not.toContain('geheim');
  });
});
