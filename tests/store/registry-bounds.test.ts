import type { PGlite } from '@electric-sql/pglite';
import type { ColumnBounds } from '@anwurf/contract/sync/column';
import { jsonbLength, type JsonValue } from '@anwurf/contract/sync/json-value';
import { syncedTable, syncedTableNames, type SyncedTableName } from '@anwurf/contract/sync/registry';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCentralSchema } from './central-schema.ts';

/** Addresses that a browser would run, open on the device, or take for a part of this site. */
const noLinks = [
  '',
  'javascript:alert(1)',
  ' https://a.example',
  'data:text/html,x',
  '//a.example',
  'file:///etc/passwd',
  'https://',
  'http:// a',
];
const letters = (count: number) => 'a'.repeat(count);

/** Values on the edges of a bound, and one beyond each. */
function edgesOf(bounds: ColumnBounds, isNumeric: boolean): { readonly inside: JsonValue[]; readonly outside: JsonValue[] } {
  switch (bounds.kind) {
    case 'none':
      return { inside: [], outside: [] };
    case 'range': {
      const step = isNumeric ? 0.01 : 1;
      return { inside: [bounds.min, bounds.max], outside: [bounds.min - step, bounds.max + step] };
    }
    case 'length':
      return {
        inside: [letters(bounds.min), letters(bounds.max)],
        outside: [letters(bounds.max + 1), ...(bounds.min > 0 ? [letters(bounds.min - 1)] : [])],
      };
    case 'items': {
      const item = letters(bounds.maxLength);
      return { inside: [[], Array(bounds.max).fill(item)], outside: [Array(bounds.max + 1).fill(''), [`${item}a`]] };
    }
    case 'choice':
      return { inside: [...bounds.values], outside: ['', 'neither of them'] };
    case 'pattern':
      return { inside: [bounds.example], outside: ['', ` ${bounds.example}`] };
    case 'link': {
      const longest = `https://${letters(bounds.max - 8)}`;
      return { inside: ['http://a', 'HTTPS://ä.example', longest], outside: [...noLinks, `${longest}a`] };
    }
    case 'since': {
      const dayBefore = new Date(Date.parse(bounds.min) - 86_400_000).toISOString().slice(0, 10);
      return { inside: [bounds.min], outside: [dayBefore] };
    }
    case 'json':
      return { inside: [letters(bounds.max - 2)], outside: [letters(bounds.max - 1)] };
  }
}

let store: PGlite;

beforeAll(async () => {
  store = await openCentralSchema();
});
afterAll(() => store.close());

/** Makes a table with the same checks in which each column may stand alone. */
async function createProbe(table: SyncedTableName): Promise<string> {
  const probe = `probe_${table}`;
  await store.exec(`create table ${probe} (like ${table} including constraints)`);
  const { rows } = await store.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attnotnull`,
    [probe],
  );
  for (const { name } of rows) await store.exec(`alter table ${probe} alter column "${name}" drop not null`);
  return probe;
}

/** Whether the checks of a table take a value in a column. */
async function isTaken(probe: string, column: string, value: JsonValue): Promise<boolean> {
  try {
    await store.query(`insert into ${probe} ("${column}") select "${column}" from jsonb_populate_record(null::${probe}, $1::jsonb)`, [
      JSON.stringify({ [column]: value }),
    ]);
    return true;
  } catch (error) {
    const state = error instanceof Error && 'code' in error ? String(error.code) : '';
    // A check, or a value that its type does not hold.
    if (/^(23514|22)/.test(state)) return false;
    throw error;
  }
}

it.each(syncedTableNames)('registry and database agree on the bounds of %s', async (table) => {
  const probe = await createProbe(table);
  const disagreements: string[] = [];
  for (const [name, { bounds, type, value }] of Object.entries(syncedTable(table).columns)) {
    const { inside, outside } = edgesOf(bounds, type === 'numeric');
    for (const [edges, wanted] of [
      [inside, true],
      [outside, false],
    ] as const) {
      for (const edge of edges) {
        const verdicts = [value.safeParse(edge).success, await isTaken(probe, name, edge)];
        if (verdicts.some((verdict) => verdict !== wanted)) {
          disagreements.push(`${name} ${JSON.stringify(edge).slice(0, 60)}: registry ${verdicts[0]}, database ${verdicts[1]}`);
        }
      }
    }
  }
  expect(disagreements).toEqual([]);
});

it('the length of JSON is counted as Postgres spells it', async () => {
  const anyJson = fc.jsonValue().filter((value) => !/\de[+-]|\\ud[89a-f]|\\u0000|-0\b/i.test(JSON.stringify(value)));
  await fc.assert(
    fc.asyncProperty(anyJson, async (value) => {
      const text = JSON.stringify(value);
      const { rows } = await store.query<{ length: number }>(
        `select char_length($1::text::jsonb::text) + octet_length(regexp_replace($1::text, '[\u{1}-\u{ffff}]', '', 'g')) / 4 as length`,
        [text],
      );
      expect(jsonbLength(value as JsonValue)).toBe(rows[0]?.length);
    }),
    { numRuns: 200 },
  );
});
