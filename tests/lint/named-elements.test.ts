import { expect, test } from 'vitest';
import { readSources } from './source-files.ts';

/** Start tags of elements without a role of their own that have a name and are given no role. */
function namedWithoutRole(text: string): readonly string[] {
  return [...text.matchAll(/<(?:div|span|p)\s[^]*?(?<!=)>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /\saria-label(?:ledby)?=/.test(tag) && !/\srole=|\{\.\.\./.test(tag));
}

test('a div, span or p has a name for screen readers only with a role, which they ignore otherwise', () => {
  const sources = readSources(['packages', 'desktop', 'web'], (path) => path.endsWith('.tsx') && !path.includes('.test.'));
  expect(sources.length).toBeGreaterThan(300);
  const faults = sources.flatMap(({ path, text }) => namedWithoutRole(text).map((tag) => `${path}: ${tag.replace(/\s+/g, ' ')}`));
  expect(faults).toEqual([]);
});

test.each([
  ['<div className={styles.list} aria-busy="true" aria-label="Lädt">', 1],
  ['<div\n  onClick={() => go()}\n  aria-label="Lädt"\n>', 1],
  ['<div role="status" aria-label="Lädt">', 0],
  ['<div>\n  <section aria-label="Plan">', 0],
  ['<p className={styles.text}>', 0],
])('counts %j', (text, count) => {
  expect(namedWithoutRole(text)).toHaveLength(count);
});
