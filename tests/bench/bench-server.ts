import { readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { connect, type Sql } from '../../server/database/connection.ts';
import { createDatabase, createUser, type TestUser } from '../server/fixture.ts';
import { type SpawnedServer, spawnServer } from '../server/spawn-server.ts';

/** Of Linux on x86 and ARM servers. */
const PAGE_BYTES = 4096;

/** A server in a process of its own, as in production: one that shared the devices' thread would be measured with them. */
export class BenchServer {
  #server: SpawnedServer | undefined;
  #sql: Sql | undefined;
  databaseUrl = '';

  get url(): string {
    return this.#server?.url ?? '';
  }
  get sql(): Sql {
    if (this.#sql === undefined) throw new Error('the server has not started');
    return this.#sql;
  }
  /** Megabytes that the server's process occupies. */
  get residentMb(): number {
    const pages = Number(readFileSync(`/proc/${this.#server?.process.pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * PAGE_BYTES) / 1e6;
  }
  user(): Promise<TestUser> {
    return createUser(this.sql);
  }
  async start(): Promise<void> {
    this.databaseUrl = await createDatabase();
    this.#server = await spawnServer({ DATABASE_URL: this.databaseUrl });
    this.#sql = connect(this.databaseUrl, 3);
  }
  async stop(): Promise<void> {
    await this.#sql?.end();
    await this.#server?.kill();
  }
}

/** A server on a loopback port for all figures of a file. */
export function useBenchServer(): BenchServer {
  const server = new BenchServer();
  beforeAll(() => server.start(), 60_000);
  afterAll(() => server.stop(), 30_000);
  return server;
}
