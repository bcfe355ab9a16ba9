import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { withoutMovedClock } from '../clock/moved-clock.ts';

/**
 * Runs a command beside a watcher, which kills the whole group when the pipe at descriptor 3 closes: however the tests end, by a
 * signal too, no browser stays behind.
 */
const watched = '(cat <&3 >/dev/null; kill -9 0) & exec 3<&-; exec "$@"';

/** A process with all that it starts, and what it prints. */
export class ProcessGroup {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  #printed = '';
  #isKilled = false;

  constructor(command: string, parameters: readonly string[], environment: Readonly<Record<string, string>>) {
    this.#child = spawn('/bin/sh', ['-c', watched, 'sh', command, ...parameters], {
      detached: true,
      env: { ...withoutMovedClock(process.env), ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    // The watcher is killed first.
    this.#child.stdio[3]?.on('error', () => undefined);
    this.#exited = once(this.#child, 'exit');
    this.#exited.catch(() => undefined);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#printed = (this.#printed + chunk.toString()).slice(-20_000)));
    }
  }

  /** Whether it has ended by itself. */
  hasEnded(): boolean {
    return !this.#isKilled && (this.#child.exitCode !== null || this.#child.signalCode !== null);
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

  /** SIGKILL to the whole group, also when its first process has ended by itself. */
  async kill(): Promise<void> {
    if (this.#child.pid === undefined || this.#isKilled) return;
    this.#isKilled = true;
    process.kill(-this.#child.pid, 'SIGKILL');
    await this.#exited;
  }
}
