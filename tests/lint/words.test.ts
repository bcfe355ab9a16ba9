import { expect, test } from 'vitest';
import { commentsOf, sentencesOf } from './comments-of.ts';
import { readSources } from './source-files.ts';

const files = readSources(['packages', 'server', 'web', 'desktop', 'tests'], (path) => /\.(tsx?|css|js|py)$/.test(path));
const comments = files.flatMap(({ path, text }) => commentsOf(path, text).map((comment) => ({ path, comment })));
const testNames = files
  .filter(({ path }) => /\.test\.tsx?$/.test(path))
  .flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*(['`])((?:(?!\1).)*)\1/g), ([, , name = '']) => ({ path, name })),
  );

/** House words for what the glossary of CONTRIBUTING.md has terms of the field. */
const houseWords = /\b(?:told|tells?|chased?|lively|beforehand|shown first|taken for dead)\b/i;

test('comments are found in all their forms', () => {
  const source = "/** One. Two. */\n// Three\n// four.\nconst a = 'no // comment';\nconst b = [1]; // Five\n";
  expect(commentsOf('a.ts', source).flatMap(sentencesOf)).toEqual(['One.', 'Two.', 'Three four.', 'Five']);
  expect(comments.length).toBeGreaterThan(7000);
  expect(testNames.length).toBeGreaterThan(2000);
});

test('no sentence of a comment begins with Who or What', () => {
  const wrong = comments.flatMap(({ path, comment }) =>
    sentencesOf(comment)
      .filter((sentence) => /^(?:Who|Whom|Whose|What)\b/.test(sentence))
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(wrong).toEqual([]);
});

test('no name of a test begins with who or what', () => {
  expect(testNames.filter(({ name }) => /^(?:who|whom|whose|what)\b/i.test(name))).toEqual([]);
});

test('comments, names of tests and identifiers have no house words', () => {
  const texts = [
    ...comments.map(({ path, comment }) => ({ path, text: comment })),
    ...testNames.map(({ path, name }) => ({ path, text: name })),
  ];
  const said = texts.filter(({ text }) => houseWords.test(text)).map(({ path, text }) => `${path}: ${text}`);
  const named = files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\b(?:(?:tell|told|hear)[A-Z]\w*|is(?:Told|Heard)\w*)/g), ([name]) => `${path}: ${name}`),
  );
  expect([...said, ...named]).toEqual([]);
});
