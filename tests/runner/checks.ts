import { join } from 'node:path';
import { runProcess } from './run-process.ts';
import type { Step } from './step.ts';

const root = join(import.meta.dirname, '../..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A check of package.json; what it says is shown only when it fails, since it runs beside the tests. */
function script(name: string): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runProcess(npm, ['run', '--silent', name], { folder: root, live: false });
      if (code !== 0) console.error(output);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    },
  };
}

/** Lint, format, types and unused code. */
export const checks: readonly Step[] = ['lint', 'format:check', 'types', 'knip'].map(script);
