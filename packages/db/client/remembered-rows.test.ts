import { expect, test } from 'vitest';
import { unopenedState } from '../worker/unopened-state.ts';
import type { LocalDatabase } from './local-database.ts';
import { OpeningDatabase } from './opening-database.test-support.ts';
import { withRememberedRows } from './remembered-rows.ts';

const plans = 'select name, begun_at from plans where week = $1';
const begun = new Date('2026-11-02T08:00:00Z');

/** The snapshot of a screen that showed the plans of a week. */
async function leaveScreen(rows: unknown[], week = 3): Promise<string> {
  const database = new OpeningDatabase();
  database.open();
  const remembering = withRememberedRows(database, null);
  const asking = remembering.live.query(plans, [week]);
  database.asked[0]?.answer(rows);
  await asking;
  return remembering.shownRows() ?? '';
}

/** The plans of a week as shown before the store answers. */
const before = (database: LocalDatabase, week = 3) => {
  const outcome = database.remembered?.(plans, [week]);
  return outcome?.failed === false ? outcome.rows : undefined;
};

test('a remembered query returns its rows at once, dates included, until the store answers', async () => {
  const text = await leaveScreen([{ name: 'Sprungkraft', begun_at: begun }]);
  const database = new OpeningDatabase();
  const remembering = withRememberedRows(database, text);
  const rows = before(remembering);
  expect(rows).toEqual([{ name: 'Sprungkraft', begun_at: begun }]);
  const shown: unknown[][] = [];
  const asking = remembering.live.query(plans, [3], (result) => shown.push(result.rows));
  database.open();
  expect(before(remembering)).toBe(rows);
  database.asked[0]?.answer([{ name: 'Wurfkraft', begun_at: begun }]);
  await asking;
  expect([before(remembering), shown]).toEqual([undefined, [[{ name: 'Wurfkraft', begun_at: begun }]]]);
});

test('a failed query loses its remembered answer', async () => {
  const database = new OpeningDatabase();
  const remembering = withRememberedRows(database, await leaveScreen([{ name: 'Sprungkraft', begun_at: begun }]));
  expect(before(remembering)).toHaveLength(1);
  const asking = remembering.live.query(plans, [3]);
  database.open();
  database.asked[0]?.fail();
  await expect(asking).rejects.toThrow('unreadable');
  expect(before(remembering)).toBeUndefined();
});

test('a different query, or one to an open store after the screen was whole, has no remembered answer', async () => {
  const text = await leaveScreen([{ name: 'Sprungkraft', begun_at: begun }]);
  const database = new OpeningDatabase();
  const remembering = withRememberedRows(database, text);
  expect(before(remembering, 4)).toBeUndefined();
  database.open();
  expect(before(remembering)).toBeUndefined();
});

test('a store that opens before the screen is drawn takes no remembered rows from it', async () => {
  const text = await leaveScreen([{ name: 'Sprungkraft', begun_at: begun }]);
  const database = new OpeningDatabase();
  database.open();
  const remembering = withRememberedRows(database, text);
  expect(before(remembering)).toEqual([{ name: 'Sprungkraft', begun_at: begun }]);
  expect(before(remembering, 4)).toBeUndefined();
});

test('a query that was answered once takes no remembered rows when a screen asks it again', async () => {
  const database = new OpeningDatabase();
  database.open();
  const remembering = withRememberedRows(database, await leaveScreen([{ name: 'A' }]));
  void remembering.live.query(plans, [4]);
  const asking = remembering.live.query(plans, [3]);
  database.asked[1]?.answer([{ name: 'B' }]);
  await (await asking).unsubscribe();
  expect(before(remembering)).toBeUndefined();
});

test('an answer that says the same draws nothing anew; the next one does', async () => {
  const rows = [{ name: 'Sprungkraft', begun_at: begun }];
  const database = new OpeningDatabase();
  const remembering = withRememberedRows(database, await leaveScreen(rows));
  const outcome = remembering.remembered(plans, [3]);
  const shown: unknown[][] = [];
  const asking = remembering.live.query(plans, [3], (result) => shown.push(result.rows));
  database.open();
  database.asked[0]?.answer([{ name: 'Sprungkraft', begun_at: begun }]);
  await asking;
  expect([remembering.remembered(plans, [3]), shown]).toEqual([outcome, []]);
  expect(remembering.remembered(plans, [3])).toBe(outcome);
  // A query that reads a changed table is answered anew, whatever it says.
  database.asked[0]?.answer(rows);
  expect([before(remembering), shown]).toEqual([undefined, [rows]]);
});

