import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = (file: string) => `
  import { ProcessGroup } from ${JSON.stringify(file)};
  const group = new ProcessGroup('sh', ['-c', 'sleep 600 & echo pid $$ $!; wait'], {});
  console.log(await group.prints(/pid (.*)/));
  setInterval(() => undefined, 1000);
`;

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test('no process of a browser outlives a run of the tests that is killed', async () => {
  const file = join(import.meta.dirname, 'process-group.ts');
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script(file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed]: Buffer[] = await once(run.stdout, 'data');
  const ids = String(printed).trim().split(' ').map(Number);
  expect(ids.map(isAlive)).toEqual([true, true]);
  run.kill('SIGKILL');
  await expect.poll(() => ids.map(isAlive)).toEqual([false, false]);
});
