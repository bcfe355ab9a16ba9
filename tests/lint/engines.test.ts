import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const oldest = '20.19';
/** Packages whose own claim of Node ≥ 22 is replaced in the lock (desktop/decisions/0007). */
const mended = [
  '@block65/webcrypto-web-push',
  '@electron-internal/extract-zip',
  '@electron/get',
  '@electron/rebuild',
  'electron',
  'node-abi',
];

test('the README, the package and the installed Node agree on the oldest Node', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${oldest}`);
  expect(read('README.md')).toContain(`Node ≥ ${oldest}`);
});

test('npm ci warns of nothing, on this Node', () => {
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], { cwd: root, encoding: 'utf8' });
  expect([status, stderr.split('\n').filter((line) => line.includes('warn'))]).toEqual([0, []]);
});

test('the lock replaces the claims of those packages alone', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { engines?: { node?: string } }> };
  const claimed = (folder: string) => {
    const file = join(root, folder, 'package.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { engines?: { node?: string } }).engines?.node : undefined;
  };
  const replaced = Object.entries(packages).filter(([folder, { engines }]) => {
    const own = folder.startsWith('node_modules/') ? claimed(folder) : undefined;
    return own !== undefined && own !== engines?.node;
  });
  expect(replaced.map(([folder, { engines }]) => [folder.replace('node_modules/', ''), engines?.node])).toEqual(
    mended.map((name) => [name, `>=${oldest}`]),
  );
  const decision = read('desktop/decisions/0007-electrons-packages-run-on-node-20.md');
  expect(mended.filter((name) => !decision.includes(`\`${name}\``))).toEqual([]);
});

test.each(mended.filter((name) => name !== 'electron'))('%s loads on this Node', (name) => {
  expect(Object.keys(createRequire(import.meta.url)(name) as object)).not.toEqual([]);
});
