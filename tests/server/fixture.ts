import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { connect, type Sql } from '../../server/database/connection.ts';
import { parseEnvironment } from '../../server/environment.ts';
import type { SecurityEvent } from '../../server/security-log/security-event.ts';
import type { PlanTimes } from '../../server/plan-generations/make-plan.ts';
import { runServer, type RunningServer } from '../../server/run-server.ts';
import type { PushTimes } from '../../server/push/worker.ts';
import type { ShapeTimes } from '../../server/shapes/embedded-shapes.ts';
import { noteBusyStatements } from './busy-statements.ts';
import { createDatabaseIn, createEmptyDatabaseIn } from './cluster.ts';
import { createUser, type TestUser } from './accounts/test-user.ts';

export { createUser, newId, type TestUser } from './accounts/test-user.ts';

/** Makes a database in the cluster of the run. */
export const createDatabase = () => createDatabaseIn(inject('clusterUrl'));

/** Makes one that has no schema yet. */
export const createEmptyDatabase = () => createEmptyDatabaseIn(inject('clusterUrl'));

/** The running server of a test file. */
export class ServerFixture {
  #server: RunningServer | undefined;
  #sql: Sql | undefined;
  /** Unexpected lines of the server's log. */
  readonly logged: string[] = [];
  /** Lines of its security log. */
  readonly attacks: SecurityEvent[] = [];

  get url(): string {
    return this.#server?.url ?? '';
  }
  get databaseUrl(): string {
    return this.#server?.databaseUrl ?? '';
  }
  /** Takes requests without the network. */
  get app(): RunningServer['app'] {
    if (this.#server === undefined) throw new Error('the server has not started');
    return this.#server.app;
  }
  get sql(): Sql {
    if (this.#sql === undefined) throw new Error('the server has not started');
    return this.#sql;
  }
  user(seconds?: number): Promise<TestUser> {
    return createUser(this.sql, seconds);
  }
  fetch(path: string, init: RequestInit & { as?: TestUser } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (init.as !== undefined) headers.set('authorization', `Bearer ${init.as.token}`);
    return fetch(this.url + path, { ...init, headers });
  }
  /** Pushes mutations as a device does. */
  async push(user: TestUser, mutations: unknown): Promise<Response> {
    const body = JSON.stringify({ mutations });
    return this.fetch('/api/sync/mutations', { method: 'POST', body, as: user, headers: { 'content-type': 'application/json' } });
  }
  async start(environment: Record<string, string>, shapeTimes?: ShapeTimes, planTimes?: PlanTimes, pushTimes?: PushTimes): Promise<void> {
    const databaseUrl = environment['DATABASE_URL'] ?? (await createDatabase());
    const parsed = parseEnvironment({
      ANWURF_MODE: 'development',
      DEMO_PLAYERS: '0',
      // A plan's own seed is its random id: a test would meet another plan in each run.
      ...(environment['ANWURF_MODE'] === 'production' ? {} : { PLAN_SEED: '1' }),
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ...environment,
    });
    const log = (line: string, error: unknown) => void this.logged.push(`${line} ${String(error)}`);
    this.#server = await runServer(parsed, { log, security: (event) => void this.attacks.push(event), shapeTimes, planTimes, pushTimes });
    this.#sql = connect(databaseUrl, 5);
  }
  async stop(): Promise<void> {
    await this.#sql?.end();
    await this.#server?.stop();
  }
}

/** A server on a loopback port with a database of its own, for all tests of a file. */
export function useServer(
  environment: Record<string, string> = {},
  shapeTimes?: ShapeTimes,
  planTimes?: PlanTimes,
  pushTimes?: PushTimes,
): ServerFixture {
  const fixture = new ServerFixture();
  beforeAll(() => fixture.start(environment, shapeTimes, planTimes, pushTimes), 60_000);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await noteBusyStatements(fixture.databaseUrl, task.name);
  });
  afterAll(() => fixture.stop(), 30_000);
  return fixture;
}
