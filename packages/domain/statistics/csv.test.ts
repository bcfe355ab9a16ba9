import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

const lines = (text: string) => text.replace('\uFEFF', '').split('\r\n');

test('the format suits German spreadsheets: semicolons, decimal commas, no thousands points, empty for missing values', () => {
  const text = csvText(['Datum', 'kg', 'Notiz'], [['20.11.2026', 6480.5, null]]);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(lines(text)).toEqual(['Datum;kg;Notiz', '20.11.2026;6480,5;', '']);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
  ['Kraft; schwer', '"Kraft; schwer"'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
  ['Kniebeuge', 'Kniebeuge'],
])('the text %j is written as %j', (text, written) => {
  expect(
    lines(csvText(['Text'], [[text]]))
      .slice(1, -1)
      .join('\r\n'),
  ).toBe(written);
});

test('a negative number stays a number', () => {
  expect(lines(csvText(['kg'], [[-2.25]]))[1]).toBe('-2,25');
});
