import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasOneTypo } from './one-typo.ts';

const letters = fc.stringMatching(/^[a-z]{5,14}$/);

function mistyped(word: string, at: number, letter: string): string[] {
  const [before, here, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
  return [before + letter + next + after, before + next + after, before + letter + here + next + after, before + next + here + after];
}

it('forgives a wrong, a missing, a surplus letter and swapped neighbours anywhere', () => {
  fc.assert(
    fc.property(letters, fc.nat(13), fc.stringMatching(/^[a-z]$/), (word, place, letter) => {
      for (const typed of mistyped(word, place % word.length, letter)) {
        expect(hasOneTypo(typed, word) || word.startsWith(typed), `${typed} for ${word}`).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['kniebeuge', 'kniebeuge'],
  ['knieb', 'kniebeuge'],
  ['knbg', 'kniebeuge'],
  ['kneibuege', 'kniebeuge'],
  ['squad', 'squatting'],
])('does not accept %s as a mistyped %s', (typed, word) => {
  expect(hasOneTypo(typed, word)).toBe(false);
});
