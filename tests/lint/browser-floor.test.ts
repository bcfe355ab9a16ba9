import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test.each(['packages/ui', 'packages/db', 'web', 'web/service-worker'])(
  'the types of %s have no JavaScript that the oldest browser lacks',
  (room) => {
    // ES2024 came with Safari 17.4; the floor of web/build/browser-floor.ts has ES2023.
    const { compilerOptions } = JSON.parse(readFileSync(join(root, room, 'tsconfig.json'), 'utf8')) as {
      compilerOptions: { lib: string[] };
    };
    expect(compilerOptions.lib.filter((name) => name.startsWith('ES'))).toEqual(['ES2023']);
  },
);

test('the notice for old browsers is in the syntax of 2009', () => {
  const script = readFileSync(join(root, 'web/public/browser-check.js'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  expect(script.match(/=>|`|\b(const|let|class|async)\b|\?\.|\?\?/g)).toBeNull();
});
