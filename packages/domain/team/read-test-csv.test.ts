import { expect, test } from 'vitest';
import { readTestCsv } from './read-test-csv.ts';
import { testsOfDay } from './test-day.ts';

const tests = testsOfDay(['countermovement_jump', 'sprint_30m']).map((one) => ({
  test: one,
  names: [one.name, one.id === 'sprint_30m' ? '30 m' : 'CMJ'],
}));
const mila = [
  { test: 'countermovement_jump', trials: [29.8, 30.4] },
  { test: 'sprint_30m', trials: [4.66] },
];

test.each([
  ['semicolons and decimal commas', 'Name;CMJ (cm);30 m (s)\r\nMila Brandt;29,8 / 30,4;4,66\r\n'],
  ['tabs and points', 'Spielerin\tCountermovement Jump\t30 m\nMila Brandt\t29.8/30.4\t4.66'],
  ['commas', 'sprint_30m,Name,cmj\n4.66,Mila Brandt,"29,8 / 30,4"'],
])('a table with %s is read', (_, text) => {
  const read = readTestCsv(text, tests);
  expect(read?.problems).toEqual([]);
  expect(read?.lines).toMatchObject([{ line: 2, name: 'Mila Brandt' }]);
  expect(read?.lines[0]?.values).toEqual(expect.arrayContaining(mila));
});

test('a cell that is not understood is a problem of its line, and the rest is taken', () => {
  const read = readTestCsv('Name;CMJ;30 m;Puls\nMila;298;4,66;180\n;30;;\nJule;-;x;\nAda;30;;', tests);
  expect(read?.problems.map(({ line, words }) => [line, words.replaceAll('\u00a0', ' ')])).toEqual([
    [2, 'Countermovement Jump: Verstanden: 298 cm. Möglich sind 1 bis 120 cm.'],
    [3, 'Hier fehlt der Name.'],
  ]);
  expect(read?.lines.map(({ name, values }) => [name, values.length])).toEqual([
    ['Mila', 1],
    ['Ada', 1],
  ]);
  expect(read?.unknownColumns).toEqual(['Puls']);
});

test.each(['', 'Name;Puls\nMila;180', 'CMJ;30 m\n30;4,7', `Name;CMJ\n${'Mila;30\n'.repeat(300)}`])(
  '%j is no table of the test day',
  (text) => {
    expect(readTestCsv(text, tests)).toBeNull();
  },
);
