import { LETTERS_OF_A_LONG_WORD, piecesOfName } from '@anwurf/domain/exercise/divided-name';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

const names = CATALOGUE.map(({ name }) => name);
const longWords = new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LETTERS_OF_A_LONG_WORD));

test('a line may end in every long word of the catalogue, after at least three letters and before three', () => {
  const badly = [...longWords].filter((word) => {
    const pieces = piecesOfName(word);
    return pieces.length < 2 || pieces.some((piece) => piece.length < 3);
  });
  expect(badly).toEqual([]);
});

test('the pieces of a name are the name', () => {
  for (const name of [...names, '', 'Übung', '🦘 Schulterliegestütz, schräg', 'Donaudampfschifffahrtsgesellschaften']) {
    expect(piecesOfName(name).join('')).toBe(name);
  }
  expect(piecesOfName('Schulterliegestütz im Schlittenschub')).toEqual(['Schulter', 'liege', 'stütz im Schlitten', 'schub']);
  expect(piecesOfName('Donaudampfschifffahrtsgesellschaften')).toHaveLength(1);
});
