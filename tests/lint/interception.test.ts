import { expect, it } from 'vitest';
import { readSources } from './source-files.ts';

it('tests of browsers answer requests by intercept(), which is certain to meet the next request', () => {
  const elsewhere = readSources(['tests/browser', 'tests/engines'], (path) => path.endsWith('.ts') && !path.endsWith('/intercept.ts'));
  expect(elsewhere.length).toBeGreaterThan(50);
  expect(elsewhere.filter(({ text }) => /\.route\(/.test(text)).map(({ path }) => path)).toEqual([]);
});
