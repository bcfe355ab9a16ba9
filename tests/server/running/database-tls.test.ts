import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { createDatabaseIn, startTestCluster } from '../cluster.ts';
import { certificate, privateKey } from '../localhost-certificate.ts';
import { spawnServer } from '../spawn-server.ts';

let cluster: Awaited<ReturnType<typeof startTestCluster>>;
let folder: string;
/** Of a database of a Postgres that speaks TLS. */
let databaseUrl: URL;

beforeAll(async () => {
  [cluster, folder] = await Promise.all([startTestCluster(), mkdtemp(join(tmpdir(), 'anwurf-tls-'))]);
  await writeFile(join(folder, 'ca.pem'), certificate);
  const sql = connect(cluster.url, 1);
  const [found] = await sql<{ data: string }[]>`select setting as data from pg_settings where name = 'data_directory'`;
  const data = found?.data ?? '';
  const { uid, gid } = await stat(data);
  for (const [name, text] of Object.entries({ 'server.crt': certificate, 'server.key': privateKey })) {
    await writeFile(join(data, name), text, { mode: 0o600 });
    await chown(join(data, name), uid, gid);
  }
  await sql.unsafe('alter system set ssl = on');
  await sql`select pg_reload_conf()`;
  await sql.end();
  databaseUrl = new URL(await createDatabaseIn(cluster.url));
  databaseUrl.hostname = 'localhost';
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const withMode = (mode: string) => `${databaseUrl.href}?sslmode=${mode}`;

it.each([
  ['require', {}],
  ['verify-full', { trusts: true }],
] as const)(
  'reaches its database by TLS alone where the address says sslmode=%s',
  async (mode, { trusts = false }: { trusts?: boolean }) => {
    const server = await spawnServer({
      DATABASE_URL: withMode(mode),
      ...(trusts && { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') }),
    });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    const sql = connect(databaseUrl.href, 1);
    const connections = await sql`
    select distinct ssl, version from pg_stat_ssl join pg_stat_activity using (pid)
    where application_name = 'anwurf' and datname = current_database() and pid <> pg_backend_pid()`;
    expect(connections).toEqual([{ ssl: true, version: expect.stringMatching(/^TLSv1\.[23]$/) }]);
    await sql.end();
    await server.stop();
  },
);

it('does not start with a database whose certificate it is to verify and cannot', async () => {
  await expect(spawnServer({ DATABASE_URL: withMode('verify-full') })).rejects.toThrow(/self.signed/i);
});
