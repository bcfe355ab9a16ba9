import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LapsedLease } from '../journal/lapsed-lease.ts';
import type { OutboxJournal } from '../journal/outbox-journal.ts';
import { UnreplayableMutations } from '../journal/unreplayable-mutations.ts';
import { LiveQueries } from '../live/live-queries.ts';
import { openNodeStore } from '../store/open-node-store.ts';
import { PreparedReads } from '../store/prepared-reads.ts';
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

/** Without its place in the plan, which a new row requires. */
const refused: NewMutation = { id: id(108), table: 'sessions', op: 'upsert', key: id(208), values: { plan_id: id(9) } };

type Writing = { readonly done: () => void; readonly fail: () => void; readonly lapse: () => void };

/** A journal whose disk is as slow as the test says. */
class SlowJournal implements OutboxJournal {
  readonly kept = new Set<string>();
  readonly #waiting: Writing[] = [];

  append(mutations: readonly NewMutation[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = () => {
        for (const mutation of mutations) this.kept.add(mutation.id);
        resolve();
      };
      const lapse = () => reject(new LapsedLease());
      this.#waiting.push({ done, lapse, fail: () => reject(new Error('the disk is full')) });
    });
  }
  next(): Writing {
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
let unreplayable: UnreplayableMutations;
let served: ServedDatabase;
const journal = new SlowJournal();

const opened = async (): Promise<Served> => ({
  store,
  log: { failure: null },
  turns: { first: () => undefined },
  reads: new PreparedReads(store),
  liveQueries: await LiveQueries.open(store),
  engine,
  journal,
  unreplayable,
  userId: user,
  canWrite: Promise.resolve(),
  firstTables: Promise.resolve(),
});

async function serve(opening: Partial<Served> = {}): Promise<ServedDatabase> {
  return new ServedDatabase({ ...(await opened()), ...opening });
}

beforeAll(async () => {
  store = await openNodeStore();
  unreplayable = new UnreplayableMutations(store, journal, user, []);
  engine = new SyncEngine({
    store,
    storeKind: 'node',
    unreplayable,
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

/** A promise that the test settles. */
function deferred() {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((done, fail) => ([resolve, reject] = [done, fail]));
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
}

/** Resolves when the transaction of the next write has begun. */
function onceBegun(): Promise<void> {
  const begun = deferred();
  const transaction = store.transaction.bind(store);
  vi.spyOn(store, 'transaction').mockImplementationOnce((work) =>
    transaction((tx) => {
      begun.resolve();
      return work(tx);
    }),
  );
  return begun.promise;
}

/** Keeps the store busy until the returned function is called. */
async function occupy(): Promise<() => Promise<void>> {
  const [held, begun] = [deferred(), deferred()];
  const occupying = store.transaction(async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  return () => {
    held.resolve();
    return occupying;
  };
}

async function stored(): Promise<{ readonly sets: number; readonly outbox: number }> {
  const { rows } = await store.query<{ sets: number; outbox: number }>(
    'select (select count(*)::int from workout_tracking) as sets, (select count(*)::int from outbox) as outbox',
  );
  return rows[0] ?? { sets: Number.NaN, outbox: Number.NaN };
}

test('a write resolves when it is in the journal; reads see it from then on, not before', async () => {
  const events: string[] = [];
  const begun = onceBegun();
  const saving = write(set(1)).then((reply) => events.push(reply?.ok ? 'saved' : 'refused'));
  const reading = stored().then(({ sets }) => events.push(`${sets} read`));
  await begun;
  // Work that does not wait for the journal would follow in the same turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual([]);
  events.push('on disk');
  journal.next().done();
  await Promise.all([saving, reading]);
  expect(events).toEqual(['on disk', 'saved', '1 read']);
});

test('a write does not wait for a busy store', async () => {
  const release = await occupy();
  const saving = write(set(6));
  const reading = served.serve(
    { kind: 'query', sql: 'select count(*)::int as n from outbox where id = $1', params: [set(6).id] },
    () => undefined,
  );
  journal.next().done();
  expect(await saving).toEqual({ ok: true, rows: [] });
  await release();
  expect(await reading).toEqual({ ok: true, rows: [{ n: 1 }] });
  const { outbox } = await stored();
  await vi.waitFor(() => expect(engine.state().waiting).toBe(outbox));
});

test('a write that the journal refuses is not in the store either, and fails at once', async () => {
  const before = await stored();
  const release = await occupy();
  const saving = write(set(2));
  journal.next().fail();
  expect(await saving).toEqual({ ok: false, message: 'the disk is full' });
  await release();
  expect(await stored()).toEqual(before);
  expect(journal.kept).not.toContain(set(2).id);
});

test('rows that only the server would refuse are saved, so that rows older than its rules can be restored', async () => {
  const values = { session_id: id(9), exercise_order: 1, name: 'Kniebeuge', video_link: 'www.youtube.com/watch' };
  const saving = write({ id: id(115), table: 'haupt_uebungen', op: 'upsert', key: id(215), values });
  journal.next().done();
  expect((await saving)?.ok).toBe(true);
  expect((await store.query('select video_link from haupt_uebungen where id = $1', [id(215)])).rows).toEqual([
    { video_link: values.video_link },
  ]);
  expect(engine.state().refused).toEqual([]);
});

test('a journaled mutation that the store refuses stays in the journal and is shown; the others are stored', async () => {
  const before = await stored();
  const saving = write(set(7), refused, set(8));
  journal.next().done();
  expect((await saving)?.ok).toBe(true);
  // A later query for unsent changes, at sign-out say, includes it.
  expect(await stored()).toEqual({ sets: before.sets + 2, outbox: before.outbox + 2 });
  expect(engine.state().refused.map(({ mutationId, code }) => [mutationId, code])).toEqual([[refused.id, 'unreplayable']]);
  expect(journal.kept).toContain(refused.id);

  expect((await served.serve({ kind: 'discard', mutationId: refused.id }, () => undefined))?.ok).toBe(true);
  expect(journal.kept).not.toContain(refused.id);
  expect(engine.state().refused).toEqual([]);
});

test('a later write stays the newer one, even if the store refuses part of an earlier one', async () => {
  const first = write(set(9), set(10), refused);
  const change = write({ id: id(190), table: 'workout_tracking', op: 'update', key: set(9).key, values: { weight: 55 } });
  const removal = write({ id: id(191), table: 'workout_tracking', op: 'delete', key: set(10).key, values: {} });
  for (let count = 0; count < 3; count += 1) journal.next().done();
  await Promise.all([first, change, removal]);
  const { rows } = await store.query('select weight::int from workout_tracking where id = any($1)', [[set(9).key, set(10).key]]);
  expect(rows).toEqual([{ weight: 55 }]);
  await served.serve({ kind: 'discard', mutationId: refused.id }, () => undefined);
});

test('a new subscriber of an existing live query sees the preceding write', async () => {
  const live = (liveId: string) =>
    served.serve({ kind: 'live', liveId, sql: 'select id from workout_tracking where id = $1', params: [set(11).key] }, () => undefined);
  expect(await live('one')).toEqual({ ok: true, rows: [] });
  const saving = write(set(11));
  journal.next().done();
  await saving;
  expect(await live('two')).toEqual({ ok: true, rows: [{ id: set(11).key }] });
  await served.drop(['one', 'two']);
});

test('an empty write resolves at once', async () => {
  expect(await write()).toEqual({ ok: true, rows: [] });
  expect(() => journal.next()).toThrow('nothing is being written');
});

test('a store with a full disk refuses writes, which could not be read', async () => {
  const full = await serve({ log: { failure: new Error('The storage is full.') } });
  const reply = await full.serve({ kind: 'write', mutations: [set(14)] }, () => undefined);
  expect(reply).toEqual({ ok: false, message: 'The storage is full.' });
  expect(() => journal.next()).toThrow('nothing is being written');
});

test('after a failure of the store, saved writes are in the journal and later ones are refused', async () => {
  const failing = await openNodeStore();
  const elsewhere = await serve({ store: failing, reads: new PreparedReads(failing), liveQueries: await LiveQueries.open(failing) });
  await failing.close();
  const writeElsewhere = (mutation: NewMutation) => elsewhere.serve({ kind: 'write', mutations: [mutation] }, () => undefined);
  const saving = writeElsewhere(set(12));
  journal.next().done();
  expect((await saving)?.ok).toBe(true);
  expect(journal.kept).toContain(set(12).id);
  await vi.waitFor(async () => expect(await writeElsewhere(set(13))).toEqual({ ok: false, message: 'PGlite is closed' }));
  expect(() => journal.next()).toThrow('nothing is being written');
  // Sign-out counts it as unsent, even while the outbox can still be read.
  expect(engine.state().refused.map(({ mutationId }) => mutationId)).toEqual([set(12).id]);
  await served.serve({ kind: 'discard', mutationId: set(12).id }, () => undefined);
});

test('a write after the lease has lapsed is left to the next leader: no answer, and nothing is written', async () => {
  const before = await stored();
  const saving = write(set(20));
  journal.next().lapse();
  expect(await saving).toBeNull();
  expect(await stored()).toEqual(before);
  expect(engine.state().refused).toEqual([]);
});

/** The same store while it is read-only. */
async function readOnly() {
  const canWrite = deferred();
  canWrite.promise.catch(() => undefined);
  return { opening: await serve({ canWrite: canWrite.promise }), canWrite };
}

test('a freshly opened store answers reads at once; a write waits for its turn and does not block them', async () => {
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
  expect((await saving)?.ok).toBe(true);
  expect((await stored()).sets).toBe(before.sets + 1);
});

test('a write to an unwritable store rejects with the reason', async () => {
  const { opening, canWrite } = await readOnly();
  const before = await stored();
  const saving = opening.serve({ kind: 'write', mutations: [set(5)] }, () => undefined);
  canWrite.reject(new Error('no room'));
  expect(await saving).toEqual({ ok: false, message: 'no room' });
  expect(await stored()).toEqual(before);
});

test('a screen counts as drawn after a while without requests', async () => {
  const { opening } = await readOnly();
  let isCalm = false;
  const asked = opening.serve({ kind: 'query', sql: 'select pg_sleep(0.2)', params: [] }, () => undefined).then(() => isCalm);
  await opening.whenCalm({ pause: 20, longest: 60_000 }).then(() => (isCalm = true));
  expect(await asked).toBe(false);
});

test('live queries of a new device get their rows once its first tables have arrived', async () => {
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
