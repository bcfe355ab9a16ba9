import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { afterEach, expect, test, vi } from 'vitest';
import { fileDatabaseName } from '@anwurf/db/store/store-name';
import { readStoredRecords, RecordDatabase } from '@anwurf/db/store/change-log/record-database';
import { ensureLocalImage } from '@anwurf/db/store/local-image.node';
import { wholeFlushParams } from '@anwurf/db/store/start-params';

const opened: PGlite[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

/** As a device without access handles does: queries do not wait for IndexedDB. */
async function open(records: RecordDatabase, image?: Blob): Promise<PGlite> {
  const store = await PGlite.create({
    fs: new MemfsFrontendFS(records),
    startParams: wholeFlushParams,
    relaxedDurability: true,
    ...(image === undefined ? {} : { loadDataDir: image }),
  });
  opened.push(store);
  return store;
}

const image = async () => new Blob([await readFile(await ensureLocalImage())]);

/** The store as it would be found if its worker ended now, under another name. */
async function copyAtOnce(from: string, to: string): Promise<void> {
  const copy = new RecordDatabase(to, { isNew: true });
  const stored = readStoredRecords(from);
  await copy.init();
  await copy.apply(await stored);
  await copy.close();
}

test('a worker that ends at any moment leaves a store in which nothing is without what was written before it', async () => {
  const store = await open(new RecordDatabase('anwurf-1-a', { isNew: true, leastChanges: 200_000 }), await image());
  await store.exec('create table first (n int primary key, words text); create table second (n int primary key)');
  const copies: Promise<void>[] = [];
  for (let n = 1; n <= 60; n += 1) {
    await store.query('insert into first values ($1, $2)', [n, 'a set of a workout '.repeat(40)]);
    await store.query('insert into second values ($1)', [n]);
    // A checkpoint writes the pages, and names the place from which a start reads the log.
    if (n % 7 === 0) await store.exec('checkpoint');
    // Lets the browser's database work: a query alone does not.
    await new Promise((resolve) => setTimeout(resolve));
    if (n % 5 === 0) copies.push(copyAtOnce('anwurf-1-a', `anwurf-1-copy-${n}`));
  }
  await Promise.all(copies);
  expect(copies).toHaveLength(12);
  let most = 0;
  for (let n = 5; n <= 60; n += 5) {
    const copy = await open(new RecordDatabase(`anwurf-1-copy-${n}`, { isNew: false }));
    const numbers = async (table: string) => {
      const { rows } = await copy.query<{ isThere: boolean }>(`select to_regclass('${table}') is not null as "isThere"`);
      if (rows[0]?.isThere !== true) return [];
      return (await copy.query<{ n: number }>(`select n from ${table} order by n`)).rows.map((row) => row.n);
    };
    const [first, second] = [await numbers('first'), await numbers('second')];
    expect(first).toEqual(Array.from(first, (_, index) => index + 1));
    expect(second).toEqual(first.slice(0, second.length));
    expect(first.length - second.length).toBeLessThanOrEqual(1);
    most = Math.max(most, first.length);
    await opened.pop()?.close();
  }
  // Stored while it was written, not at its end.
  expect(most).toBeGreaterThan(0);
});

test('a compacted store has all that it had, and goes on', async () => {
  const records = new RecordDatabase('anwurf-1-b', { isNew: true, leastChanges: 1000 });
  const store = await open(records, await image());
  await store.exec('create table kept as select generate_series(1, 1000) as n');
  await store.syncToFs();
  records.shorten();
  await store.exec('insert into kept values (1001)');
  await store.close();
  opened.pop();
  const again = await open(new RecordDatabase('anwurf-1-b', { isNew: false }));
  expect((await again.query('select count(*)::int as n, max(n) as last from kept')).rows).toEqual([{ n: 1001, last: 1001 }]);
});

test('a store that is gone, or of a former release, does not open as an empty one', async () => {
  await expect(new RecordDatabase('anwurf-1-none', { isNew: false }).init()).rejects.toThrow('the store is gone');
  await new Promise((resolve) => {
    const former = indexedDB.open('/pglite/anwurf-1-former', 21);
    former.addEventListener('upgradeneeded', () => former.result.createObjectStore('FILE_DATA'));
    former.addEventListener('success', () => {
      former.result.close();
      resolve(null);
    });
  });
  await expect(new RecordDatabase('anwurf-1-former', { isNew: false }).init()).rejects.toThrow(/version/i);
});

function openByHand(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(name)));
  });
}

/** Keeps a transaction on the records open, by one request after the other. Resolves after the last one. */
function holdOpen(database: IDBDatabase, isOver: () => boolean): Promise<void> {
  const records = database.transaction('records', 'readwrite').objectStore('records');
  return new Promise((resolve) => {
    const goOn = (): void => {
      if (isOver()) return resolve();
      records.count().addEventListener('success', goOn);
    };
    goOn();
  });
}

test('a store behind a transaction that does not end is said to be held, instead of being waited for', async () => {
  const records = new RecordDatabase('anwurf-1-held', { isNew: true });
  await records.init();
  await records.close();
  const other = await openByHand(fileDatabaseName('anwurf-1-held'));
  let isOver = false;
  const holding = holdOpen(other, () => isOver);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const reason = new RecordDatabase('anwurf-1-held', { isNew: false }).init().catch((error: unknown) => error);
    // The first limit is that of the opening, which goes well.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await reason).toMatchObject({ code: 'store_held' });
  } finally {
    vi.useRealTimers();
    isOver = true;
    await holding;
    other.close();
  }
});
