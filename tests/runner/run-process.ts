import { spawn } from 'node:child_process';

/** Longer than any step takes; a step that hangs must not swallow the result of the others. */
const limitMs = 45 * 60_000;

/** How a program ended, and what it printed on both channels. */
export type Ended = { readonly code: number | null; readonly output: string };

/**
 * Runs a program without input.
 * @param options.live its output appears as it comes; otherwise it is kept
 * @returns exit code null when it was killed, for its time was up
 */
export function runProcess(
  command: string,
  parameters: readonly string[],
  options: { folder: string; live: boolean; limitMs?: number; environment?: Readonly<Record<string, string>> },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: options.folder,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', options.live ? 'inherit' : 'pipe', options.live ? 'inherit' : 'pipe'],
      timeout: options.limitMs ?? limitMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    for (const channel of [child.stdout, child.stderr]) channel?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output }));
  });
}
