import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { isSyncedTable } from '@anwurf/contract/sync/registry';
import { announceChanges } from '@anwurf/db/live/announce-changes';
import { tablesRead } from '@anwurf/db/live/tables-read';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { firstScreenTables } from '@anwurf/db/sync/download/first-screen-tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queriesOfTheApp } from './app-queries.ts';

const ui = join(import.meta.dirname, '../../packages/ui');

/** Tables that the dashboard reads and does without for a moment: a session is shown as planned until they come, and begins later. */
const laterTables: ReadonlySet<string> = new Set([
  'exercise_catalogue',
  // A card comes when it does.
  'assignments',
  'comment_reads',
  'measured_tests',
  'session_comments',
  // Of a team: its streams come after all tables of the user (S69).
  'team_events',
  'training_reports',
  'trainingsplan_generierung',
  // The longest: requested beside the others, sums and records follow it.
  'workout_tracking',
]);

let store: PGlite;

beforeAll(async () => {
  store = await openNodeStore();
}, 60_000);
afterAll(() => store.close());

/** Queries that a module and its static imports take from `packages/db/queries`, as `module name`, with the module that does. */
function queriesFrom(entry: string): ReadonlyMap<string, string> {
  const queries = new Map<string, string>();
  const modules = [entry];
  for (const module of modules) {
    for (const [, names = '', from = ''] of readFileSync(module, 'utf8').matchAll(/^import (?!type )([^']+?) from '([^']+)';/gm)) {
      const path = join(dirname(module), from);
      if (/^\..*\.tsx?$/.test(from) && !modules.includes(path)) modules.push(path);
      const [, queryModule] = /^@anwurf\/db\/queries\/([\w-]+)$/.exec(from) ?? [];
      if (queryModule === undefined) continue;
      for (const [name] of names.replaceAll(/\btype \w+/g, '').matchAll(/\w+/g))
        queries.set(`${queryModule} ${name}`, relative(ui, module));
    }
  }
  return queries;
}

test('every table that a card of the dashboard reads is among the first that a new device fetches', async () => {
  const relations = await announceChanges(store);
  const { found } = await queriesOfTheApp(store);
  const readers = queriesFrom(join(ui, 'routes/dashboard-page.tsx'));
  const read = found.flatMap(({ module, name, sql }) => {
    const reader = readers.get(`${module} ${name}`);
    return reader === undefined ? [] : [...tablesRead(sql, relations)].map((table) => ({ table, reader }));
  });
  const first: ReadonlySet<string> = new Set(firstScreenTables);
  const missing = read.flatMap(({ table, reader }) =>
    isSyncedTable(table) && !first.has(table) && !laterTables.has(table)
      ? [`${reader} reads ${table} on the dashboard: add it to packages/db/sync/download/first-screen-tables.ts`]
      : [],
  );
  expect([...new Set(missing)]).toEqual([]);
  // A card that its route hands over and the session of the day are among the readers.
  expect(read.map(({ table }) => table)).toEqual(expect.arrayContaining(['health_checks', 'haupt_uebungen']));
  expect([...laterTables].filter((table) => !read.some((one) => one.table === table))).toEqual([]);
});
