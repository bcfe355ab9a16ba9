import { expect, test } from 'vitest';
import { formatGermanDate, parseGermanDate, withDatePoints } from './german-date.ts';

test.each([
  ['14.03.2009', '2009-03-14'],
  ['4.3.2009', '2009-03-04'],
  [' 14.03.2009 ', '2009-03-14'],
  ['14.03.09', null],
  ['2009-03-14', null],
  ['', null],
])('%s is read as %s', (text, day) => {
  expect(parseGermanDate(text)).toBe(day);
});

test('a day is formatted with points', () => {
  expect(formatGermanDate('2009-03-04')).toBe('04.03.2009');
});

test.each([
  ['14032009', '14.03.2009'],
  ['1403', '14.03'],
  ['140320091', '14.03.2009'],
  ['4.3.2009', '4.3.2009'],
  ['14a.03', '14.03'],
  ['2009-03-14', '14.03.2009'],
  ['', ''],
])('%s typed becomes %s', (typed, shown) => {
  expect(withDatePoints(typed)).toBe(shown);
});
