import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutboxJournal } from '../journal/outbox-journal.ts';
import { LiveQueries } from '../live/live-queries.ts';
import { openNodeStore } from '../store/open-node-store.ts';
import { SyncEngine } from '../sync/engine.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { type Served, ServedDatabase } from './served-database.ts';

const user = '0198a000-0000-7000-8000-000000000001';
const id = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const set = (n: number, values: Record<string, unknown> = {}): NewMutation => ({
  id: id(100 + n),
  table: 'workout_tracking',
  op: 'upsert',
  key: id(200 + n),
  values: { workout_id: user, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z', ...values },
});

/** A journal whose disk takes as long as the test says. */
class SlowJournal implements OutboxJournal {
  readonly kept = new Set<string>();
  readonly #waiting: { readonly done: () => void; readonly fail: () => void }[] = [];

  append(mutations: readonly NewMutation[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = () => {
        for (const mutation of mutations) this.kept.add(mutation.id);
        resolve();
      };
      this.#waiting.push({ done, fail: () => reject(new Error('the disk is full')) });
    });
  }
  next(): { readonly done: () => void; readonly fail: () => void } {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) throw new Error('nothing is being written');
    return waiting;
  }
  read = () => Promise.resolve([]);
  forget(ids: ReadonlySet<string>): Promise<void> {
    for (const gone of ids) this.kept.delete(gone);
    return Promise.resolve();
  }
  close = () => undefined;
}

let store: PGlite;
let engine: SyncEngine;
let served: ServedDatabase;
const journal = new SlowJournal();

async function serve(opening: Partial<Pick<Served, 'canWrite' | 'firstTables'>> = {}): Promise<ServedDatabase> {
  const liveQueries = await LiveQueries.open(store);
  const opened = { canWrite: Promise.resolve(), firstTables: Promise.resolve(), ...opening };
  return new ServedDatabase({ store, liveQueries, engine, journal, userId: user, ...opened });
}

beforeAll(async () => {
  store = await openNodeStore();
  engine = new SyncEngine({
    store,
    storeKind: 'node',
    userId: user,
    baseUrl: 'http://127.0.0.1:9',
    fetch: () => Promise.reject(new TypeError('no network')),
    accessToken: () => Promise.resolve(null),
    onState: () => undefined,
  });
  served = await serve();
});
afterAll(async () => {
  await engine.close();
  await store.close();
});

const write = (...mutations: NewMutation[]) => served.serve({ kind: 'write', mutations }, () => undefined);

/** When the store has done all that the next write asks of it, but the commit. */
function onceWritten(): Promise<void> {
  const runExclusive = store.runExclusive.bind(store);
  return new Promise((resolve) => {
    vi.spyOn(store, 'runExclusive').mockImplementationOnce(async (work) => {
      const answer = await runExclusive(work);
      resolve();
      return answer;
    });
  });
}

async function stored(): Promise<{ readonly sets: number; readonly outbox: number }> {
  const { rows } = await store.query<{ sets: number; outbox: number }>(
    'select (select count(*)::int from workout_tracking) as sets, (select count(*)::int from outbox) as outbox',
  );
  return rows[0] ?? { sets: Number.NaN, outbox: Number.NaN };
}

test('a write counts when it is on disk in the journal, and nobody reads it before', async () => {
  const events: string[] = [];
  const written = onceWritten();
  const saving = write(set(1)).then(({ ok }) => events.push(ok ? 'saved' : 'refused'));
  const reading = stored().then(({ sets }) => events.push(`${sets} read`));
  await written;
  // A commit would follow in the same turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual([]);
  events.push('on disk');
  journal.next().done();
  await Promise.all([saving, reading]);
  expect(events[0]).toBe('on disk');
  expect(events).toContain('saved');
  expect(events).toContain('1 read');
});

test('what the journal cannot take is not in the store either', async () => {
  const before = await stored();
  const saving = write(set(2));
  journal.next().fail();
  expect(await saving).toEqual({ ok: false, message: 'the disk is full' });
  expect(await stored()).toEqual(before);
  expect(journal.kept).not.toContain(set(2).id);
});

test('what the store refuses is not in the journal either, whichever of them is quicker', async () => {
  const before = await stored();
  const refused = set(3, { weight: 'heavy' });
  const first = write(refused);
  journal.next().done();
  expect((await first).ok).toBe(false);
  expect(journal.kept).not.toContain(refused.id);

  const second = write(refused);
  // The store's answer is there; the tab hears nothing while the journal may still bring the write back.
  expect(await stored()).toEqual(before);
  journal.next().done();
  expect((await second).ok).toBe(false);
  expect(journal.kept).not.toContain(refused.id);
});

/** A promise that the test settles. */
function deferred() {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((done, fail) => ([resolve, reject] = [done, fail]));
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
}

/** The same store before it may be written to. */
async function readOnly() {
  const canWrite = deferred();
  canWrite.promise.catch(() => undefined);
  return { opening: await serve({ canWrite: canWrite.promise }), canWrite };
}

test('a store that was just opened is read at once; a write waits until it may, and is not waited with', async () => {
  const { opening, canWrite } = await readOnly();
  const before = await stored();
  const calm = opening.whenCalm({ pause: 60_000, longest: 60_000 });
  const saving = opening.serve({ kind: 'write', mutations: [set(4)] }, () => undefined);
  const reading = await opening.serve({ kind: 'query', sql: 'select 1 as one', params: [] }, () => undefined);
  expect(reading).toEqual({ ok: true, rows: [{ one: 1 }] });
  await calm;
  expect(await stored()).toEqual(before);
  canWrite.resolve();
  await vi.waitFor(() => journal.next().done());
  expect((await saving).ok).toBe(true);
  expect((await stored()).sets).toBe(before.sets + 1);
});

test('who writes to a store that cannot be written to hears why', async () => {
  const { opening, canWrite } = await readOnly();
  const before = await stored();
  const saving = opening.serve({ kind: 'write', mutations: [set(5)] }, () => undefined);
  canWrite.reject(new Error('no room'));
  expect(await saving).toEqual({ ok: false, message: 'no room' });
  expect(await stored()).toEqual(before);
});

test('a screen counts as drawn when nothing is asked for a while', async () => {
  const { opening } = await readOnly();
  let isCalm = false;
  const asked = opening.serve({ kind: 'query', sql: 'select pg_sleep(0.2)', params: [] }, () => undefined).then(() => isCalm);
  await opening.whenCalm({ pause: 20, longest: 60_000 }).then(() => (isCalm = true));
  expect(await asked).toBe(false);
});

test('live queries of a new device have their rows when its first tables are there', async () => {
  const firstTables = deferred();
  const fresh = await serve({ firstTables: firstTables.promise });
  const events: string[] = [];
  const live = fresh
    .serve({ kind: 'live', liveId: 'one', sql: 'select 1 as one', params: [] }, () => undefined)
    .then(() => events.push('rows'));
  await store.query('select 1');
  await new Promise((resolve) => setImmediate(resolve));
  events.push('tables');
  firstTables.resolve();
  await live;
  expect(events).toEqual(['tables', 'rows']);
});
