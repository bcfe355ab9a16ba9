import { spawn } from 'node:child_process';

/** Longer than any step takes; a step that hangs must not swallow the result of the others. */
const limitMs = 45 * 60_000;

/**
 * Runs a program with our output, without input.
 * @returns its exit code, null when it was killed
 */
export function runProcess(command: string, parameters: readonly string[], folder: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
