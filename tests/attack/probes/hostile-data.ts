import { Readable } from 'node:stream';
import { syncedTable, syncedTableNames, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { newId, type TestUser } from '../../server/accounts/test-user.ts';
import { insertParents, insertRow, sampleValues } from '../../server/pushes/sample-rows.ts';
import type { Probe, Tally } from '../probe.ts';
import type { Target } from '../target.ts';

const rowIn = async ({ sql }: Target, table: SyncedTableName, key: string) => {
  const [row] = await sql<{ row: string }[]>`
    select to_jsonb(t)::text as row from ${sql(table)} t where ${sql(syncedTable(table).key)} = ${key}`;
  return row?.row;
};

/** Every table that has an owner, with a row of a victim. */
async function victimRows(target: Target): Promise<{ victim: TestUser; rows: Map<SyncedTableName, string> }> {
  const victim = await target.user();
  const rows = new Map<SyncedTableName, string>();
  for (const table of syncedTableNames) {
    if (typeof syncedTable(table).owner !== 'string') continue;
    rows.set(table, await insertRow(target.sql, table, victim.id, await insertParents(target.sql, victim.id)));
  }
  return { victim, rows };
}

const foreignWrites: Probe = {
  name: 'writes to another user’s rows',
  isCheap: true,
  async run(target, tally) {
    const [{ victim, rows }, thief] = [await victimRows(target), await target.user()];
    for (const [table, key] of rows) {
      const before = await rowIn(target, table, key);
      const values = sampleValues(table, await insertParents(target.sql, thief.id));
      const tries = [
        { op: 'update', values },
        { op: 'upsert', values: { ...values, user_id: thief.id } },
        { op: 'upsert', values: { ...values, user_id: victim.id } },
        { op: 'delete', values: {} },
      ].map((one) => ({ id: newId(), table, key, ...one }));
      const answer = await target.post('/api/sync/mutations', { mutations: tries }, { as: thief });
      await answer.text();
      const after = await rowIn(target, table, key);
      tally.tries += tries.length - 1;
      tally.hold(answer.status < 500 && after === before, `${table}: ${answer.status}, ${before} became ${after}`);
    }
  },
};

const foreignShapes: Probe = {
  name: 'shapes of another user’s rows',
  isCheap: true,
  async run(target, tally) {
    const [{ victim, rows }, thief] = [await victimRows(target), await target.user()];
    for (const [table, key] of rows) {
      const own = await target.ask(`/api/shapes/${table}?offset=-1`, { as: victim });
      await own.text();
      const [handle, offset] = [own.headers.get('electric-handle') ?? '', own.headers.get('electric-offset') ?? ''];
      const queries: Record<string, string>[] = [
        { offset: '-1' },
        { offset: '-1', where: `user_id = '${victim.id}'`, 'params[1]': victim.id },
        { offset: '-1', table: 'users', columns: '*', replica: 'full' },
        { offset: '-1', where: '1=1) or (true', secret: '' },
        { offset: '-1', handle },
        { offset: '0_0', handle, log: 'full' },
        { offset, handle },
        { offset: '-1', user_id: victim.id, owner: victim.id },
      ];
      const paths = queries.map((query) => `/api/shapes/${table}?${new URLSearchParams(query)}`);
      for (const path of [...paths, `/api/shapes?tables=${table}&user_id=${victim.id}`]) {
        const answer = await target.ask(path, { as: thief });
        const text = await answer.text();
        tally.hold(answer.status < 500 && !text.includes(key) && !text.includes(victim.id), `${path}: ${answer.status}`);
      }
    }
  },
};

const hostileJson: Probe = {
  name: 'hostile JSON to every route that takes some',
  isCheap: true,
  async run(target, tally, many) {
    const user = await target.user();
    const paths = [
      '/api/sync/mutations',
      '/api/first-rows',
      '/api/auth/login',
      '/api/auth/register',
      '/api/account/import',
      '/api/events',
      '/api/leads',
      '/api/assessments',
      '/api/support',
    ];
    const bodies = [
      '{',
      'null',
      '[]',
      '['.repeat(10_000),
      `{"mutations":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
      '{"mutations":[{"id":1e999,"table":{"$ne":1},"op":["delete"],"key":null}]}',
      `{"mutations":[{"id":"${newId()}","table":"users; drop table users","op":"delete","key":"${newId()}"}]}`,
      '"\\ud800\\u0000"',
      `{"email":"${'a'.repeat(14_000)}@b.c"}`,
      '\u0000'.repeat(1000),
      `{"a":"${'\\'.repeat(8001)}`,
    ];
    for (let round = 0; round < many; round += 1) {
      for (const path of paths) {
        for (const [index, body] of bodies.entries()) {
          const answer = await target.post(path, body, { as: user });
          const text = await answer.text();
          const isRefused = answer.status >= 400 || text.includes('"refused"');
          tally.hold(isRefused && answer.status < 500, `${path} with body ${index} was answered ${answer.status}`);
        }
      }
    }
  },
};

const head = '{"product":"anwurf","version":1,"exportedAt":"","tables":';
/** Files of 60 MB that stopped a server once: how each begins, and what it goes on with. */
export const hostileFiles: Readonly<Record<string, readonly [first: string, piece: string]>> = {
  'rows without columns': [`${head}{"sessions":[{}`, ',{}'.repeat(20_000)],
  'one row with millions of columns': [`${head}{"sessions":[{"a":1`, ',"a":1'.repeat(10_000)],
  'one endless value': [`${head}{"sessions":[{"a":"`, 'x'.repeat(60_000)],
  'millions of tables': [`${head}{"a":[]`, ',"a":[]'.repeat(10_000)],
  'an endless blank': [head, ' '.repeat(60_000)],
  'an endless list': [`${head}{"sessions":[{"a":[1`, ',1'.repeat(30_000)],
};

/** 60 MB, piece by piece, so that a refusal ends it. */
export function* fileOf(first: string, piece: string): Generator<Uint8Array> {
  const [opening, part] = [Buffer.from(first), Buffer.from(piece)];
  yield opening;
  for (let count = 0; count < 1000; count += 1) yield part;
}

async function importHostile(target: Target, tally: Tally, name: string, file: readonly [string, string]): Promise<void> {
  const user = await target.user();
  const answering = target
    .ask('/api/account/import', {
      method: 'POST',
      as: user,
      headers: { 'content-type': 'application/json' },
      body: Readable.toWeb(Readable.from(fileOf(...file))),
      duplex: 'half',
    } as RequestInit)
    .then(
      async (answer) => (await answer.text(), answer.status),
      // Refused while it was still sending.
      () => 413,
    );
  for (const status of await target.health()) tally.hold(status === 200, `health beside an import of ${name}: ${status}`);
  const status = await answering;
  tally.hold(status === 413 || status === 429 || status === 400, `an import of ${name} was answered ${status}`);
}

const hostileImports: Probe = {
  name: 'hostile imports of 60 MB, four at a time',
  isCheap: false,
  async run(target, tally, many) {
    const files = Object.entries(hostileFiles);
    for (let round = 0; round < Math.ceil(many / 4); round += 1) {
      for (let from = 0; from < files.length; from += 4) {
        await Promise.all(files.slice(from, from + 4).map(([name, file]) => importHostile(target, tally, name, file)));
      }
    }
  },
};

const loggedNothings: Probe = {
  name: 'deletes and updates of nothing fill no log',
  isCheap: true,
  async run(target, tally, many) {
    const user = await target.user();
    for (let push = 0; push < many; push += 1) {
      const mutations = Array.from({ length: 100 }, () => ({
        id: newId(),
        table: 'athleten_uebungen',
        key: newId(),
        op: 'delete',
        values: {},
      }));
      await (await target.post('/api/sync/mutations', { mutations }, { as: user })).text();
      tally.tries += mutations.length;
    }
    const [row] = await target.sql<
      { count: number }[]
    >`select count(*)::int from shape_log where owner = ${user.id} and table_name = 'athleten_uebungen'`;
    tally.hold(row?.count === 0, `${row?.count} rows in the shape log`);
  },
};

/** Attacks by what a signed-in user sends. */
export const hostileDataProbes = [foreignWrites, foreignShapes, hostileJson, loggedNothings, hostileImports];
