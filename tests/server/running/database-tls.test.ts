import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { createDatabaseIn, startTestCluster } from '../cluster.ts';
import { spawnServer } from '../spawn-server.ts';

// Of this test alone: for `localhost`, from 2020 for a hundred years, signed by itself.
const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnfp88CdTcrQRU11e
KZZFgtLZNYFLiCBJDAUZFnF8PLGhRANCAATR1e4YhR6iaDh20HPuMz5pteyeyqEW
R/qJgsib8hmXHMWX/FVn9JWB0PqqagXwt8Tf72GI69rmK6oJQQtsbwRx
-----END PRIVATE KEY-----
`;
const certificate = `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUKwaVtW+fQkGByluYP/A28TO+TnQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMTkxMjA4
MDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATR1e4YhR6iaDh20HPuMz5pteyeyqEWR/qJgsib8hmXHMWX/FVn9JWB
0PqqagXwt8Tf72GI69rmK6oJQQtsbwRxo2kwZzAdBgNVHQ4EFgQUu3O75fGZ4pQl
uhOhtYi5xygGS0kwHwYDVR0jBBgwFoAUu3O75fGZ4pQluhOhtYi5xygGS0kwFAYD
VR0RBA0wC4IJbG9jYWxob3N0MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwID
RwAwRAIgTrNDYwefHDm+qy1/t1k5qSwFjOQKF/EkSx6bfflVZNICIB842pXyDz90
PF1O8b2iDdyV3ZShsYFEtXPQoNXwZkql
-----END CERTIFICATE-----
`;

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
