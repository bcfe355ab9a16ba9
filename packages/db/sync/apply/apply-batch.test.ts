import type { PGliteInterface } from '@electric-sql/pglite';
import { syncedTable } from '@anwurf/contract/sync/registry';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyStore } from '../../store/empty-store.ts';
import { applyBatch, UnappliableBatch } from './apply-batch.ts';
import type { ShapeMessage, TextRow } from './batch.ts';
import { columnNames, copyLines } from './row-sql.ts';
import { discardMutation, recordResults, writeMutations } from '../upload/outbox.ts';
import { beginRefetch } from './stream-position.ts';

const user = '0198a000-0000-7000-8000-000000000001';
const setId = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const position = { handle: 'h', offset: '1_0' };
const upToDate: ShapeMessage = { kind: 'up-to-date' };

function setRow(n: number, weight: string, version: number): TextRow {
  return {
    id: setId(n),
    user_id: user,
    workout_id: setId(900),
    session_id: null,
    exercise_id: null,
    exercise_name: 'Kniebeuge',
    phase: 'main',
    set_number: '1',
    weight,
    reps: '8',
    duration_seconds: null,
    distance_meters: null,
    sets: '1',
    completed: 't',
    unit: 'kg',
    created_at: '2026-11-20 10:00:00+00',
    server_version: String(version),
  };
}

const change = (op: 'insert' | 'update' | 'delete', n: number, value: TextRow, txid = '7'): ShapeMessage => ({
  kind: 'change',
  op,
  key: setId(n),
  value,
  txids: [txid],
});
const upsert = (mutation: number, n: number, weight: number) => ({
  id: setId(5000 + mutation),
  table: 'workout_tracking' as const,
  op: 'upsert' as const,
  key: setId(n),
  values: { workout_id: setId(900), exercise_name: 'Kniebeuge', weight, reps: 8, created_at: '2026-11-20T10:00:00Z' },
});

