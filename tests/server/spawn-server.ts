import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { inheritedClock } from '../clock/moved-clock.ts';
import { serverBundle } from './running/server-bundle.ts';

/** A server in a process of its own, that can be killed. */
export type SpawnedServer = {
  readonly url: string;
  readonly process: ChildProcess;
  /** SIGKILL; resolves when it is dead. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
};

/**
 * Starts `server/index.ts`, as the global set-up has bundled it; resolves when it listens.
 * @param bundle another build of it
 * @param environment e.g. DATABASE_URL or DATA_DIR, and PORT to come back under the same address
 */
export function spawnServer(environment: Record<string, string>, bundle = serverBundle): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [bundle], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...inheritedClock(),
      PORT: '0',
      ANWURF_MODE: 'development',
      DEMO_PLAYERS: '0',
      // A plan's own seed is its random id: a test would meet another plan in each run.
      ...(environment['ANWURF_MODE'] === 'production' ? {} : { PLAN_SEED: '1' }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /^listening (\S+)$/m.exec(printed)?.[1];
      if (url !== undefined) resolve({ url, process: child, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => reject(new Error(`server ended with ${code}: ${printed}`)));
  });
}
