import type { PGlite } from '@electric-sql/pglite';
import { syncedTable } from '@anwurf/contract/sync/registry';
import { teamStream } from '@anwurf/contract/sync/stream-name';
import { beforeEach, expect, test } from 'vitest';
import { emptyStore } from '../../store/empty-store.ts';
import { writeMutations } from '../upload/outbox.ts';
import { applyBatch, UnappliableBatch } from './apply-batch.ts';
import type { ShapeMessage, TextRow } from './batch.ts';
import { columnNames, copyLines } from './row-sql.ts';
import { change, eventRow, joined, left, team, upToDate, user, uuid, writeEvent } from './team-rows.test-support.ts';

// A snapshot in COPY format, for a table that has rows of another team.
let store: PGlite;
const [bears, wolves] = [team(1), team(2)];
const columns = columnNames(syncedTable('team_events'));
const position = { handle: 'h', offset: '1_0' };

const apply = (name: 'memberships' | 'team_events', messages: readonly ShapeMessage[], id = wolves) => {
  const stream = name === 'memberships' ? name : teamStream(name, id);
  return applyBatch(store, stream, { copied: null, messages: [...messages, upToDate] }, position, user);
};
const copy = (rows: readonly TextRow[]) => {
  const copied = { columns, lines: copyLines(rows, columns) };
  return applyBatch(store, teamStream('team_events', wolves), { copied, messages: [upToDate] }, position, user);
};
const row = (n: number, title: string): TextRow => ({ id: uuid(n), ...eventRow(wolves, title) });
const titles = async () => {
  const { rows } = await store.query<{ name: string }>('select right(team_id::text, 1) || title as name from team_events order by 1');
  return rows.map(({ name }) => name);
};

beforeEach(async () => {
  store = await emptyStore();
  await apply('memberships', [joined(1, bears), joined(2, wolves)]);
  await apply('team_events', [change('insert', uuid(1), eventRow(bears, 'a'))], bears);
});

test('is added to them, is followed by changes, and goes with its team alone', async () => {
  await copy([row(2, 'b\tc\\'), row(3, 'd')]);
  expect(await titles()).toEqual(['1a', '2b\tc\\', '2d']);
  await apply('team_events', [change('update', uuid(3), { title: 'e' }, '8')]);
  expect(await titles()).toEqual(['1a', '2b\tc\\', '2e']);
  await apply('memberships', [left(2)]);
  expect(await titles()).toEqual(['1a']);
});

test('replaces a row that is there under the same key', async () => {
  await copy([row(1, 'b'), row(3, 'c')]);
  expect(await titles()).toEqual(['2b', '2c']);
});

test('keeps an own entry that the server does not have', async () => {
  await writeMutations(store, [writeEvent(1, wolves, uuid(4), 'own')], user);
  await copy([row(2, 'b')]);
  expect(await titles()).toEqual(['1a', '2b', '2own']);
});

test('stops the stream as a whole at a row that the store refuses', async () => {
  await expect(copy([row(2, 'b'), { ...row(3, 'c'), kind: 'of a newer release' }])).rejects.toBeInstanceOf(UnappliableBatch);
  expect(await titles()).toEqual(['1a']);
});
