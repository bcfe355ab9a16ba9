import { afterEach, expect, test, vi } from 'vitest';
import type { AskFirstRows, FirstQuery } from './first-questions.ts';
import { withFirstRows } from './first-rows.ts';
import type { LiveResult, LocalDatabase } from './local-database.ts';
import { OpeningDatabase } from './opening-database.test-support.ts';

const sessions = 'select name from sessions where plan = $1';
const today = [{ name: 'Sprungkraft' }];

afterEach(() => {
  vi.useRealTimers();
});

/** A server that answers each question when the test says so. */
class AskedServer {
  readonly requests: { readonly queries: readonly FirstQuery[]; readonly answer: (rows: unknown[], tables?: string[]) => Promise<void> }[] =
    [];
  readonly ask: AskFirstRows = (queries) =>
    new Promise((resolve) => {
      const answer = async (rows: unknown[], tables = ['sessions']) => {
        resolve(queries.map(({ sql }) => (sql === sessions ? { rows, tables } : null)));
        await settled();
      };
      this.requests.push({ queries, answer });
    });
}

/** Resolves when requests have been sent and promises followed. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function onNewDevice() {
  const [database, server] = [new OpeningDatabase(), new AskedServer()];
  const filling = withFirstRows(database, server.ask);
  const shown: LiveResult<unknown>[] = [];
  const subscribe = (sql = sessions, params: readonly unknown[] = [1]) => filling.live.query(sql, params, (result) => shown.push(result));
  const subscribed = subscribe();
  await settled();
  const [request] = server.requests;
  if (request === undefined) throw new Error('not asked');
  const storeAnswers = async (rows: unknown[]) => {
    database.asked[0]?.answer(rows);
    await settled();
  };
  return { database, server, filling, shown, subscribe, subscribed, request, storeAnswers };
}

test('the server’s rows are shown until the tables that they come from are here, then the store’s', async () => {
  const { database, shown, request, storeAnswers } = await onNewDevice();
  await request.answer(today);
  expect(shown).toEqual([{ rows: today, isWhole: true }]);
  database.open({ arrived: ['users'] });
  await storeAnswers([]);
  await storeAnswers([{ name: 'Wurfkraft' }]);
  expect(shown).toHaveLength(1);
  database.open({ arrived: ['users', 'sessions'] });
  expect(shown.slice(1)).toEqual([{ rows: [{ name: 'Wurfkraft' }], isWhole: true }]);
  await storeAnswers([{ name: 'Rumpf' }]);
  expect(shown.at(-1)).toEqual({ rows: [{ name: 'Rumpf' }], isWhole: true });
});

test('rows that the store confirms are not drawn again, no rows neither', async () => {
  for (const rows of [today, []]) {
    const { database, shown, request, storeAnswers } = await onNewDevice();
    await request.answer(rows);
    database.open({ arrived: ['sessions'] });
    await storeAnswers([...rows]);
    expect(shown).toEqual([{ rows, isWhole: true }]);
  }
});

test('an answer that comes after the store’s own is dropped', async () => {
  const { database, shown, request, storeAnswers } = await onNewDevice();
  database.open();
  await storeAnswers([{ name: 'Wurfkraft' }]);
  await request.answer(today);
  expect(shown).toEqual([{ rows: [{ name: 'Wurfkraft' }], isWhole: false }]);
});

test('queries asked in one go are one request, the same one is asked once, and none that has a value the server does not take', async () => {
  const { server, subscribe, request } = await onNewDevice();
  expect(request.queries).toEqual([{ sql: sessions, params: [1] }]);
  void subscribe();
  void subscribe('select 1', []);
  void subscribe('select 2', ['x', null, true]);
  void subscribe('select 3', [[1]]);
  await settled();
  expect(server.requests.slice(1).map(({ queries }) => queries)).toEqual([
    [
      { sql: 'select 1', params: [] },
      { sql: 'select 2', params: ['x', null, true] },
    ],
  ]);
});

test('from the first write on the store alone is shown', async () => {
  const { database, filling, shown, request, storeAnswers } = await onNewDevice();
  await request.answer(today);
  database.open({ arrived: [] });
  await storeAnswers([{ name: 'geändert' }]);
  expect(shown).toHaveLength(1);
  await filling.write([]);
  expect(shown.slice(1)).toEqual([{ rows: [{ name: 'geändert' }], isWhole: false }]);
  expect(database.written).toEqual([[]]);
});

test('a write that waits for the store leaves what the server says on the screen, and on the next one', async () => {
  const { filling, server, shown, subscribe, request } = await onNewDevice();
  await request.answer(today);
  void filling.write([]);
  void subscribe(sessions, [2]);
  await settled();
  await server.requests[1]?.answer(today);
  expect(shown).toEqual([
    { rows: today, isWhole: true },
    { rows: today, isWhole: true },
  ]);
});

test('a table that does not arrive hides the store’s rows for ten seconds at most, one that has stopped not at all', async () => {
  const { database, shown, request } = await onNewDevice();
  await request.answer(today);
  database.open({ arrived: [] });
  vi.useFakeTimers();
  database.asked[0]?.answer([]);
  vi.advanceTimersByTime(9999);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown.slice(1)).toEqual([{ rows: [], isWhole: false }]);
  vi.useRealTimers();

  const stopped = await onNewDevice();
  await stopped.request.answer(today);
  stopped.database.open({ stopped: [{ table: 'sessions', detail: '' }] });
  await stopped.storeAnswers([]);
  expect(stopped.shown.at(-1)?.rows).toEqual([]);
});

test('a server that cannot answer is not asked again, and the store answers as ever', async () => {
  const database = new OpeningDatabase();
  let requests = 0;
  const filling = withFirstRows(database, () => {
    requests += 1;
    return Promise.reject(new Error('404'));
  });
  const shown: unknown[] = [];
  const ask = (sql: string) => void filling.live.query(sql, [], ({ rows }) => shown.push(rows));
  ask(sessions);
  await settled();
  ask('select 1');
  await settled();
  expect(requests).toBe(1);
  database.open();
  database.asked[0]?.answer(today);
  expect(shown).toEqual([today]);
});

test('a request that fails is the last one, though another was under way and succeeds', async () => {
  const answers: { readonly succeed: () => void; readonly fail: () => void }[] = [];
  const filling = withFirstRows(
    new OpeningDatabase(),
    (queries) =>
      new Promise((resolve, reject) => {
        answers.push({ succeed: () => resolve(queries.map(() => null)), fail: () => reject(new Error('429')) });
      }),
  );
  const ask = async (sql: string) => {
    void filling.live.query(sql, [], () => undefined);
    await settled();
  };
  await ask('select 1');
  await ask('select 2');
  answers[0]?.fail();
  await settled();
  answers[1]?.succeed();
  await settled();
  await ask('select 3');
  expect(answers).toHaveLength(2);
});

test('a screen that was left gets nothing any more, and a device that has everything asks nothing', async () => {
  const { database, server, shown, subscribe, subscribed, request, storeAnswers } = await onNewDevice();
  database.open();
  await storeAnswers([]);
  await (await subscribed).unsubscribe();
  await request.answer(today);
  expect(shown).toEqual([{ rows: [], isWhole: false }]);
  void subscribe('select 1', []);
  await settled();
  expect(server.requests).toHaveLength(1);
});

test('a write that waits for the store is counted until it is saved', async () => {
  const { database, filling } = await onNewDevice();
  let notified = 0;
  const stop = filling.sync.subscribe(() => (notified += 1));
  let save: () => void = () => undefined;
  database.write = () => new Promise<undefined>((resolve) => (save = () => resolve(undefined)));
  const writing = filling.write([]);
  expect(filling.sync.state().heldWrites).toBe(1);
  expect(notified).toBe(1);
  save();
  await writing;
  expect([filling.sync.state().heldWrites, notified]).toEqual([0, 2]);
  stop();
  database.open();
  void filling.write([]);
  expect([filling.sync.state().heldWrites, notified]).toEqual([undefined, 2]);
});

test('until it is counted what has come of the app, nothing has', () => {
  const database = new OpeningDatabase();
  const filling: LocalDatabase = withFirstRows(database, new AskedServer().ask);
  expect(filling.sync.state()).toMatchObject({ store: 'opening', fetchedShare: 0 });
  expect(filling.sync.state()).toBe(filling.sync.state());
  database.now = { ...database.now, fetchedShare: 0.4 };
  expect(filling.sync.state().fetchedShare).toBe(0.4);
  database.open();
  expect(filling.sync.state()).toBe(database.now);
});
