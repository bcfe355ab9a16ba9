import { expect, test } from 'vitest';
import { sameRows } from './same-rows.ts';

const row = () => ({
  name: 'Ada',
  kg: 80.5,
  at: new Date('2026-11-02T10:00:00Z'),
  done: null,
  list: [1, [2]],
  json: { a: { b: 'c' } },
  bytes: new Uint8Array([1, 2]),
});

test('equal results are the same', () => {
  expect(sameRows([row(), row()], [row(), row()])).toBe(true);
  expect(sameRows([], [])).toBe(true);
  expect(sameRows([{ ratio: Number.NaN }], [{ ratio: Number.NaN }])).toBe(true);
});

test.each([
  ['a text', { name: 'Eva' }],
  ['a number', { kg: 80 }],
  ['a time', { at: new Date('2026-11-02T10:00:01Z') }],
  ['a time and its text', { at: '2026-11-02T10:00:00.000Z' }],
  ['nothing', { name: null }],
  ['nothing and something', { done: false }],
  ['a list', { list: [1, [3]] }],
  ['a longer list', { list: [1, [2], 3] }],
  ['a list and an object', { list: { 0: 1, 1: [2] } }],
  ['JSON', { json: { a: { b: 'd' } } }],
  ['another name', { json: { a: { c: 'c' } } }],
  ['bytes', { bytes: new Uint8Array([1, 3]) }],
])('%s makes another answer', (_, other) => {
  expect(sameRows([row()], [{ ...row(), ...other }])).toBe(false);
  expect(sameRows([{ ...row(), ...other }], [row()])).toBe(false);
});

test('a row more or less makes a different result', () => {
  expect(sameRows([row()], [row(), row()])).toBe(false);
  expect(sameRows([row()], [])).toBe(false);
});
