import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDependencies, renderDependencies } from '../licences/licences.ts';

/** Licences that a proprietary product may ship with a notice. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'PostgreSQL', 'Unlicense'];
const page = join(import.meta.dirname, '../../server/dependencies.md');

test('every package of production has a licence that we may ship, and stands on the page of dependencies', async () => {
  const dependencies = await readDependencies();
  expect(dependencies.length).toBeGreaterThan(50);
  expect(dependencies.filter(({ licence }) => !allowed.includes(licence))).toEqual([]);
  const rendered = renderDependencies(dependencies);
  if (process.env['UPDATE_LICENCES'] === '1') writeFileSync(page, rendered);
  expect(readFileSync(page, 'utf8')).toBe(rendered);
});
