import type { ColumnBounds } from '@anwurf/contract/sync/column';
import { jsonbLength, type JsonValue } from '@anwurf/contract/sync/json-value';
import { syncedTable, syncedTableNames, type SyncedTableName } from '@anwurf/contract/sync/registry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useServer } from './fixture.ts';
import { insertParents, insertRow } from './sample-rows.ts';

const server = useServer();
/** What a browser would run, open on the device, or take for a part of this site. */
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

const undo = new Error('undo');

/** Whether the central database takes a value, tried on a row that is there. */
async function isTaken(table: SyncedTableName, key: string, column: string, value: JsonValue): Promise<boolean> {
  const row = JSON.stringify({ [column]: value });
  try {
    await server.sql.begin(async (sql) => {
      await sql`update ${sql(table)} set ${sql(column)} = (jsonb_populate_record(null::${sql(table)}, ${row}::text::jsonb)).${sql(column)}
        where ${sql(syncedTable(table).key)} = ${key}`;
      throw undo;
    });
  } catch (error) {
    if (error === undo) return true;
    const state = error instanceof Error && 'code' in error ? String(error.code) : '';
    // Another row has the value already: its checks let it pass.
    if (state === '23505') return true;
    // A check, or a value that its type does not hold.
    if (/^(23514|22)/.test(state)) return false;
    throw error;
  }
  throw new Error('the trial was kept');
}

it.each(syncedTableNames)('registry and database agree on the bounds of %s', async (table) => {
  const { id: user } = await server.user();
  const parents = await insertParents(server.sql, user);
  const key = await insertRow(server.sql, table, user, parents);
  const { columns } = syncedTable(table);
  const disagreements: string[] = [];
  for (const [name, { bounds, type, value }] of Object.entries(columns)) {
    const { inside, outside } = edgesOf(bounds, type === 'numeric');
    for (const [edges, wanted] of [
      [inside, true],
      [outside, false],
    ] as const) {
      for (const edge of edges) {
        const verdicts = [value.safeParse(edge).success, await isTaken(table, key, name, edge)];
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
      const [row] = await server.sql<{ length: number }[]>`
        select char_length(${text}::text::jsonb::text) + octet_length(regexp_replace(${text}, '[\u{1}-\u{ffff}]', '', 'g')) / 4 as length`;
      expect(jsonbLength(value as JsonValue)).toBe(row?.length);
    }),
    { numRuns: 200 },
  );
});
