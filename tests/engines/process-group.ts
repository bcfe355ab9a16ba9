import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process with all that it starts, and what it prints. */
export class ProcessGroup {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  #printed = '';

  constructor(command: string, parameters: readonly string[], environment: Readonly<Record<string, string>>) {
    this.#child = spawn(command, parameters, {
      detached: true,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#exited = once(this.#child, 'exit');
    this.#exited.catch(() => undefined);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#printed = (this.#printed + chunk.toString()).slice(-20_000)));
    }
  }

  printed(): string {
    return this.#printed;
  }

  /** Resolves with the first match in what it prints. @throws when it ends before, or takes too long */
  async prints(pattern: RegExp, limitMs = 60_000): Promise<string> {
    const deadline = Date.now() + limitMs;
    for (;;) {
      const found = pattern.exec(this.#printed)?.[1];
      if (found !== undefined) return found;
      if (this.#child.exitCode !== null || Date.now() > deadline) throw new Error(`did not start: ${this.#printed.slice(-2000)}`);
      await Promise.race([this.#exited, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
  }

  /** SIGKILL to the whole group. */
  async kill(): Promise<void> {
    if (this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    process.kill(-this.#child.pid, 'SIGKILL');
    await this.#exited;
  }
}
