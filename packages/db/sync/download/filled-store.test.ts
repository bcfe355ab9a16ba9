import { beginnings } from '@anwurf/contract/sync/beginnings';
import { copyEnd } from '@anwurf/contract/sync/copied-rows';
import { changeFeed, isPlainTable, plainTableNames, syncedTable } from '@anwurf/contract/sync/registry';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyStore } from '../../store/empty-store.ts';
import { columnNames } from '../apply/row-sql.ts';
import { Downloader } from './downloader.ts';
import { FirstAnswers } from './first-answers.ts';
import { firstScreenTables } from './first-screen-tables.ts';

const userId = '0198a000-0000-7000-8000-000000000001';

const upToDate = { headers: { control: 'up-to-date' } };
const snapshotEnd = { headers: { control: 'snapshot-end', xmin: '7', xmax: '7', xip_list: [] } };

/** The beginning of a table without rows. */
function partOf(table: string): string {
  const columns = isPlainTable(table) ? columnNames(syncedTable(table)) : [];
  const head = { table, handle: `${table}-1`, offset: '0_0', rows: true };
  return `${JSON.stringify(head)}\n${columns.join('\t')}\n${copyEnd}\n${JSON.stringify([snapshotEnd])}\n`;
}

/** Answer of the change feed: after the beginning, another device has written one of the first screens' tables. */
const announcement = [
  {
    key: `"public"."sync_heads"/"${userId}"`,
    value: { user_id: userId, heads: '{"goals": "12"}', server_version: '1' },
    headers: { operation: 'insert', txids: [12] },
  },
  upToDate,
];

/** A device whose store is filled with what was prefetched. The next answer of its change feed is the test's. */
async function startFilled() {
  const store = await emptyStore();
  const asked: URL[] = [];
  let answerFeed: (answer: Response | Error) => void = () => undefined;
  const answerOf = (url: URL, signal: AbortSignal | null | undefined): Promise<Response> => {
    const table = url.pathname.slice('/api/shapes/'.length);
    const headers = { 'electric-handle': `${table}-1`, 'electric-offset': '12_0' };
    if (url.searchParams.has('live'))
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));
    if (table !== changeFeed) return Promise.resolve(Response.json([upToDate], { headers }));
    return new Promise((resolve, reject) => {
      answerFeed = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
    });
  };
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const several = url.searchParams.get(beginnings.parameter)?.split(',');
    if (several === undefined) asked.push(url);
    else return Promise.resolve(new Response(several.map(partOf).join(''), { headers: { 'content-type': beginnings.contentType } }));
    return answerOf(url, init?.signal);
  };
  const transport = { baseUrl: 'http://server.example', fetch, accessToken: () => Promise.resolve('token') };
  const firstAnswers = new FirstAnswers(transport);
  firstAnswers.begin(Promise.resolve());
  const [onFailure, onComplete] = [vi.fn<(error: unknown) => void>(), vi.fn<() => Promise<void>>(() => Promise.resolve())];
  const nothing = () => Promise.resolve();
  const events = { onComplete, onRound: nothing, onBehind: () => undefined, onStop: nothing, onFailure };
  const end = new AbortController();
  const ended = new Downloader(store, transport, userId, events, firstAnswers).run(end.signal);
  onTestFinished(async () => {
    end.abort();
    await ended;
  });
  return {
    onFailure,
    onComplete,
    /** Tables that are up to date. */
    arrived: async (): Promise<string[]> => {
      const { rows } = await store.query<{ name: string }>('select table_name as name from streams where last_up_to_date_at is not null');
      return rows.map(({ name }) => name).toSorted();
    },
    /** Requests of a table, after its beginning. */
    askedOf: (table: string) => asked.filter(({ pathname, searchParams }) => pathname.endsWith(`/${table}`) && !searchParams.has('live')),
    answerFeed: (messages: readonly object[]) => {
      const headers = { 'electric-handle': `${changeFeed}-1`, 'electric-offset': '12_0' };
      answerFeed(Response.json(messages, { headers }));
    },
    loseFeed: () => answerFeed(new TypeError('lost')),
  };
}

/** All but the feed, whose answer is the test's. */
const allOthers = plainTableNames.filter((name) => name !== changeFeed).toSorted();

test('the tables of a filled store do not wait for the change feed, but the end of the first round does', async () => {
  const { arrived, onComplete, askedOf, answerFeed } = await startFilled();
  await expect.poll(arrived).toEqual(allOthers);
  expect(askedOf(changeFeed)).toHaveLength(1);
  expect(onComplete).not.toHaveBeenCalled();
  answerFeed([upToDate]);
  await expect.poll(() => onComplete.mock.calls.length).toBe(1);
  expect(firstScreenTables.flatMap(askedOf)).toEqual([]);
});

test('a change while a store was filled is fetched, from the filled position', async () => {
  const { arrived, onComplete, askedOf, answerFeed } = await startFilled();
  await expect.poll(arrived).toEqual(allOthers);
  expect(askedOf('goals')).toEqual([]);
  answerFeed(announcement);
  await expect.poll(() => onComplete.mock.calls.length).toBe(1);
  await expect.poll(() => askedOf('goals')[0]?.searchParams.get('handle')).toBe('goals-1');
});

test('a round whose change feed is lost is repeated, and fetches again no table that has come', async () => {
  const { arrived, onFailure, onComplete, askedOf, answerFeed, loseFeed } = await startFilled();
  await expect.poll(arrived).toEqual(allOthers);
  loseFeed();
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  expect(onComplete).not.toHaveBeenCalled();
  await expect.poll(() => askedOf(changeFeed).length).toBe(2);
  answerFeed([upToDate]);
  await expect.poll(() => onComplete.mock.calls.length).toBe(1);
  expect(firstScreenTables.flatMap(askedOf)).toEqual([]);
});
