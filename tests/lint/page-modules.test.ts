import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesOf } from '@anwurf/contract/pages';
import { expect, test } from 'vitest';

const routes = join(import.meta.dirname, '../../packages/ui/routes');

test('the manifest of pages names the modules that the routes load', () => {
  const sources = readdirSync(routes).filter((file) => /-routes?\.tsx?$/.test(file) && file !== 'private-route.tsx');
  const loaded = sources.flatMap((file) => {
    const source = readFileSync(join(routes, file), 'utf8');
    return [...source.matchAll(/import\('\.\/([\w-]+-pages?)\.tsx'\)/g)].map(([, module = '']) => module);
  });
  expect(new Set(modulesOf(() => true))).toEqual(new Set(loaded));
});
