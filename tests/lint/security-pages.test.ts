import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Cells of the rows of all tables of a page, without their heads. */
function tableRows(text: string): string[][] {
  const lines = text.split('\n');
  return lines
    .filter((line, index) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line) && !/^\|[\s|:-]+\|$/.test(lines[index + 1] ?? ''))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');

describe('the page on ASVS', () => {
  const rows = tableRows(read('server/asvs.md'));

  it('has each item of levels 1 and 2 once, in order, with its level', () => {
    const items = read('tests/lint/asvs-5.0.0.txt')
      .split('\n')
      .filter((line) => /^\d/.test(line));
    expect(items).toHaveLength(253);
    expect(rows.map(([item, level]) => `${item} ${level}`)).toEqual(items);
  });

  it('names for each item that is met a place and a test that exist, and a reason for every other', () => {
    const wrong = rows.filter(([, , state, words = '', code = '', proof = '']) => {
      const named = [...codeIn(code), ...codeIn(proof)];
      if (state === 'met') return named.length !== 2 || !named.every((name) => existsSync(join(root, name)));
      return (state !== 'open' && state !== 'n/a') || words === '' || named.length > 0;
    });
    expect(wrong).toEqual([]);
  });

  it('counts its states as they are', () => {
    const count = (asked: string) => rows.filter(([, , state]) => state === asked).length;
    expect(read('server/asvs.md').replaceAll('\n', ' ')).toContain(
      `${count('met')} met, ${count('open')} open, ${count('n/a')} not applicable`,
    );
  });
});

describe('the table of bounds', () => {
  const rows = tableRows(read('server/README.md').split('## Bounds of a user')[1]?.split('\n## ')[0] ?? '');

  it('names files of the server', () => {
    const missing = rows.flatMap(([, , places = '']) =>
      codeIn(places).filter((place) => !existsSync(join(root, 'server', place)) && !existsSync(join(root, place))),
    );
    expect(missing).toEqual([]);
  });

  it.each(rows.map(([resource = '', , , tests = '']) => [resource, tests] as const))('%s: its tests exist', (_, tests) => {
    const named = tests.split(';').map((one) => /`([^`]+)`: (.+)/.exec(one)?.slice(1) ?? ['', one]);
    for (const [file = '', names = ''] of named) {
      const text = read(`tests/server/${file}.test.ts`).replaceAll(/\s+/g, ' ');
      for (const name of names.split(/(?<=…),/)) {
        const begun = name.replaceAll('…', '').trim();
        expect(begun.length).toBeGreaterThan(5);
        expect(text.includes(begun), `${file} has no test “${begun}”`).toBe(true);
      }
    }
  });
});

test.each(['server/threats.md', 'server/security.md'])('every file that %s names exists', (page) => {
  const named = codeIn(read(page).replaceAll('\n', ' ')).filter((code) => /^(tests|packages|server)\/\S+\.\w+$/.test(code));
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every rule of the threat model has a test', () => {
  const rows = tableRows(read('server/threats.md')).filter((row) => row.length === 4);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(([, , , proof = '']) => codeIn(proof).length === 0 && proof !== 'open')).toEqual([]);
});
