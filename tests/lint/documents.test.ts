import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '' && existsSync(join(root, name)));

test('the README has at most 900 words', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(900);
});

test.each(documents)('%s links to files that exist', (name) => {
  const links = [...read(name).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|<img src="([^"]+)"/g)].map(([, link, image]) => link ?? image ?? '');
  const missing = links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(name), link)));
  expect(missing).toEqual([]);
});

test('every test that the specification of the sync names exists', () => {
  const named = [...read('packages/contract/sync/SPEC.md').matchAll(/`((?:tests|packages|server)\/[^`\s]+\.test\.tsx?)`/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(documents.filter((name) => /\/decisions\/\d{4}-/.test(name)))('%s is dated and listed in the README of its room', (name) => {
  expect(read(name)).toMatch(/^# .+\n\nDate: \d{4}-\d{2}(-\d{2})? · Status: (accepted|replaced by \d{4})\n/);
  expect(read(join(dirname(name), '../README.md'))).toContain(name.split('/').at(-1));
});
