import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string> };
interface Locked {
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

test.each(Object.entries(overrides))('CONTRIBUTING says why %s is overridden', (name) => {
  expect(read('CONTRIBUTING.md')).toContain(`- \`${name}\`: `);
});

test.each(Object.entries(overrides))('a dependency still asks for another version of %s than %s', (name, version) => {
  const asked = Object.values(packages).flatMap(({ dependencies, peerDependencies }) => [dependencies?.[name], peerDependencies?.[name]]);
  expect(asked.filter((range) => range !== undefined && range !== version)).not.toEqual([]);
});
