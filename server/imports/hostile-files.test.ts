import { mkdtemp, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNormFile } from '../norms/read-norm-file.ts';
import { readPlayerFile } from '../players/import/read-player-file.ts';
import { decodeText } from './decode-text.ts';
import { mostBytes, readBounded } from './read-bounded.ts';
import { readCsv } from './read-csv.ts';

const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
const tooLarge = `The file is larger than ${mostBytes / 1024 / 1024} MB.`;

test('a file of a gigabyte, and a stream without an end, are read up to the bound', async () => {
  const sparse = join(folder, 'gigabyte.csv');
  await writeFile(sparse, 'Name;Saison\n');
  await truncate(sparse, 1024 ** 3);
  await expect(readBounded(sparse)).rejects.toThrow(tooLarge);
  const endless = join(folder, 'endless.csv');
  await symlink('/dev/zero', endless);
  await expect(readBounded(endless)).rejects.toThrow(tooLarge);
});

test('a file within the bound is read whole', async () => {
  const whole = join(folder, 'whole.csv');
  const bytes = Buffer.alloc(3 * 1024 * 1024 + 7, 'Ida Probe;');
  await writeFile(whole, bytes);
  expect(Buffer.compare(await readBounded(whole), bytes)).toBe(0);
});

test('ten thousand columns are refused, with any delimiter, as are endless cells below a fine header', () => {
  for (const delimiter of [';', ',', '\t', '|']) {
    const header = ['Name', 'Saison', ...Array.from({ length: 10_000 }, (_, index) => `C${index}`)].join(delimiter);
    expect(() => readPlayerFile(`${header}\nIda Probe${delimiter}2025\n`)).toThrow('Line 1 has more than 1000 cells.');
  }
  expect(() => readCsv(`Name;Saison\nIda Probe;2025${';'.repeat(5_000_000)}`)).toThrow('Line 2 has more than 1000 cells.');
});

test('more rows than any league has are refused', () => {
  expect(() => readCsv('a;b\n'.repeat(1_000_001))).toThrow('The file has more than 1000000 rows.');
});

test.each([
  ['nothing but zeros', new Uint8Array(100_000)],
  ['every byte in turn', Uint8Array.from({ length: 65_536 }, (_, index) => index % 256)],
  ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5000, 0xa5)])],
  ['a workbook under another name', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000, 0x9c)])],
  ['half a character of UTF-16', Uint8Array.from([0xff, 0xfe, 0x00])],
])('%s is no list, and says so', (_, bytes) => {
  const text = decodeText(bytes);
  expect(() => readPlayerFile(text)).toThrow(/^(?:Column "\w+" is missing|The file is empty|Line \d+)/);
  expect(() => readNormFile('x.csv', text)).toThrow(/^(?:Column "\w+" is missing|The file is empty|Line \d+)/);
});

test('headers named like parts of an object are columns that nobody knows', () => {
  const { players, unread } = readPlayerFile('__proto__;constructor;Name;Saison\n1;2;Ida Probe;2025/26');
  expect(players).toMatchObject([{ name: 'Ida Probe', saison: '2025/26' }]);
  expect(unread).toEqual(['__proto__', 'constructor']);
});

test('names of endless marks, and digits beyond any count, are refused line by line', () => {
  const text = [
    'Name;Saison;Tore',
    `Ida ${'P\u0301'.repeat(100_000)};2025;1`,
    `Jo Probe;2025;${'9'.repeat(1_000_000)}`,
    'Kim Probe;2025;1',
  ].join('\n');
  const { players, refused } = readPlayerFile(text);
  expect(players.map(({ name }) => name)).toEqual(['Kim Probe']);
  expect(refused.map(({ line }) => line)).toEqual([2, 3]);
});