describe('a table on the device', () => {
  let store: PGliteInterface;
  beforeEach(async () => {
    store = await emptyStore();
  });

  const apply = (messages: ShapeMessage[], at = position) => applyBatch(store, 'workout_tracking', { copied: null, messages }, at, user);
  const weights = async (): Promise<Record<string, number>> => {
    const found = await store.query<{ n: number; weight: string }>(
      `select right(id::text, 12)::int as n, weight from workout_tracking order by id`,
    );
    return Object.fromEntries(found.rows.map((row) => [row.n, Number(row.weight)]));
  };
  const outboxSize = async (): Promise<number> => (await store.query('select from outbox')).rows.length;

  test('takes inserts, partial updates and removals, and stores the position with them', async () => {
    await apply([change('insert', 1, setRow(1, '40', 1)), change('insert', 2, setRow(2, '50', 2)), upToDate]);
    await apply([change('update', 1, { id: setId(1), weight: '42.5' }), change('delete', 2, { id: setId(2) }), upToDate], {
      handle: 'h',
      offset: '9_0',
    });
    expect(await weights()).toEqual({ 1: 42.5 });
    const streams = await store.query('select handle, "offset" from streams');
    expect(streams.rows).toEqual([{ handle: 'h', offset: '9_0' }]);
  });

  test('bulk-filling an empty table equals adding rows one by one, whatever their values', async () => {
    const texts = ['', '\\N', '\\.', 'a\tb', 'one\ntwo\r\nthree', 'back\\slash \\t \\n', '"quoted"', 'Übung 🤾', "O'Brien", '{a,b}'];
    const rows = Array.from({ length: 1200 }, (_, index): TextRow => {
      const text = texts[index % texts.length] ?? '';
      return {
        id: setId(index),
        number: String(index + 1),
        slug: `slug-${index}`,
        name: `${index} ${text}`,
        phase: 'main',
        equipment: JSON.stringify([text, 'b']).replace(/^\[/, '{').replace(/\]$/, '}'),
        positions: '{}',
        goals: '{}',
        instruction: text,
        video_link: index % 2 === 0 ? null : 'https://anwurf.example/v',
        metric: 'reps',
        per_side: index % 3 === 0 ? 'true' : 'false',
        defaults: JSON.stringify({ text }),
        created_at: '2026-11-20 10:00:00+00',
        server_version: String(index),
      };
    });
    const messages = rows.map((value, index): ShapeMessage => ({ kind: 'change', op: 'insert', key: setId(index), value, txids: [] }));
    const stored = async () => (await store.query('select * from exercise_catalogue order by number')).rows;
    const fetched = async (parts: ShapeMessage[][]) => {
      await store.exec('truncate exercise_catalogue');
      for (const part of parts) await applyBatch(store, 'exercise_catalogue', { copied: null, messages: part }, position, user);
      return stored();
    };
    const atOnce = await fetched([messages]);
    expect(atOnce).toHaveLength(1200);
    expect(atOnce.slice(0, texts.length).map((row) => (row as { instruction: string }).instruction)).toEqual(texts);
    expect(atOnce).toEqual(await fetched([messages.slice(0, 1), messages.slice(1, 600), messages.slice(600)]));
    await store.exec('truncate exercise_catalogue');
    const last: ShapeMessage = {
      kind: 'change',
      op: 'insert',
      key: setId(5000),
      value: { ...rows[0], id: setId(5000), metric: 'stones' },
      txids: [],
    };
    await expect(
      applyBatch(store, 'exercise_catalogue', { copied: null, messages: [...messages, last] }, position, user),
    ).rejects.toBeInstanceOf(UnappliableBatch);
    expect(await stored()).toEqual([]);
  });

  describe('a change without effect, confirmed with the version that the row has', () => {
    // It is confirmed with a transaction (90) that no stream ever carries.
    const confirmed = () => recordResults(store, [{ id: setId(5001), status: 'applied', txid: '90', serverVersion: '4' }], user);

    test('settles at once when the base has this version', async () => {
      await apply([change('insert', 1, setRow(1, '40', 4)), upToDate]);
      await writeMutations(store, [upsert(1, 1, 40)], user);
      await confirmed();
      expect([await outboxSize(), await weights()]).toEqual([0, { 1: 40 }]);
    });

    test('stays visible until another device’s row has come', async () => {
      await apply([upToDate]);
      await writeMutations(store, [upsert(1, 1, 40)], user);
      await confirmed();
      expect([await outboxSize(), await weights()]).toEqual([1, { 1: 40 }]);
      await apply([change('insert', 1, setRow(1, '40', 4)), upToDate]);
      expect([await outboxSize(), await weights()]).toEqual([0, { 1: 40 }]);
    });

    test.each<[string, ShapeMessage[][]]>([
      ['before', [[change('insert', 1, setRow(1, '40', 4))], [change('delete', 1, { id: setId(1) })]]],
      ['in the same answer', [[change('insert', 1, setRow(1, '40', 4)), change('delete', 1, { id: setId(1) })]]],
      [
        'updated in the same answer',
        [
          [change('insert', 1, setRow(1, '30', 3))],
          [change('update', 1, { id: setId(1), weight: '40', server_version: '4' }), change('delete', 1, { id: setId(1) })],
        ],
      ],
    ])('settles when the row that came %s has been deleted elsewhere', async (_, answers) => {
      await apply([upToDate]);
      await writeMutations(store, [upsert(1, 1, 40)], user);
      for (const messages of answers) await apply([...messages, upToDate]);
      expect(await outboxSize()).toBe(1);
      await confirmed();
      expect([await outboxSize(), await weights()]).toEqual([0, {}]);
    });

    test('does not take the removal of an older version for its own', async () => {
      await apply([change('insert', 1, setRow(1, '30', 3)), upToDate]);
      await writeMutations(store, [upsert(1, 1, 40)], user);
      await apply([change('delete', 1, { id: setId(1) }), upToDate]);
      await confirmed();
      expect([await outboxSize(), await weights()]).toEqual([1, { 1: 40 }]);
    });
  });

  describe('rows in COPY format have the same effect as messages', () => {
    const table = 'workout_tracking';
    const columns = columnNames(syncedTable(table));
    const rowsOf = (count: number, weight: string): TextRow[] =>
      Array.from({ length: count }, (_, index) => ({ ...setRow(index, weight, 7), exercise_name: `Übung ${index % 5}\t\\N` }));
    const asMessages = (rows: readonly TextRow[]): ShapeMessage[] =>
      rows.map((value) => ({ kind: 'change', op: 'insert', key: value['id'] ?? '', value, txids: [] }));
    const end: ShapeMessage = { kind: 'snapshot-end', snapshot: { xmin: '20', xmax: '21', xip: [] } };

    /** Contents of a store after a snapshot of these rows. */
    async function stored(before: () => Promise<unknown>, rows: readonly TextRow[], copied: readonly string[] | null): Promise<unknown> {
      await store.exec(`truncate ${table}, base_rows, outbox, settled_mutations, streams, refetched_keys, seen_transactions`);
      await before();
      const answered =
        copied === null
          ? { copied: null, messages: [...asMessages(rows), end, upToDate] }
          : { copied: { columns: copied, lines: copyLines(rows, copied) }, messages: [end, upToDate] };
      await applyBatch(store, table, answered, position, user);
      const read = async (sql: string) => (await store.query(sql)).rows;
      return {
        rows: await read(`select * from ${table} order by id`),
        sums: await read('select * from exercise_workouts order by workout_id, exercise_name'),
        bases: await read('select table_name, key, row from base_rows order by key'),
        outbox: await read('select id, status from outbox order by seq'),
        streams: await read('select table_name, handle, "offset", snapshot, stopped, fetching_anew from streams'),
        constraints: await read(
          `select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = '${table}'::regclass order by conname`,
        ),
        indexes: await read(`select indexdef from pg_indexes where tablename = '${table}' order by indexname`),
      };
    }

    const refetch = async () => {
      await apply([...asMessages(rowsOf(4, '30')), upToDate]);
      await beginRefetch(store, table);
    };
    const befores: Record<string, () => Promise<unknown>> = {
      'an empty table': () => Promise.resolve(),
      'a table with rows': () => apply([...asMessages(rowsOf(3, '30')), upToDate]),
      'a table with a set of its own': () => writeMutations(store, [upsert(1, 2, 99)], user),
      'a table that is fetched anew': refetch,
    };
    const others: Record<string, readonly string[]> = {
      'the same columns': columns,
      'the columns in another order': columns.toReversed(),
      'a column that is not known here': [...columns, 'of_tomorrow'],
    };
    const cases = Object.keys(befores).flatMap((before) => [0, 2, 40, 1200].map((count) => [before, count] as const));

    test.each(cases)('into %s, %i of them', async (before, count) => {
      const begin = befores[before] ?? (() => Promise.reject(new Error(before)));
      const expected = await stored(begin, rowsOf(count, '50'), null);
      for (const [what, named] of Object.entries(others)) expect(await stored(begin, rowsOf(count, '50'), named), what).toEqual(expected);
    });

    test('an unappliable row rolls all of them back', async () => {
      for (const count of [2, 1200]) {
        const lines = copyLines([...rowsOf(count, '50'), { ...setRow(5000, '50', 7), phase: 'nowhere' }], columns);
        await expect(applyBatch(store, table, { copied: { columns, lines }, messages: [end] }, position, user)).rejects.toBeInstanceOf(
          UnappliableBatch,
        );
        expect(await weights()).toEqual({});
        expect((await store.query('select from streams')).rows).toEqual([]);
      }
    });
  });

  test('a log applied at once leaves the same sums and indexes as one applied in parts', async () => {
    const messages = Array.from({ length: 1200 }, (_, index) =>
      change('insert', index, {
        ...setRow(index, String(40 + (index % 37)), index),
        workout_id: setId(9000 + Math.floor(index / 20)),
        exercise_name: `Übung ${index % 7}`,
        phase: index % 5 === 0 ? 'warmup' : 'main',
        created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 20), 18, index % 20)).toISOString(),
      }),
    );
    const stored = async () => ({
      sums: (await store.query('select * from exercise_workouts order by workout_id, exercise_name')).rows,
      ofWorkouts: (await store.query('select * from workout_sums order by workout_id')).rows,
      counts: (await store.query('select * from trained_exercises order by exercise_name')).rows,
      indexes: (await store.query("select indexdef from pg_indexes where tablename = 'workout_tracking' order by indexname")).rows,
    });
    const { indexes } = await stored();
    for (const part of [messages.slice(0, 500), messages.slice(500)]) await apply(part);
    const inParts = await stored();
    await store.exec('truncate workout_tracking');
    await apply(messages);
    expect(await stored()).toEqual(inParts);
    expect(inParts.indexes).toEqual(indexes);
    expect(inParts.sums).toHaveLength(420);
  });

  test('shows its own writes over the base until they have arrived', async () => {
    await apply([change('insert', 1, setRow(1, '40', 1)), upToDate]);
    await writeMutations(store, [upsert(1, 1, 60)], user);
    await apply([change('update', 1, { id: setId(1), weight: '41', server_version: '2' }, '8'), upToDate]);
    expect(await weights()).toEqual({ 1: 60 });
    await recordResults(store, [{ id: setId(5001), status: 'applied', txid: '9', serverVersion: '3' }], user);
    expect(await weights()).toEqual({ 1: 60 });
    expect(await outboxSize()).toBe(1);
    await apply([change('update', 1, { id: setId(1), weight: '60', server_version: '3' }, '9'), upToDate]);
    expect(await weights()).toEqual({ 1: 60 });
    expect(await outboxSize()).toBe(0);
    expect((await store.query('select from base_rows')).rows).toHaveLength(0);
  });

  test('drops a mutation whose transaction arrived on the stream before its confirmation', async () => {
    await writeMutations(store, [upsert(1, 1, 60)], user);
    await apply([change('insert', 1, setRow(1, '60', 3), '4294967305'), upToDate]);
    expect(await outboxSize()).toBe(1);
    await recordResults(store, [{ id: setId(5001), status: 'applied', txid: '9', serverVersion: '3' }], user);
    expect(await outboxSize()).toBe(0);
    expect(await weights()).toEqual({ 1: 60 });
  });

  test('removes a row that another device deleted after our confirmed write', async () => {
    await apply([upToDate]);
    await writeMutations(store, [upsert(1, 1, 60)], user);
    await recordResults(store, [{ id: setId(5001), status: 'applied', txid: '9', serverVersion: '3' }], user);
    await apply([change('insert', 1, setRow(1, '60', 3), '9'), change('delete', 1, { id: setId(1) }, '10'), upToDate]);
    expect(await weights()).toEqual({});
    expect(await outboxSize()).toBe(0);
  });

  test('drops a confirmed write that a refetch’s snapshot no longer has', async () => {
    await apply([upToDate]);
    await writeMutations(store, [upsert(1, 1, 60)], user);
    await recordResults(store, [{ id: setId(5001), status: 'applied', txid: '9', serverVersion: '3' }], user);
    await beginRefetch(store, 'workout_tracking');
    await apply([{ kind: 'snapshot-end', snapshot: { xmin: '12', xmax: '12', xip: [] } }]);
    await apply([upToDate]);
    expect(await weights()).toEqual({});
    expect(await outboxSize()).toBe(0);
  });

  test('keeps showing old rows during a refetch and removes those not sent again at its end', async () => {
    await apply([change('insert', 1, setRow(1, '40', 1)), change('insert', 2, setRow(2, '50', 2)), upToDate]);
    await writeMutations(store, [upsert(1, 3, 70)], user);
    await beginRefetch(store, 'workout_tracking');
    await apply([change('insert', 2, setRow(2, '55', 5))]);
    expect(await weights()).toEqual({ 1: 40, 2: 55, 3: 70 });
    await apply([upToDate]);
    expect(await weights()).toEqual({ 2: 55, 3: 70 });
  });

  test('a row that breaks a constraint rolls the whole batch back: rows and position', async () => {
    await apply([change('insert', 1, setRow(1, '40', 1)), upToDate]);
    const poisoned = apply([change('insert', 2, setRow(2, '50', 2)), change('insert', 3, setRow(3, '-1', 3)), upToDate], {
      handle: 'h',
      offset: '9_0',
    });
    await expect(poisoned).rejects.toBeInstanceOf(UnappliableBatch);
    expect(await weights()).toEqual({ 1: 40 });
    expect((await store.query('select "offset" from streams')).rows).toEqual([{ offset: '1_0' }]);
  });

  test('an update of a missing row stops the stream', async () => {
    await expect(apply([change('update', 1, { id: setId(1), weight: '3' })])).rejects.toThrow('not here');
  });

  test('discarding a refused mutation shows the base row again, with later mutations applied', async () => {
    await apply([change('insert', 1, setRow(1, '40', 1)), upToDate]);
    await writeMutations(store, [upsert(1, 1, 60)], user);
    const later = { id: setId(5002), table: 'workout_tracking' as const, op: 'update' as const, key: setId(1), values: { reps: 3 } };
    await writeMutations(store, [later], user);
    await recordResults(store, [{ id: setId(5001), status: 'refused', code: 'constraint', message: 'nein' }], user);
    expect(await weights()).toEqual({ 1: 60 });
    await discardMutation(store, setId(5001), user);
    expect((await store.query('select weight::float, reps from workout_tracking')).rows).toEqual([{ weight: 40, reps: 3 }]);
  });

  test('writing the same mutation twice has one effect', async () => {
    await writeMutations(store, [upsert(1, 1, 60)], user);
    await writeMutations(store, [upsert(1, 1, 60)], user);
    expect(await outboxSize()).toBe(1);
  });

  test('a write that breaks a local constraint leaves neither row nor mutation', async () => {
    await expect(writeMutations(store, [upsert(1, 1, 60), upsert(2, 2, -5)], user)).rejects.toThrow('weight');
    expect(await weights()).toEqual({});
    expect(await outboxSize()).toBe(0);
  });
});
