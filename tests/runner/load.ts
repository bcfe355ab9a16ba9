import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Ten busy processes a processor: the machine's load on which no test may depend. */
const processesEach = 10;

/** Keeps the processors busy until the returned function is called. */
export function startLoad(): () => void {
  const children = Array.from({ length: processesEach * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(Math.random())'], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}
