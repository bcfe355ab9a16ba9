import { copyEnd } from '@anwurf/contract/sync/copied-rows';
import { expect, test } from 'vitest';
import { copiedMessages, readCopied, rowCount } from './copied-rows.ts';
import { copyLines } from './row-sql.ts';

const columns = ['id', 'name'];
const texts = ['', '\\N', '\\.', 'a\tb', 'one\ntwo\r\nthree', 'back\\slash \\t \\n', '"quoted"', 'Übung 🤾', null];
const rows = texts.map((name, index) => ({ id: `0198a000-0000-7000-8000-00000000000${index}`, name }));
const messages = '[{"headers":{"control":"snapshot-end","xmin":1,"xmax":2,"xip_list":[]}}]';

function bodyOf(lines: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [head, end] = [`${columns.join('\t')}\n`, `${copyEnd}\n${messages}\n`].map((text) => new TextEncoder().encode(text));
  return new Uint8Array([...(head ?? []), ...lines, ...(end ?? [])]);
}

test('rows of COPY are read unchanged, whatever their values, with the messages after them', () => {
  const read = readCopied(bodyOf(copyLines(rows, columns)));
  expect(read.messages).toBe(messages);
  expect(read.rows.columns).toEqual(columns);
  expect(copiedMessages('exercise_notes', read.rows)).toEqual(
    rows.map((value) => ({ kind: 'change', op: 'insert', key: value.id, value, txids: [] })),
  );
  expect(rowCount(read.rows)).toBe(rows.length);
});

test('a body without rows has no rows', () => {
  const { rows: none } = readCopied(bodyOf(new Uint8Array()));
  expect(rowCount(none)).toBe(0);
  expect(copiedMessages('exercise_notes', none)).toEqual([]);
});

test('an answer cut off at any position is rejected', () => {
  const body = bodyOf(copyLines(rows, columns));
  for (let length = 0; length < body.length; length += 1)
    expect(() => readCopied(body.slice(0, length)), String(length)).toThrow('without their end');
});
