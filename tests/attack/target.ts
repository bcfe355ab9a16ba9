import { randomBytes } from 'node:crypto';
import { createAccount } from '../../server/accounts/account.ts';
import { connect, type Sql } from '../../server/database/connection.ts';
import { decideAboutHealth } from '../server/accounts/health-consent.ts';
import { createUser, newId, type TestUser } from '../server/accounts/test-user.ts';
import { createDatabaseIn } from '../server/cluster.ts';
import { startSmtp } from '../server/mail/smtp-stand-in.ts';
import { webhookSecret } from '../server/payments/payment-messages.ts';
import { spawnServer } from '../server/spawn-server.ts';
import { SeededRandom } from '../sync/seeded-random.ts';

/** The address under which the servers believe to be reached. */
export const publicOrigin = 'https://anwurf.test';
export const password = 'Kreis läuft 7m';

const healthMs = 15_000;

/** An account with a password, signed in from its own network by its own device. */
export type Owner = TestUser & { readonly network: string; readonly cookie: string };

/** Two servers in production mode on one Postgres, as an attacker meets them: behind a proxy, which of the two by chance. */
export type Target = {
  readonly sql: Sql;
  readonly random: SeededRandom;
  readonly urls: readonly string[];
  /** Asks one of the servers. @param init.network of the client, by default one that nobody else has */
  ask(path: string, init?: RequestInit & { as?: TestUser; network?: string }): Promise<Response>;
  /** {@link Target.ask} with a JSON body. */
  post(path: string, body: unknown, init?: RequestInit & { as?: TestUser; network?: string }): Promise<Response>;
  /** A network that nobody else has. */
  network(): string;
  /** A signed-in user, without a password. */
  user(): Promise<TestUser>;
  owner(): Promise<Owner>;
  /** Status of `/api/health` of each server; 0: no answer. */
  health(): Promise<number[]>;
  stop(): Promise<void>;
};

/** The cookies that an answer sets, as a request sends them. */
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Starts the target. The bundle of the server must be there. */
export async function startTarget(clusterUrl: string, seed: number): Promise<Target> {
  const key = randomBytes(32);
  const [databaseUrl, smtp] = [await createDatabaseIn(clusterUrl), await startSmtp()];
  const environment = {
    ANWURF_MODE: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicOrigin,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'post@anwurf.test',
    SECRETS_KEYS: key.toString('base64'),
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    TRUSTED_PROXIES: '1',
  };
  const first = await spawnServer(environment);
  const servers = [first, await spawnServer(environment)];
  const sql = connect(databaseUrl, 5);
  const random = new SeededRandom(seed);
  let networks = 0;

  const target: Target = {
    sql,
    random,
    urls: servers.map(({ url }) => url),
    network() {
      networks += 1;
      return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
    },
    ask(path, { as, network = target.network(), ...init } = {}) {
      const headers = new Headers(init.headers);
      if (as !== undefined) headers.set('authorization', `Bearer ${as.token}`);
      if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', network);
      return fetch(random.pick(servers).url + path, { redirect: 'manual', ...init, headers });
    },
    post(path, body, init = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('content-type')) headers.set('content-type', 'application/json');
      return target.ask(path, { ...init, method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
    },
    user: () => createUser(sql, 3600, [key]),
    async owner() {
      const [email, network] = [`${newId()}@test.example`, target.network()];
      const id = await createAccount(sql, email, password, 'Ada');
      await decideAboutHealth(sql, id, true);
      const answer = await target.post('/api/auth/login', { email, password }, { network });
      const { accessToken: token } = (await answer.json()) as { accessToken: string };
      return { id, email, token, network, cookie: cookiesOf(answer) };
    },
    health: () =>
      Promise.all(
        servers.map(({ url }) =>
          fetch(`${url}/api/health`, { signal: AbortSignal.timeout(healthMs) }).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      ),
    async stop() {
      await sql.end();
      await Promise.all(servers.map((server) => server.kill()));
      await smtp.stop();
    },
  };
  return target;
}
