import type { PGlite } from '@electric-sql/pglite';
import { syncedTable } from '@anwurf/contract/sync/registry';
import { teamStream } from '@anwurf/contract/sync/stream-name';
import { beforeEach, expect, test } from 'vitest';
import { arrivedTeamTables } from '../../queries/teams.ts';
import { emptyStore } from '../../store/empty-store.ts';
import { applyBatch } from './apply-batch.ts';
import type { ShapeMessage, TextRow } from './batch.ts';
import { applyNewest } from './newest-rows.ts';
import { columnNames, copyLines } from './row-sql.ts';
import { beginRefetch } from './stream-position.ts';
import { change, joined, left, team, upToDate, user, uuid } from './team-rows.test-support.ts';

// The newest rows of a season, which come before its snapshot; beside those of another team.
let store: PGlite;
const [bears, wolves] = [team(1), team(2)];
const columns = columnNames(syncedTable('shared_loads'));
const stream = teamStream('shared_loads', wolves);
const from = '2026-10-17';
const beginning = { handle: null, offset: '-1' };
const snapshotEnd: ShapeMessage = { kind: 'snapshot-end', snapshot: { xmin: '5', xmax: '5', xip: [] } };

const row = (n: number, day: string, id = wolves): TextRow => ({
  id: uuid(n),
  team_id: id,
  user_id: uuid(1),
  day,
  kind: 'team',
  minutes: '90',
  effort: '6',
  server_version: '1',
});
const copied = (rows: readonly TextRow[]) => ({ columns, lines: copyLines(rows, columns) });
const newest = (rows: readonly TextRow[]) => applyNewest(store, stream, copied(rows), from);
const snapshot = (rows: readonly TextRow[], end: ShapeMessage = upToDate) =>
  applyBatch(store, stream, { copied: copied(rows), messages: [end] }, { handle: 'h', offset: '0_0' }, user, beginning);
const memberships = (...messages: ShapeMessage[]) =>
  applyBatch(store, 'memberships', { copied: null, messages: [...messages, upToDate] }, { handle: 'm', offset: '1_0' }, user);

/** Days with the last digit of their team. */
const shown = async () => {
  const { rows } = await store.query<{ load: string }>(
    `select day::text || '@' || right(team_id::text, 1) as load from shared_loads order by 1`,
  );
  return rows.map(({ load }) => load);
};
const arrived = async () => {
  const { sql, params } = arrivedTeamTables(wolves);
  return (await store.query(sql, [...params])).rows;
};

beforeEach(async () => {
  store = await emptyStore();
  await memberships(joined(1, bears), joined(2, wolves));
  const others = { copied: copied([row(1, '2026-03-01', bears)]), messages: [upToDate] };
  await applyBatch(store, teamStream('shared_loads', bears), others, { handle: 'b', offset: '0_0' }, user, beginning);
});

test('are shown and called the newest until the snapshot takes their place', async () => {
  await newest([row(2, '2026-11-02'), row(3, '2026-11-03')]);
  expect(await shown()).toEqual(['2026-03-01@1', '2026-11-02@2', '2026-11-03@2']);
  expect(await arrived()).toEqual([{ name: 'shared_loads', newestFrom: from }]);
  // One of them was taken back meanwhile.
  await snapshot([row(4, '2026-02-01'), row(3, '2026-11-03')]);
  expect(await shown()).toEqual(['2026-02-01@2', '2026-03-01@1', '2026-11-03@2']);
  expect(await arrived()).toEqual([{ name: 'shared_loads', newestFrom: null }]);
});

test('give way to a snapshot that is followed by changes, and to one that comes once more', async () => {
  await newest([row(2, '2026-11-02')]);
  await snapshot([row(4, '2026-02-01'), row(2, '2026-11-02')], snapshotEnd);
  expect(await shown()).toEqual(['2026-02-01@2', '2026-03-01@1', '2026-11-02@2']);
  expect(await arrived()).toEqual([{ name: 'shared_loads', newestFrom: from }]);
  await beginRefetch(store, stream);
  await snapshot([row(4, '2026-02-01')], snapshotEnd);
  const messages = [change('insert', uuid(5), row(5, '2026-11-05')), change('delete', uuid(4), {}), upToDate];
  await applyBatch(store, stream, { copied: null, messages }, { handle: 'h', offset: '1_0' }, user, { handle: 'h', offset: '0_0' });
  expect(await shown()).toEqual(['2026-03-01@1', '2026-11-05@2']);
  expect(await arrived()).toEqual([{ name: 'shared_loads', newestFrom: null }]);
});

test('give way to messages as well: those that are not sent again go', async () => {
  await newest([row(2, '2026-11-02'), row(3, '2026-11-03')]);
  const messages = [change('insert', uuid(4), row(4, '2026-02-01')), change('insert', uuid(3), row(3, '2026-11-03'))];
  await applyBatch(store, stream, { copied: null, messages }, { handle: 'h', offset: '0_0' }, user, beginning);
  expect(await shown()).toEqual(['2026-02-01@2', '2026-03-01@1', '2026-11-02@2', '2026-11-03@2']);
  const next = { copied: null, messages: [upToDate] };
  await applyBatch(store, stream, next, { handle: 'h', offset: '0_1' }, user, { handle: 'h', offset: '0_0' });
  expect(await shown()).toEqual(['2026-02-01@2', '2026-03-01@1', '2026-11-03@2']);
  expect(await arrived()).toEqual([{ name: 'shared_loads', newestFrom: null }]);
});

test('go with the membership, and do not come back with a late answer', async () => {
  await newest([row(2, '2026-11-02')]);
  await memberships(left(2));
  expect(await shown()).toEqual(['2026-03-01@1']);
  await newest([row(2, '2026-11-02')]);
  expect(await shown()).toEqual(['2026-03-01@1']);
  expect((await store.query('select from streams where table_name = $1', [stream])).rows).toEqual([]);
});

test('come too late for a stream that has its snapshot', async () => {
  await snapshot([row(4, '2026-02-01')]);
  await newest([row(2, '2026-11-02')]);
  expect(await shown()).toEqual(['2026-02-01@2', '2026-03-01@1']);
  expect(await arrived()).toEqual([{ name: 'shared_loads', newestFrom: null }]);
});

test('that the store refuses leave nothing behind', async () => {
  await newest([row(2, '2026-11-02'), { ...row(3, '2026-11-03'), kind: 'of a newer release' }]).catch(() => undefined);
  expect(await shown()).toEqual(['2026-03-01@1']);
  expect(await arrived()).toEqual([]);
});
