import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownData, storedKinds } from '../../packages/ui/features/legal/server-data.ts';
import { impersonalJobs, impersonalTables, tablesOfKinds, wordsOfTables } from './server-tables.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const kinds = Object.values(tablesOfKinds);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the privacy page has words for every table of the server, and for none that is gone', () => {
  const tables = [...read('migrations/schema-central.sql').matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name);
  const named = new Set([...kinds.flatMap((kind) => kind.tables), ...impersonalTables]);
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !tables.includes(name))).toEqual([]);
});

test('the privacy page names no data of a player that no table has', () => {
  expect(new Set(Object.values(wordsOfTables).filter((words) => words !== null))).toEqual(new Set(ownData));
});

test('the privacy page knows every job that deletes', () => {
  const jobs = new Set(read('server/run-server.ts').match(/\bprune\w+(?=\(sql)/g));
  const named = new Set([...kinds.flatMap((kind) => kind.jobs ?? []), ...impersonalJobs]);
  expect(jobs.size).toBeGreaterThan(5);
  expect(named).toEqual(jobs);
});

test('the periods on the page are those of the jobs', () => {
  const periods = Object.values(storedKinds)
    .map(([, , until]) => until)
    .join(' ');
  for (const period of ['104 Tage', '30 Tage nach dem Versand', 'ohne Bestätigung 30 Tage', '2 Monate']) expect(periods).toContain(period);
});
