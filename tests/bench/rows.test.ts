import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseFiles, findRow, measuredRows } from './rows.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('every row of the table can be chosen, by its name or its short id', () => {
  const [, table = ''] = read('README.md').split(/\| Figure .*\n\| -.*\n/);
  const names = [
    ...table
      .split('\n\n', 1)
      .join('')
      .matchAll(/^\| (.+?) +\|/gm),
  ].map(([, name]) => name);
  expect(measuredRows.map(({ row }) => row)).toEqual(names);
  for (const measured of measuredRows) {
    expect(findRow(measured.id)).toBe(measured);
    expect(findRow(measured.row.toUpperCase())).toBe(measured);
  }
  expect(new Set(measuredRows.map(({ id }) => id)).size).toBe(measuredRows.length);
});

test('every row names a file, and a test in it', () => {
  const files = readdirSync(import.meta.dirname);
  for (const measured of measuredRows) {
    if ('elsewhere' in measured) continue;
    expect(files).toContain(measured.file);
    const titles = [...read(measured.file).matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, title = '']) => title);
    const { test: wanted } = measured;
    // A test of several inputs has a place for each in its title.
    const isWanted = ([start, ...ends]: readonly string[]) =>
      wanted?.startsWith(start ?? '') === true && wanted.endsWith(ends.at(-1) ?? '');
    const found = titles.filter((title) => title === wanted || (/%[si]/.test(title) && isWanted(title.split(/%[si]/))));
    if (wanted !== undefined) expect(found, measured.row).toHaveLength(1);
  }
});

test('a row runs its file and its test alone, and other arguments stay', () => {
  expect(chooseFiles(['--row', 'dialog'])).toEqual(['tests/bench/dialog.bench.ts']);
  expect(chooseFiles(['--row', "Warm start to the store's plan list", '--bail', '1'])).toEqual([
    'tests/bench/start.bench.ts',
    '-t',
    'cold and warm start of the app in Chromium',
    '--bail',
    '1',
  ]);
  expect(chooseFiles(['tests/bench/push.bench.ts'])).toEqual(['tests/bench/push.bench.ts']);
});

test('an unknown row lists all, and one that is measured elsewhere says where', () => {
  expect(() => chooseFiles(['--row', 'speed'])).toThrow(/no row 'speed'[^]*idle +Nothing happens/);
  expect(() => chooseFiles(['--row'])).toThrow(/The rows are/);
  expect(() => chooseFiles(['--row', 'script'])).toThrow(/web-size/);
});
