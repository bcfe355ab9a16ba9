import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inheritedClock } from '../../clock/moved-clock.ts';

/** A command of package.json that goes on until it is stopped. */
export type StartedProcess = {
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
};

/**
 * Starts a script of ours and resolves when it has printed `ready`.
 * @param script path from the root
 */
export function startProcess(script: string, environment: Record<string, string>, ready: RegExp): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...inheritedClock(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!ready.test(printed)) return;
      resolve({
        stop() {
          child.kill('SIGTERM');
          return exited;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => reject(new Error(`${script} ended with ${code}: ${printed}`)));
  });
}
