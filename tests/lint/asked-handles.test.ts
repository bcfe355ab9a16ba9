import { expect, test } from 'vitest';
import { readSources } from './source-files.ts';

const question = /\.(getDirectoryHandle|getFileHandle|createSyncAccessHandle|removeEntry|getFile)\(/;

/** A handle that only its question refers to takes the answer with it: `packages/db/decisions/0074-…`. */
test('a handle of the file system is asked by askHandle', () => {
  const lines = readSources(['packages', 'web', 'desktop'], (path) => /\.tsx?$/.test(path) && !path.includes('.test.')).flatMap(
    ({ path, text }) => text.split('\n').map((line) => ({ path, line })),
  );
  const asked = lines.filter(({ line }) => question.test(line));
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.filter(({ line }) => !line.includes('askHandle('))).toEqual([]);
});
