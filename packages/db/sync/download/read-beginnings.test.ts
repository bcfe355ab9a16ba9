import { copyEnd } from '@anwurf/contract/sync/copied-rows';
import { expect, test } from 'vitest';
import { copiedMessages } from '../apply/copied-rows.ts';
import { readBeginnings } from './read-beginnings.ts';

const snapshotEnd = '[{"headers":{"control":"snapshot-end","xmin":1,"xmax":2,"xip_list":[]}}]';
const headOf = (table: string, rows: boolean) => JSON.stringify({ table, handle: `${table}-1`, offset: '0_0', rows });
const copied = (table: string, ...lines: string[]) => [headOf(table, true), 'id\tname', ...lines, copyEnd, snapshotEnd];
const encode = (lines: readonly string[]) => new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));

const lines = [
  ...copied('users', '1\tÜbung 🤾', '2\t\\N', '3\t\\\\.'),
  ...copied('goals'),
  headOf('profiles', false),
  '[{"value":{"id":"4"}}]',
  ...copied('complaints', '5\t\\.x'),
];

test('each part is read as the answer of its table alone would be', () => {
  const read = readBeginnings(encode(lines));
  expect([...read.keys()]).toEqual(['users', 'goals', 'profiles', 'complaints']);
  const rowsOf = (table: 'users' | 'goals' | 'complaints') => {
    const rows = read.get(table)?.rows ?? null;
    return rows === null ? null : copiedMessages(table, rows).map((message) => message.kind === 'change' && message.value);
  };
  expect(rowsOf('users')).toEqual([
    { id: '1', name: 'Übung 🤾' },
    { id: '2', name: null },
    { id: '3', name: '\\.' },
  ]);
  expect(rowsOf('goals')).toEqual([]);
  expect(rowsOf('complaints')).toEqual([{ id: '5', name: '.x' }]);
  expect(read.get('users')).toMatchObject({ handle: 'users-1', offset: '0_0', messages: snapshotEnd });
  expect(read.get('profiles')).toEqual({ handle: 'profiles-1', offset: '0_0', rows: null, messages: '[{"value":{"id":"4"}}]' });
});

test('an answer without parts has none', () => {
  expect(readBeginnings(new Uint8Array()).size).toBe(0);
});

test('a part of a table that this release does not know is passed over', () => {
  expect([...readBeginnings(encode([...copied('moon_phases', '1\tfull'), ...copied('goals')])).keys()]).toEqual(['goals']);
});

test('an answer cut off within a part is refused, wherever it was', () => {
  const body = encode(lines);
  const ends = new Set(
    [...lines.keys()]
      .filter((index) => lines[index] === snapshotEnd || index === 12)
      .map((index) => encode(lines.slice(0, index + 1)).length),
  );
  for (let length = 1; length < body.length; length += 1) {
    const read = () => readBeginnings(body.slice(0, length));
    if (ends.has(length)) expect(read).not.toThrow();
    else expect(read, String(length)).toThrow(/end|JSON/);
  }
});

test('a part that does not say where its stream goes on is refused', () => {
  expect(() => readBeginnings(encode(['{"table":"users","rows":false}', '[]']))).toThrow('a part without its place');
});
