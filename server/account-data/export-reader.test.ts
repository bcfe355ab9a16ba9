import { describe, expect, it } from 'vitest';
import { createExportReader, type ExportBounds, UnreadableExport } from './export-reader.ts';

const bounds: ExportBounds = { tables: 3, rows: 5, columns: 4, rowBytes: 200_000, depth: 8 };
const head = { product: 'anwurf', version: 1, exportedAt: '2026-11-26' };

/** Reads a text in pieces. @returns its rows, or the code of its refusal and the rows before it */
function read(text: string, pieceBytes = 1_000_000): { rows: [string, unknown][]; code?: string } {
  const rows: [string, unknown][] = [];
  const reader = createExportReader(bounds, (table, row) => void rows.push([table, row]));
  const bytes = new TextEncoder().encode(text);
  try {
    for (let start = 0; start < bytes.length; start += pieceBytes) reader.write(bytes.subarray(start, start + pieceBytes));
    reader.end();
    return { rows };
  } catch (error) {
    if (error instanceof UnreadableExport) return { rows, code: error.code };
    throw error;
  }
}

const fileOf = (tables: unknown, others: object = head) => JSON.stringify({ ...others, tables });

describe('reading an export', () => {
  it('gives every row with its table, however the bytes are cut', () => {
    const row = { id: 'ä€😀', 'a.b': [1, { x: null }], text: '\ud800 "\\ \n', ['__proto__']: { y: 1.5e-7 } };
    const text = fileOf({ sessions: [row, {}], leer: [], sets: [{ tables: [{ a: [] }] }] });
    const expected = [
      ['sessions', row],
      ['sessions', {}],
      ['sets', { tables: [{ a: [] }] }],
    ];
    for (const pieceBytes of [1, 2, 7, 1_000_000]) expect(read(text, pieceBytes)).toEqual({ rows: expected });
    expect(read(JSON.stringify(JSON.parse(text), null, 2))).toEqual({ rows: expected });
  });

  it('takes its parts in any order, and what it does not know', () => {
    const rows = [['sessions', { id: 1 }]];
    expect(read(JSON.stringify({ tables: { sessions: [{ id: 1 }] }, more: [[], { tables: 3 }], ...head }))).toEqual({ rows });
  });

  it.each([
    ['', 'bad_request'],
    ['{', 'bad_request'],
    ['{"product":"anwurf",}', 'export_damaged'],
    [`${fileOf({})}x`, 'export_damaged'],
    [fileOf({}).slice(0, -1), 'export_damaged'],
    ['[]', 'invalid_input'],
    ['"tables"', 'invalid_input'],
    ['{}', 'invalid_input'],
    [JSON.stringify(head), 'invalid_input'],
    [fileOf({}, { ...head, version: 2 }), 'export_newer'],
    [fileOf({}, { ...head, version: 0 }), 'invalid_input'],
    [fileOf({}, { ...head, version: '2' }), 'invalid_input'],
    [fileOf({}, { ...head, product: { anwurf: 1 } }), 'invalid_input'],
    [fileOf([]), 'invalid_input'],
    [fileOf({ sessions: {} }), 'invalid_input'],
    [fileOf({ sessions: ['x'] }), 'invalid_input'],
    [fileOf({ sessions: [[]] }), 'invalid_input'],
  ])('refuses %j as %s', (text, code) => expect(read(text)).toEqual({ rows: [], code }));
});

describe('the bounds of an export', () => {
  const code = 'payload_too_large';
  it('count its tables, rows and columns while it is read', () => {
    expect(read(fileOf({ a: [], b: [], c: [] })).code).toBeUndefined();
    expect(read(fileOf({ a: [], b: [], c: [], d: [] })).code).toBe(code);
    // A table may be named again and again.
    expect(read(`{"tables":{${Array.from({ length: 4 }, () => '"a":[]').join()}}}`).code).toBe(code);
    expect(read(fileOf({ a: [{}, {}, {}], b: [{}, {}] })).code).toBeUndefined();
    expect(read(`{"tables":{"a":[${'{},'.repeat(1_000_000)}`)).toEqual({ rows: Array.from({ length: 5 }, () => ['a', {}]), code });
    expect(read(fileOf({ a: [{ a: 1, b: { x: 1, y: 2, z: 3 }, c: 3, d: 4 }] })).code).toBeUndefined();
    expect(read(fileOf({ a: [{ a: 1, b: 2, c: 3, d: 4, e: 5 }] }))).toEqual({ rows: [], code });
  });

  it('count the bytes of a row, and of all that is none', () => {
    const long = 'x'.repeat(300_000);
    expect(read(fileOf({ a: [{ text: long.slice(0, 100_000) }, { text: long.slice(0, 100_000) }] })).code).toBeUndefined();
    for (const text of [
      fileOf({ a: [{ text: long }] }),
      fileOf({ a: [{ [long]: 1 }] }),
      fileOf({ a: [{ list: Array.from({ length: 300_000 }, () => 1) }] }),
      fileOf({}, { ...head, exportedAt: long }),
      fileOf({}, { ...head, more: Array.from({ length: 100_000 }, () => ({})) }),
      `{"tables":{"a":[${' '.repeat(300_000)}`,
    ]) {
      expect(read(text)).toEqual({ rows: [], code });
    }
  });

  it('end a nesting that no row has', () => {
    expect(read(`{"tables":{"a":[{"x":${'['.repeat(1_000_000)}`)).toEqual({ rows: [], code: 'bad_request' });
  });
});
