import { join } from 'node:path';
import { runProcess } from './run-process.ts';
import type { Step } from './step.ts';

const root = join(import.meta.dirname, '../..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A check of package.json; what it says is shown at the end and only when it fails, since it runs beside the tests. */
function script(name: string): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runProcess(npm, ['run', '--silent', name], { folder: root, live: false });
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [output] };
    },
  };
}

/** Lint, format, types and unused code. */
export const checks: readonly Step[] = ['lint', 'format:check', 'types', 'knip'].map(script);
