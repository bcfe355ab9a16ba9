import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDependencies, renderDependencies } from '../licences/licences.ts';

/**
 * Licences that a proprietary product may ship with a notice. MPL-2.0 asks for the source of its own files, so each package under it is named
 * where users read it (server/decisions/0065).
 */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
];
const page = join(import.meta.dirname, '../../server/dependencies.md');

test('every package of production has a licence that we may ship, and stands on the page of dependencies', async () => {
  const dependencies = await readDependencies();
  expect(dependencies.length).toBeGreaterThan(50);
  // Tools need them as well; npm's own choice leaves such packages out.
  expect(dependencies.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'zod']));
  expect(dependencies.filter(({ licence }) => !allowed.includes(licence))).toEqual([]);
  const imprint = readFileSync(join(import.meta.dirname, '../../packages/ui/features/legal/imprint.tsx'), 'utf8');
  const named = dependencies.filter(({ licence }) => licence === 'MPL-2.0').map(({ name }) => name);
  expect(named.filter((name) => !imprint.includes(name))).toEqual([]);
  const rendered = renderDependencies(dependencies);
  if (process.env['UPDATE_LICENCES'] === '1') writeFileSync(page, rendered);
  expect(readFileSync(page, 'utf8')).toBe(rendered);
});
