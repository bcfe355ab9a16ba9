import { expect, test } from 'vitest';
import { readSources } from './source-files.ts';

test('a day is taken by DayField or DateField, never by the date field of a browser', () => {
  const sources = readSources(['packages', 'desktop', 'web'], (path) => path.endsWith('.tsx') && !path.includes('.test.'));
  expect(sources.filter(({ text }) => text.includes('<DayField')).length).toBeGreaterThan(2);
  expect(sources.filter(({ text }) => /\btype="date"/.test(text)).map(({ path }) => path)).toEqual([]);
});
