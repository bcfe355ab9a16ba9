import { expect, test } from 'vitest';
import { textOfFile } from './text-of-file.ts';

const fileOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test.each([
  ['UTF-8', fileOf(0x53, 0xc3, 0xa4, 0x67, 0x65), 'Säge'],
  ['Windows-1252', fileOf(0x53, 0xe4, 0x67, 0x65), 'Säge'],
  ['UTF-16 with its mark', fileOf(0xff, 0xfe, 0x53, 0, 0xe4, 0), 'Sä'],
])('a table in %s is read', async (_, file, text) => {
  expect(await textOfFile(file)).toBe(text);
});

test('a file of more than two megabytes is not read', async () => {
  expect(await textOfFile(new Blob([new Uint8Array(2_000_001)]))).toBeNull();
});

test('a file of a gigabyte is refused by its size, unread', async () => {
  const file = { size: 1_000_000_000, arrayBuffer: () => Promise.reject(new Error('it was read')) };
  expect(await textOfFile(file as unknown as Blob)).toBeNull();
});
