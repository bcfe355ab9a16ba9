import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

/** Largest share of common words of two instructions. */
const MOST_SHARED_WORDS = 0.5;

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-zÄÖÜäöüß]+/g) ?? [];
}

/** Share of common words of two texts, 0 to 1 (Jaccard index). */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

// The list was proofread word by word. When adding an exercise, check its new words and add them: a word missing from the list is
// a typo.
it('uses only words of the reviewed word list', () => {
  const reviewed = linesOf('./word-list.txt');
  const used = new Set(CATALOGUE.flatMap(({ name, instruction }) => wordsOf(`${name} ${instruction}`)));
  expect([...used].filter((word) => !reviewed.includes(word))).toEqual([]);
  expect(reviewed.filter((word) => !used.has(word))).toEqual([]);
});

// Slugs are ids that stored rows and plans refer to. Add the slug of a new exercise to the list; one that leaves the catalogue
// stays in it for ever and names its successor in the list of retired ones.
it('keeps every slug ever shipped, or names its successor', () => {
  const shipped = linesOf('./slugs.txt');
  const retired = linesOf('./retired-slugs.txt').map((line) => line.split(' '));
  const slugs = CATALOGUE.map(({ slug }) => slug);
  const gone = retired.map(([slug = '']) => slug);
  expect(shipped.filter((slug) => !slugs.includes(slug))).toEqual(gone);
  expect(slugs.filter((slug) => !shipped.includes(slug))).toEqual([]);
  expect(retired.filter(([, successor = '']) => !slugs.includes(successor))).toEqual([]);
});

it('has no exercise under two names', () => {
  const texts = CATALOGUE.map(({ slug, name, instruction }) => ({
    slug,
    name: (name.toLowerCase().match(/[a-zäöüß0-9]+/g) ?? []).toSorted().join(' '),
    words: new Set(wordsOf(instruction.replace('Häufiger Fehler:', '').toLowerCase())),
  }));
  const pairs = texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .filter((b) => a.name === b.name || similarity(a.words, b.words) >= MOST_SHARED_WORDS)
      .map((b) => `${a.slug} = ${b.slug}`),
  );
  expect(pairs).toEqual([]);
});
