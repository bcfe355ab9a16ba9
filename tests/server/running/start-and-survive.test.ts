import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoAccount } from '../../../server/accounts/account.ts';
import { connect } from '../../../server/database/connection.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { findPostgresBinaries } from '../../../server/database/postgres-binaries.ts';
import { findPostgresPlace } from '../../../server/database/postgres-place.ts';
import { buildWeb, buildWebWhenNeeded, fingerprint } from '../../../server/web-build.ts';
import { startTestCluster } from '../cluster.ts';
import { createEmptyDatabase } from '../fixture.ts';
import { spawnServer } from '../spawn-server.ts';
import { findFreePort } from '../../../server/database/free-port.ts';
import { startProcess } from './start-process.ts';

const directories: string[] = [];
/** As `mktemp -d` makes it: nobody but its owner gets in, so as root not the user of Postgres. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'anwurf-data-'));
  directories.push(folder);
  return folder;
}
let directory = '';
beforeAll(async () => {
  directory = await emptyFolder();
});
afterAll(async () => {
  for (const used of directories) {
    const { home } = await findPostgresPlace(used);
    for (const folder of [used, home]) await rm(folder, { recursive: true, force: true });
  }
});

const login = (url: string) =>
  fetch(`${url}/api/auth/login`, { method: 'POST', body: JSON.stringify(demoAccount), headers: { 'content-type': 'application/json' } });

it('starts on an empty folder, survives SIGKILL with its handles, and ends cleanly on SIGTERM', async () => {
  const first = await spawnServer({ DATA_DIR: directory });
  const { accessToken } = (await (await login(first.url)).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const start = await fetch(`${first.url}/api/shapes/users?offset=-1`, { headers });
  const handle = start.headers.get('electric-handle') ?? '';
  await first.kill();

  const second = await spawnServer({ DATA_DIR: directory });
  const next = await fetch(`${second.url}/api/shapes/users?offset=0_0&handle=${handle}`, { headers });
  expect([next.status, next.headers.get('electric-handle')]).toEqual([200, handle]);
  expect(await second.stop()).toBe(0);

  const third = await spawnServer({ DATA_DIR: directory });
  expect((await login(third.url)).status).toBe(200);
  await expect(spawnServer({ DATA_DIR: directory })).rejects.toThrow(/Another server uses/);
  expect(await third.stop()).toBe(0);
}, 60_000);

it('runs Postgres for root although the whole project lies in a folder that only root may enter', async () => {
  const shipped = await findPostgresBinaries();
  const project = await mkdtemp(join(tmpdir(), 'anwurf-project-'));
  const native = join(project, 'native');
  await cp(join(dirname(shipped.postgres), '..'), native, { recursive: true, verbatimSymlinks: true });
  const inProject = (name: string) => join(native, 'bin', name);
  const binaries = { initdb: inProject('initdb'), pg_ctl: inProject('pg_ctl'), postgres: inProject('postgres') };
  const postgres = await startEmbeddedPostgres(join(project, '.data'), binaries);
  try {
    const sql = connect(postgres.url, 1);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await sql.end();
  } finally {
    await postgres.stop();
    for (const folder of [project, postgres.home]) await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

it('is one command: npm start builds what is missing, says where it is and with which account to look around', async () => {
  const port = await findFreePort();
  const ready = new RegExp(`127\\.0\\.0\\.1:${port}[\\s\\S]*${demoAccount.email}`);
  const started = await startProcess('server/start.ts', { DATABASE_URL: await createEmptyDatabase(), PORT: String(port) }, ready);
  expect((await fetch(`http://127.0.0.1:${port}/`)).headers.get('content-type')).toMatch(/text\/html/);
  expect((await login(`http://127.0.0.1:${port}`)).status).toBe(200);
  expect(await started.stop()).toBe(0);
}, 120_000);

it('names a port that is taken, and starts nothing', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const dataDir = await emptyFolder();
  await expect(spawnServer({ DATA_DIR: dataDir, PORT: String(port) })).rejects.toThrow(`Port ${port} is taken`);
  expect(await readdir(dataDir)).toEqual([]);
  await new Promise((resolve) => other.close(resolve));
});

it('leaves no Postgres behind when its start fails, or when it is killed', async () => {
  const dataDir = await emptyFolder();
  await expect(spawnServer({ DATA_DIR: dataDir, SITE_CONFIG: join(dataDir, 'missing.json') })).rejects.toThrow(/missing\.json/);
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
  const server = await spawnServer({ DATA_DIR: dataDir });
  expect(await findEmbeddedPostgres(dataDir)).toMatch(/^postgres:/);
  await server.kill();
  await expect.poll(() => findEmbeddedPostgres(dataDir)).toBeUndefined();
}, 120_000);

it('starts a Postgres anew that is about to be stopped', async () => {
  const dataDir = await emptyFolder();
  const server = await spawnServer({ DATA_DIR: dataDir });
  const { home } = await findPostgresPlace(dataDir);
  const process = async () => (await readFile(join(home, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0];
  const before = await process();
  await server.kill();
  // As its guard does before it stops Postgres.
  for (const name of await readdir(home)) if (name.startsWith('postgres-owner')) await rm(join(home, name));
  const next = await startEmbeddedPostgres(dataDir);
  try {
    expect(await process()).not.toBe(before);
  } finally {
    await next.stop();
  }
}, 60_000);

it('counts what a build makes as no source of the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anwurf-sources-'));
  for (const path of ['web/dist-next-7', 'packages/db/store/generated', 'migrations']) await mkdir(join(folder, path), { recursive: true });
  for (const path of ['web/index.html', 'package-lock.json']) await writeFile(join(folder, path), '');
  const before = await fingerprint(folder);
  for (const path of ['web/dist-next-7/index.html', 'packages/db/store/generated/local-image.tar'])
    await writeFile(join(folder, path), 'x');
  expect(await fingerprint(folder)).toBe(before);
  await writeFile(join(folder, 'web/index.html'), 'changed');
  expect(await fingerprint(folder)).not.toBe(before);
  await rm(folder, { recursive: true });
});

it('builds the web app for production also where NODE_ENV says development, and once, also after `npm run build`', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anwurf-build-'));
  for (const path of ['web', 'packages', 'migrations', 'node_modules/vite/bin']) await mkdir(join(folder, path), { recursive: true });
  for (const path of ['package.json', 'node_modules/vite/package.json', 'package-lock.json']) await writeFile(join(folder, path), '{}');
  // In place of Vite: writes down how it was called.
  await writeFile(
    join(folder, 'node_modules/vite/bin/vite.js'),
    `const { mkdirSync, writeFileSync } = require('node:fs');
     const folder = 'web/' + process.argv[process.argv.indexOf('--outDir') + 1];
     mkdirSync(folder);
     writeFileSync(folder + '/called', [process.env.NODE_ENV, ...process.argv.slice(2)].join(' '));`,
  );
  vi.stubEnv('NODE_ENV', 'development');
  try {
    expect([await buildWebWhenNeeded(folder), await buildWebWhenNeeded(folder)]).toEqual([true, false]);
    await writeFile(join(folder, 'web/index.html'), 'changed');
    await buildWeb(folder);
    expect(await buildWebWhenNeeded(folder)).toBe(false);
  } finally {
    vi.unstubAllEnvs();
  }
  expect(await readFile(join(folder, 'web/dist/called'), 'utf8')).toMatch(/^production build .*--mode production/);
  await rm(folder, { recursive: true });
});

it('says what is wrong with its environment and ends', async () => {
  await expect(spawnServer({ PORT: 'abc' })).rejects.toThrow(/PORT/);
});

it('runs on a separately started Postgres by DATABASE_URL', async () => {
  const cluster = await startTestCluster();
  try {
    const production = {
      PUBLIC_URL: 'https://anwurf.test',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'post@anwurf.test',
      SECRETS_KEYS: Buffer.alloc(32, 7).toString('base64'),
    };
    const server = await spawnServer({ DATABASE_URL: cluster.url, ANWURF_MODE: 'production', ...production });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    // No demo account in production.
    expect((await login(server.url)).status).toBe(401);
    expect(await server.stop()).toBe(0);
  } finally {
    await cluster.stop();
  }
}, 60_000);

it('migrates once, also when two start at once, and refuses a changed migration', async () => {
  const sql = connect(await createEmptyDatabase(), 4);
  const migrations = new URL('../../../migrations', import.meta.url).pathname;
  const [one, two] = await Promise.all([migrate(sql, migrations), migrate(sql, migrations)]);
  expect([one.length, two.length].toSorted((a, b) => a - b)).toEqual([0, Math.max(one.length, two.length)]);
  expect(await migrate(sql, migrations)).toEqual([]);
  await sql`update schema_migrations set checksum = 'x' where name like '0001%'`;
  await expect(migrate(sql, migrations)).rejects.toThrow(/0001_.*changed/);
  await sql.end();
});
