import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rooms = ['packages', 'server', 'web', 'desktop', 'tests'];
const skipped = /(^|\/)(node_modules|dist|dist-next|out)\//;

const sources = new Set(
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !skipped.test(file)),
  ),
);

/** Static imports of a file, of types too; a part that comes later closes no circle. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export)\b[^;'"]*?from '([^']+)';/gm);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const ours = /^@anwurf\/([^/]+)\/(.+)$/.exec(specifier);
    if (ours === null && !specifier.startsWith('.')) return [];
    const path = ours === null ? join(dirname(file), specifier) : `packages/${ours[1]}/${ours[2]}`;
    return [path, `${path}.ts`, `${path}.tsx`].filter((candidate) => sources.has(candidate));
  });
}

test('no file imports itself by way of others, types included', () => {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  function visit(file: string, path: readonly string[]): void {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const imported of importsOf(file)) visit(imported, [...path, file]);
    state.set(file, 'done');
  }
  for (const file of sources) visit(file, []);
  expect(circles).toEqual([]);
});
