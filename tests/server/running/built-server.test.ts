import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleServer } from '../../../server/build/bundle-server.ts';
import { connect } from '../../../server/database/connection.ts';
import { createDatabase, createUser, newId } from '../fixture.ts';
import { spawnServer } from '../spawn-server.ts';

const root = join(import.meta.dirname, '../../..');
/** Files that `server/deploy/Dockerfile` copies into the image. */
const shipped = [
  'node_modules/@napi-rs',
  'node_modules/@node-rs',
  'node_modules/@fontsource-variable/archivo',
  'server/accounts/common-passwords.txt',
  'server/development/page.css',
  'migrations',
];

const sealing = Buffer.alloc(32, 7);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-shipped-'));
  // Beside the checkout's packages nothing would be missed; in another place the bundle has only what is copied.
  for (const path of shipped) await cp(join(root, path), join(folder, path), { recursive: true });
  const built = join(root, '.cache/shipped-server');
  await bundleServer(root, built);
  await mkdir(join(folder, 'server/dist'), { recursive: true });
  await cp(built, join(folder, 'server/dist'), { recursive: true });
  await rm(built, { recursive: true });
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Imports a row as a player, whose session is put into the database beside the server. */
async function importOn(url: string, databaseUrl: string): Promise<unknown> {
  const sql = connect(databaseUrl, 1);
  try {
    const user = await createUser(sql, 3600, [sealing]);
    const tables = { athleten_uebungen: [{ id: newId(), name: 'Eigene' }] };
    const body = JSON.stringify({ product: 'anwurf', version: 1, exportedAt: '', tables });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` };
    return await (await fetch(`${url}/api/account/import`, { method: 'POST', headers, body })).json();
  } finally {
    await sql.end();
  }
}

it('runs in production from its bundle alone, the operator’s commands too, without tsx, Vite or the packages of the checkout', async () => {
  const production = {
    ANWURF_MODE: 'production',
    DATABASE_URL: await createDatabase(),
    PUBLIC_URL: 'https://anwurf.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'post@anwurf.test',
    SECRETS_KEYS: sealing.toString('base64'),
  };
  const server = await spawnServer(production, join(folder, 'server/dist/index.mjs'));
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  // A wrong password is hashed by native code, and a common one is read from a file.
  const headers = { 'content-type': 'application/json', 'x-anwurf-client': 'web', origin: 'https://anwurf.test' };
  const body = JSON.stringify({ email: 'niemand@anwurf.test', password: 'falsch geraten' });
  expect((await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(401);
  expect(await importOn(server.url, production.DATABASE_URL)).toEqual({ added: 1, known: 0, refused: 0 });
  const lines = ['audit list --json', 'users find niemand'].map((line) =>
    execFileSync(process.execPath, [join(folder, 'server/dist/operator.mjs'), ...line.split(' ')], {
      env: { ...process.env, ...production },
      encoding: 'utf8',
    }),
  );
  expect(lines).toEqual(['[]\n', 'None.\n']);
  expect(await server.stop()).toBe(0);
}, 120_000);
