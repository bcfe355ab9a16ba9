import type { SeededRandom } from '../../sync/seeded-random.ts';
import type { ServerFixture } from '../fixture.ts';
import { startSession } from '../../../server/accounts/refresh-token.ts';

/** Chromium writes cookies at most this late, in seconds. */
const writeSeconds = 30;
/** From a second to a night; the edges of what the server and the browser count. */
const waits = [1, 5, 29, 31, 60, 119, 121, 570, 600, 3600, 8 * 3600] as const;

type Fate = 'arrives' | 'request lost' | 'answer lost';

/** A browser's cookie of a signed-in user, in memory and on the disk, on a bad line and on the server's clock, which is turned. */
export class KilledDevice {
  #disk: string;
  #memory: string;
  /** Seconds until the memory is on the disk; undefined: it is. */
  #unwritten: number | undefined;
  #signedOut = false;

  private constructor(
    private readonly server: ServerFixture,
    private readonly random: SeededRandom,
    readonly userId: string,
    private readonly address: string,
    token: string,
  ) {
    this.#disk = token;
    this.#memory = token;
  }

  static async signIn(server: ServerFixture, random: SeededRandom): Promise<KilledDevice> {
    const { id } = await server.user();
    const { refreshToken } = await startSession(server.sql, id, 'Test');
    const address = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
    return new KilledDevice(server, random, id, address, refreshToken);
  }

  get isSignedOut(): boolean {
    return this.#signedOut;
  }
  /** The refresh tokens in a copy of the profile, and in one of the memory. */
  get tokens(): readonly [disk: string, memory: string] {
    return [this.#disk, this.#memory];
  }

  /** Turns the server's clock, for this user alone. */
  async wait(seconds: number): Promise<void> {
    const { sql } = this.server;
    const by = sql`${seconds} * interval '1 second'`;
    await sql`update refresh_tokens set created_at = created_at - ${by}, expires_at = expires_at - ${by},
      replaced_at = replaced_at - ${by} where user_id = ${this.userId}`;
    await sql`update login_sessions set created_at = created_at - ${by}, last_used_at = last_used_at - ${by},
      ends_at = ends_at - ${by} where user_id = ${this.userId}`;
    if (this.#unwritten === undefined) return;
    this.#unwritten -= seconds;
    if (this.#unwritten > 0) return;
    this.#disk = this.#memory;
    this.#unwritten = undefined;
  }

  /** SIGKILL: what was not on the disk is gone. */
  kill(): void {
    this.#memory = this.#disk;
    this.#unwritten = undefined;
  }

  /** Asks the server with a token, as anybody can. @returns the status, and a new token if there is one */
  async present(token: string): Promise<{ status: number; next: string | undefined }> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': this.address, cookie: `anwurf_refresh=${token}` };
    const response = await this.server.fetch('/api/auth/refresh', { method: 'POST', body: '{}', headers });
    return { status: response.status, next: /anwurf_refresh=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] };
  }

  /** Tabs renew the session together: each sends what the browser has, each answer has its fate. */
  async renew(...fates: readonly Fate[]): Promise<void> {
    const token = this.#memory;
    await Promise.all(
      fates.map(async (fate) => {
        if (fate === 'request lost') return;
        const { status, next } = await this.present(token);
        if (fate === 'answer lost') return;
        if (status !== 200) this.#signedOut = true;
        if (next === undefined) return;
        this.#memory = next;
        this.#unwritten ??= writeSeconds;
      }),
    );
  }

  #fates(): Fate[] {
    const tabs = this.random.pick([1, 1, 1, 2, 4]);
    return Array.from({ length: tabs }, () => this.random.pick(['arrives', 'arrives', 'request lost', 'answer lost'] as const));
  }

  /** Something happens: a kill, a start or a renewal with whatever fate, often twice in a second; or time passes. */
  async live(): Promise<void> {
    const what = this.random.pick(['wait', 'wait', 'renew', 'renew', 'kill', 'kill and start'] as const);
    if (what === 'wait') await this.wait(this.random.pick(waits));
    if (what === 'kill' || what === 'kill and start') this.kill();
    if (what === 'renew' || what === 'kill and start') await this.renew(...this.#fates());
  }

  /** A quiet hour: the owner uses the app, and the line holds. */
  async useCalmly(): Promise<void> {
    for (let renewal = 0; renewal < 6; renewal += 1) {
      await this.wait(600);
      await this.renew('arrives');
    }
  }
}
