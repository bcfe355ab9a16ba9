import { type SpawnedServer, spawnServer } from '../server/spawn-server.ts';

/** A server that comes back under its address. */
export class KillableServer {
  #restarting: Promise<void> | undefined;

  private constructor(
    private readonly environment: Record<string, string>,
    private server: SpawnedServer,
  ) {}

  static async start(environment: Record<string, string>): Promise<KillableServer> {
    return new KillableServer(environment, await spawnServer(environment));
  }

  get url(): string {
    return this.server.url;
  }

  /** Schedules that kill it at the same time kill it once. */
  killAndRestart(): Promise<void> {
    this.#restarting ??= this.#restart().finally(() => (this.#restarting = undefined));
    return this.#restarting;
  }

  kill(): Promise<void> {
    return this.server.kill();
  }

  async #restart(): Promise<void> {
    const { port } = new URL(this.url);
    await this.server.kill();
    this.server = await spawnServer({ ...this.environment, PORT: port });
  }
}
