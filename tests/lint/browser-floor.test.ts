import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Code that runs in a browser. */
const rooms = ['packages/catalogue', 'packages/contract', 'packages/db', 'packages/domain', 'packages/figure', 'packages/ui', 'web'];

interface Config {
  readonly extends?: string;
  readonly compilerOptions: { readonly lib?: string[] };
}

/** The libraries of a room, its own or those that it extends. */
function librariesOf(path: string): readonly string[] {
  const config = JSON.parse(readFileSync(path, 'utf8')) as Config;
  return config.compilerOptions.lib ?? librariesOf(join(dirname(path), config.extends ?? ''));
}

test.each([...rooms, 'web/service-worker'])('the types of %s have no JavaScript that the oldest browser lacks', (room) => {
  // ES2024 came with Safari 17.4; the floor of web/build/browser-floor.ts has ES2023. Later methods of the DOM: newer-apis.test.ts.
  expect(librariesOf(join(root, room, 'tsconfig.json')).filter((name) => name.startsWith('ES'))).toEqual(['ES2023']);
});

test('the notice for old browsers is in the syntax of 2009', () => {
  const script = readFileSync(join(root, 'web/public/browser-check.js'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  expect(script.match(/=>|`|\b(const|let|class|async)\b|\?\.|\?\?/g)).toBeNull();
});