test('a place that waits for its answer keeps rows while another place has a newer one', async () => {
  const database = new OpeningDatabase();
  const remembering = withRememberedRows(database, await leaveScreen([{ name: 'A' }]));
  before(remembering);
  const first = remembering.live.query(plans, [3]);
  const second = remembering.live.query(plans, [3]);
  database.open();
  database.asked[0]?.answer([{ name: 'B' }]);
  expect(before(remembering)).toEqual([{ name: 'B' }]);
  database.asked[1]?.answer([{ name: 'B' }]);
  await Promise.all([first, second]);
  await (await first).unsubscribe();
  await (await second).unsubscribe();
  expect(before(remembering)).toBeUndefined();
});

test('remembered rows count as complete until the store reports its state', async () => {
  const database = new OpeningDatabase();
  expect(withRememberedRows(database, null).sync.state()).toBe(database.now);
  const remembering = withRememberedRows(database, await leaveScreen([]));
  const state = remembering.sync.state();
  expect(state).toEqual({ ...unopenedState, firstSyncDone: true });
  expect(remembering.sync.state()).toBe(state);
  database.now = { ...unopenedState, store: 'opfs' };
  expect(remembering.sync.state()).toBe(database.now);
});

test('the snapshot keeps only answered queries still in use, and nothing before the first sync is done', async () => {
  const database = new OpeningDatabase();
  const remembering = withRememberedRows(database, null);
  const [first, left, , failed] = [1, 2, 3, 4].map((week) => remembering.live.query(plans, [week]));
  expect(remembering.shownRows()).toBeNull();
  database.asked[0]?.answer([{ name: 'A' }]);
  database.asked[1]?.answer([{ name: 'B' }]);
  database.asked[3]?.fail();
  await first;
  await expect(failed).rejects.toThrow('unreadable');
  await (await left)?.unsubscribe();
  database.now = { ...unopenedState, store: 'opfs' };
  expect(remembering.shownRows()).toBeNull();
  database.open();
  expect(JSON.parse(remembering.shownRows() ?? '')).toEqual([[`[1] ${plans}`, [{ name: 'A' }]]]);
});

test('the snapshot is dropped when too large or not JSON; an unreadable one counts as empty', async () => {
  expect(await leaveScreen([{ name: 'x'.repeat(500_000) }])).toBe('');
  expect(await leaveScreen([{ name: 1n }])).toBe('');
  for (const text of ['', '{', '7', '[7]', 'null']) expect(before(withRememberedRows(new OpeningDatabase(), text))).toBeUndefined();
});

test('a write goes only to the store', async () => {
  const database = new OpeningDatabase();
  await withRememberedRows(database, await leaveScreen([])).write([]);
  expect(database.written).toEqual([[]]);
});

test('a start reports when screens ask for all remembered queries, or the store has answered all queries', async () => {
  const text = await leaveScreen([{ name: 'Sprungkraft', begun_at: begun }]);
  const events: string[] = [];
  const callbacks = { onShown: () => events.push('shown'), onWhole: () => events.push('whole') };
  const same = withRememberedRows(new OpeningDatabase(), text, callbacks);
  before(same);
  before(same);
  expect(events.splice(0).toSorted()).toEqual(['shown', 'whole']);
  before(withRememberedRows(new OpeningDatabase(), text, callbacks), 4);
  expect(events.splice(0)).toEqual(['whole']);

  const database = new OpeningDatabase();
  const other = withRememberedRows(database, text, callbacks);
  const asking = [3, 4].map((week) => other.live.query(plans, [week]));
  database.open();
  database.asked[0]?.answer([]);
  expect(events).toEqual([]);
  database.asked[1]?.answer([]);
  await Promise.all(asking);
  expect(events).toEqual(['whole']);
});
