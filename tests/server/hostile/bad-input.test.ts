import { errorBodySchema } from '@anwurf/contract/errors';
import { mutationSchema } from '@anwurf/contract/sync/mutation';
import { syncedTable, syncedTableNames } from '@anwurf/contract/sync/registry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId, useServer } from '../fixture.ts';
import { proofCount } from '../../proof-counts.ts';

const server = useServer();
const runs = proofCount('FUZZ_INPUTS');

const names = fc.oneof(
  fc.constantFrom(...syncedTableNames),
  fc.constantFrom('users; drop table users', '__proto__', 'constructor', ''),
  fc.string(),
);
const columns = [...new Set(syncedTableNames.flatMap((name) => Object.keys(syncedTable(name).columns)))];
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', 1e308, -1, 2 ** 60, '0000-00-00', '9999-12-31T23:59:59+23:59', "'; --"),
);
const mutation = fc.record({
  id: fc.oneof(fc.uuid(), fc.string()),
  table: names,
  op: fc.constantFrom('upsert', 'update', 'delete', 'drop'),
  key: fc.oneof(fc.uuid(), fc.jsonValue()),
  values: fc.dictionary(fc.oneof(fc.constantFrom(...columns), fc.string()), value, { maxKeys: 8 }),
});
/** Valid as a whole, so that values reach the database. */
const plausible = fc.constantFrom(...syncedTableNames).chain((table) =>
  fc.record({
    id: fc.uuid(),
    table: fc.constant(table),
    op: fc.constantFrom('upsert', 'update', 'delete'),
    key: fc.uuid(),
    values: fc.dictionary(fc.constantFrom(...Object.keys(syncedTable(table).columns)), value, { maxKeys: 8 }),
  }),
);

/** Fewer than one may send in a minute. */
const pushesOfOne = 500;

it('no push makes the server fail', async () => {
  let user = await server.user();
  let pushed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(mutation, plausible), { maxLength: 5 }), async (mutations) => {
      pushed += 1;
      if (pushed % pushesOfOne === 0) user = await server.user();
      const response = await server.push(user, mutations);
      expect(response.status).toBeLessThan(500);
      if (response.status !== 200) errorBodySchema.parse(await response.json());
      else expect(((await response.json()) as { results: unknown[] }).results).toHaveLength(mutations.length);
      expect(mutations.length > 0 && mutations.every((item) => mutationSchema.safeParse(item).success)).toBe(response.status === 200);
    }),
    { numRuns: runs },
  );
  expect(server.logged).toEqual([]);
});

it('says what is wrong, in the one format', async () => {
  const user = await server.user();
  const send = async (body: string) => {
    const response = await server.fetch('/api/sync/mutations', {
      method: 'POST',
      body,
      as: user,
      headers: { 'content-type': 'application/json' },
    });
    return [response.status, errorBodySchema.parse(await response.json()).error] as const;
  };
  expect(await send('{')).toMatchObject([400, { code: 'bad_request' }]);
  expect(await send('['.repeat(100_000))).toMatchObject([400, { code: 'bad_request' }]);
  expect(await send('{"mutations":[{"id":1}]}')).toMatchObject([
    400,
    { code: 'invalid_input', fields: { 'mutations.0.id': expect.any(String) } },
  ]);
  expect(
    await send(JSON.stringify({ mutations: Array.from({ length: 501 }, () => ({ id: newId(), table: 'x', op: 'delete', key: newId() })) })),
  ).toMatchObject([400, { code: 'invalid_input' }]);
  expect(await send(`"${'x'.repeat(2_000_001)}"`)).toMatchObject([413, { code: 'payload_too_large' }]);
  const missing = await server.fetch('/api/nonsense');
  expect([missing.status, await missing.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
});
