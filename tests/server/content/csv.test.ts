import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from '../../../server/imports/read-csv.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it('reads back whatever was written, with any delimiter and line ending', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ';', ',', '\n', '\r', ' ', '\t', '€') });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(';', ','),
      fc.constantFrom('\r\n', '\n', '\r'),
      fc.boolean(),
      (rows, delimiter, lineEnd, ended) => {
        const text = [['x', 'y'], ...rows].map((row) => row.map(quoted).join(delimiter)).join(lineEnd) + (ended ? lineEnd : '');
        const kept = rows.filter((row) => row.some((value) => value.trim() !== ''));
        expect(readCsv(`\uFEFF${text}`).map(({ cells }) => cells)).toEqual([['x', 'y'], ...kept]);
      },
    ),
    { numRuns: 500 },
  );
});

it('counts lines over quoted line breaks and blank lines', () => {
  expect(readCsv('a,b\n"1\n2",3\n\n,\n4,5').map(({ line }) => line)).toEqual([1, 2, 6]);
  expect(readCsv('')).toEqual([]);
  expect(readCsv('a;b,c\n1;2,3')).toMatchObject([{ cells: ['a', 'b,c'] }, { cells: ['1', '2,3'] }]);
});

it('is quick about an endless quote', () => {
  expect(() => readCsv(`a,b\n"${'x""'.repeat(300_000)}`)).toThrow(/quotes/);
});
