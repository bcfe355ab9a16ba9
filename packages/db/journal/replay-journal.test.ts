import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PGliteInterface } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { openNodeStore } from '../store/open-node-store.ts';
import { pgliteVersion, pgliteWasmBytes } from '../store/pglite-version.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { pendingMutations, recordResults, writeMutations } from '../sync/upload/outbox.ts';
import { applyBatch } from '../sync/apply/apply-batch.ts';
import type { OutboxJournal } from './outbox-journal.ts';
import { replayJournal, trimJournal } from './replay-journal.ts';
import { SyncEngine } from '../sync/engine.ts';
import { UnreplayableMutations } from './unreplayable-mutations.ts';

const user = '0198a000-0000-7000-8000-000000000001';
const id = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const mutation = (n: number, weight: number): NewMutation => ({
  id: id(100 + n),
  table: 'workout_tracking',
  op: 'upsert',
  key: id(200 + n),
  values: { workout_id: user, exercise_name: 'Kniebeuge', weight, reps: 8, created_at: '2026-11-20T10:00:00Z' },
});

/** The journal's contract in memory; ack-then-die tests the real one in the browser. */
function memoryJournal(mutations: readonly NewMutation[]): OutboxJournal {
  let kept = [...mutations];
  return {
    append: async (added) => void kept.push(...added),
    read: async () => kept,
    forget: async (ids) => void (kept = kept.filter((one) => !ids.has(one.id))),
    close: () => undefined,
  };
}

function offlineEngine(store: PGliteInterface, unreplayable: UnreplayableMutations): SyncEngine {
  return new SyncEngine({
    store,
    storeKind: 'node',
    userId: user,
    unreplayable,
    baseUrl: 'http://127.0.0.1:9',
    fetch: () => Promise.reject(new TypeError('no network')),
    accessToken: () => Promise.resolve(null),
    onState: () => undefined,
  });
}

test('the journal restores a store’s lost writes, each once', async () => {
  const store = await openNodeStore();
  const journal = memoryJournal([mutation(1, 40), mutation(2, 50)]);
  await writeMutations(store, [mutation(1, 40)], user);
  expect(await replayJournal(store, journal, user)).toEqual([]);
  expect((await pendingMutations(store, 10)).map((one) => one.id)).toEqual([id(101), id(102)]);
  await store.close();
});

test('settled mutations are not replayed, and leave the journal', async () => {
  const store = await openNodeStore();
  const journal = memoryJournal([mutation(1, 40)]);
  await replayJournal(store, journal, user);
  await applyBatch(store, 'workout_tracking', { copied: null, messages: [{ kind: 'up-to-date' }] }, { handle: 'h', offset: '0_inf' }, user);
  await recordResults(store, [{ id: id(101), status: 'applied', txid: '9', serverVersion: '3' }], user);
  const gone = { id: id(201) };
  const row = {
    ...gone,
    user_id: user,
    workout_id: user,
    session_id: null,
    exercise_id: null,
    exercise_name: 'Kniebeuge',
    phase: null,
    set_number: '1',
    weight: '40',
    reps: '8',
    duration_seconds: null,
    distance_meters: null,
    sets: '1',
    completed: 't',
    unit: 'kg',
    created_at: '2026-11-20 10:00:00+00',
    server_version: '3',
  };
  await applyBatch(
    store,
    'workout_tracking',
    {
      copied: null,
      messages: [
        { kind: 'change', op: 'insert', key: id(201), value: row, txids: ['9'] },
        { kind: 'change', op: 'delete', key: id(201), value: gone, txids: ['10'] },
        { kind: 'up-to-date' },
      ],
    },
    { handle: 'h', offset: '2_0' },
    user,
  );
  await replayJournal(store, journal, user);
  expect((await store.query('select from workout_tracking')).rows).toHaveLength(0);
  await trimJournal(store, journal);
  expect(await journal.read()).toEqual([]);
  await store.close();
});

test('an unreplayable mutation is kept and shown while the others are replayed; discarding removes it', async () => {
  const store = await openNodeStore();
  const journal = memoryJournal([mutation(1, -5), mutation(2, 50)]);
  const unreplayable = new UnreplayableMutations(store, journal, user, await replayJournal(store, journal, user));
  expect((await pendingMutations(store, 10)).map((one) => one.id)).toEqual([id(102)]);
  expect(await journal.read()).toHaveLength(2);

  const engine = offlineEngine(store, unreplayable);
  await engine.start();
  expect(engine.state().refused).toMatchObject([{ mutationId: id(101), table: 'workout_tracking', code: 'unreplayable' }]);
  await expect(engine.retry(id(101))).rejects.toThrow('workout_tracking_weight_check');
  expect(engine.state().refused).toHaveLength(1);
  await engine.discard(id(101));
  expect(engine.state().refused).toEqual([]);
  expect((await journal.read()).map((one) => one.id)).toEqual([id(102)]);
  await engine.close();
  await store.close();
});

test('an unreplayable mutation is pushed once the store accepts it', async () => {
  const store = await openNodeStore();
  const journal = memoryJournal([mutation(1, -5)]);
  const unreplayable = new UnreplayableMutations(store, journal, user, await replayJournal(store, journal, user));
  await store.exec('alter table workout_tracking drop constraint workout_tracking_weight_check');
  expect(await unreplayable.retry(id(101))).toBe(true);
  expect(unreplayable.list()).toEqual([]);
  expect((await pendingMutations(store, 10)).map((one) => one.id)).toEqual([id(101)]);
  await store.close();
});

test('the version in the names of stores, and the size of its program, are those of the installed PGlite', async () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = JSON.parse(await readFile(new URL('../package.json', `file://${entry}`), 'utf8')) as { version: string };
  expect(pgliteVersion).toBe(manifest.version);
  expect(pgliteWasmBytes).toBe((await stat(new URL('pglite.wasm', `file://${entry}`))).size);
});
