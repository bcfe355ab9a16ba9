import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csv.ts';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text, 100)?.map(({ cells }) => cells);

test.each([
  ['semicolons', 'a;b\n1;2,5\n'],
  ['tabs and Windows line ends', 'a\tb\r\n1\t2,5\r\n'],
  ['commas and quotes', 'a,b\n1,"2,5"'],
  ['a mark of the encoding, blanks and empty lines', '\uFEFFa ; b\n\n 1;2,5 \n;;\n'],
])('%s are read', (_, text) => {
  expect(cellsOf(text)?.map((cells) => cells.filter((cell) => cell !== ''))).toEqual([
    ['a', 'b'],
    ['1', '2,5'],
  ]);
});

test('a cell in quotes may have line breaks, and the next line keeps its number', () => {
  expect(readCsv('a;b\n"x\ny ""z""";1\n2;3\n', 100)).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 2, cells: ['x\ny "z"', '1'] },
    { number: 4, cells: ['2', '3'] },
  ]);
});

test('more lines than are allowed are not read at all', () => {
  expect(readCsv('a\n1\n2\n', 3)).toHaveLength(3);
  expect(readCsv('a\n1\n2\n3\n', 3)).toBeNull();
});

test('every table that is written is read again', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\r', ' ').replaceAll('\uFEFF', '').trim());
  const table = fc.array(fc.tuple(fc.constantFrom('x', '=1', '-2', 'ä"b', ';'), cell, cell), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(table, (rows) => {
      // An apostrophe before a formula is ours.
      const written = rows.map((row) => row.map((text) => text.replace(/^'+/, '')));
      expect(cellsOf(csvText(['A', 'B', 'C'], written))).toEqual([['A', 'B', 'C'], ...written]);
    }),
  );
});
