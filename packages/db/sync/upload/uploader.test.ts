import type { PGlite } from '@electric-sql/pglite';
import { maxMutationsPerPush, type MutationResult, pushRequestSchema } from '@anwurf/contract/sync/mutation';
import { beforeEach, expect, test } from 'vitest';
import { emptyStore } from '../../store/empty-store.ts';
import { SignedOut } from '../transport-errors.ts';
import type { NewMutation } from './new-mutation.ts';
import { discardMutation, retryMutation, writeMutations } from './outbox.ts';
import { Uploader } from './uploader.ts';

const user = '0198a000-0000-7000-8000-000000000001';
const uuid = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const mutation = (n: number): NewMutation => ({
  id: uuid(10_000 + n),
  table: 'workout_tracking',
  op: 'upsert',
  key: uuid(20_000 + n),
  values: { workout_id: user, exercise_name: 'Kniebeuge', reps: n % 50, created_at: '2026-11-20T10:00:00Z' },
});
const mutations = (count: number) => Array.from({ length: count }, (_, n) => mutation(n));
const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);

let store: PGlite;
beforeEach(async () => {
  store = await emptyStore();
});

/**
 * An uploader and a server that answers as `judge` says: null refuses the push as a whole.
 * @param onAnswers called when answers are recorded
 */
function uploaderTo(
  judge: (ids: readonly string[]) => readonly MutationResult[] | null,
  onAnswers: () => Promise<void> = async () => undefined,
) {
  const pushes: (readonly string[])[] = [];
  let [underWay, most] = [0, 0];
  const serve: typeof fetch = async (_, init) => {
    const request = pushRequestSchema.parse(await new Response(init?.body ?? null).json());
    expect(request.user).toBe(user);
    const ids = idsOf(request.mutations);
    pushes.push(ids);
    underWay += 1;
    most = Math.max(most, underWay);
    // A mutation written meanwhile wakes it.
    uploader.wake();
    await store.query('select 1');
    underWay -= 1;
    const results = judge(ids);
    return results === null
      ? Response.json({ error: { code: 'invalid_input', message: 'no valid push' } }, { status: 400 })
      : Response.json({ results });
  };
  const failures: unknown[] = [];
  let onRest = (): void => undefined;
  const uploader = new Uploader(store, { baseUrl: 'http://server.example', fetch: serve, accessToken: async () => 'token' }, user, {
    onAnswers,
    onRest: () => onRest(),
    onFailure: (error) => failures.push(error),
  });
  /** Runs until nothing is left to push, however often that fails. */
  async function push(failing = 0): Promise<void> {
    const ending = new AbortController();
    const rested = new Promise<void>((resolve) => (onRest = resolve));
    const running = uploader.run(ending.signal);
    await rested;
    ending.abort();
    await running;
    expect(failures).toHaveLength(failing);
  }
  return { push, pushes, mostAtOnce: () => most };
}

const applied = (id: string): MutationResult => ({ id, status: 'applied', txid: '7', serverVersion: '1' });
const refused = (id: string): MutationResult => ({ id, status: 'refused', code: 'constraint', message: 'too heavy' });

const outbox = async () =>
  (await store.query<{ id: string; status: string; code: string | null }>('select id, status, code from outbox order by seq')).rows;

test('pending mutations are pushed oldest first, 500 at a time, one push after the other', async () => {
  const written = mutations(2 * maxMutationsPerPush + 3);
  await writeMutations(store, written, user);
  const { push, pushes, mostAtOnce } = uploaderTo((ids) => ids.map(applied));
  await push();
  expect(pushes.map((ids) => ids.length)).toEqual([maxMutationsPerPush, maxMutationsPerPush, 3]);
  expect(pushes.flat()).toEqual(idsOf(written));
  expect(mostAtOnce()).toBe(1);
});

test('the server works on a batch while the store records the answers to the one before', async () => {
  const written = mutations(2 * maxMutationsPerPush);
  await writeMutations(store, written, user);
  let arrive = (): void => undefined;
  const secondArrived = new Promise<void>((resolve) => (arrive = resolve));
  const { push, pushes, mostAtOnce } = uploaderTo(
    (ids) => {
      if (pushes.length === 2) arrive();
      return ids.map(applied);
    },
    () => secondArrived,
  );
  await push();
  expect(pushes.flat()).toEqual(idsOf(written));
  expect(mostAtOnce()).toBe(1);
  expect((await outbox()).every(({ status }) => status === 'confirmed')).toBe(true);
});

test('answers that could not be recorded are asked for again, after the push that was under way meanwhile', async () => {
  const written = mutations(2 * maxMutationsPerPush);
  await writeMutations(store, written, user);
  await store.exec(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
    create trigger fail before update on outbox for each statement execute function fail()`);
  const { push, pushes, mostAtOnce } = uploaderTo((ids) => {
    if (pushes.length === 2) void store.exec('drop trigger fail on outbox');
    return ids.map(applied);
  });
  await push(1);
  const [first, second] = [written.slice(0, maxMutationsPerPush), written.slice(maxMutationsPerPush)].map(idsOf);
  expect(pushes).toEqual([first, second, first, second]);
  expect(mostAtOnce()).toBe(1);
  expect((await outbox()).every(({ status }) => status === 'confirmed')).toBe(true);
});

test('a push that is refused as a whole is halved until only the unacceptable mutation is refused', async () => {
  const written = mutations(8);
  await writeMutations(store, written, user);
  const [, , , , , bad] = idsOf(written);
  const { push, pushes, mostAtOnce } = uploaderTo((ids) => (ids.some((id) => id === bad) ? null : ids.map(applied)));
  await push();
  expect(pushes.map((ids) => ids.length)).toEqual([8, 4, 4, 2, 1, 1, 2]);
  expect(mostAtOnce()).toBe(1);
  expect(await outbox()).toEqual(
    written.map(({ id }) => (id === bad ? { id, status: 'refused', code: 'invalid_values' } : { id, status: 'confirmed', code: null })),
  );
});

test('a refused mutation stays with its reason; retried, it is pushed again in its place and under its id', async () => {
  const written = mutations(3);
  await writeMutations(store, written, user);
  const [first = '', second = '', third = ''] = idsOf(written);
  let isRefusing = true;
  const { push, pushes } = uploaderTo((ids) => ids.map((id) => (isRefusing && id === second ? refused(id) : applied(id))));
  await push();
  await push();
  expect(pushes).toEqual([[first, second, third]]);
  expect((await outbox())[1]).toEqual({ id: second, status: 'refused', code: 'constraint' });

  isRefusing = false;
  const later = mutation(9);
  await writeMutations(store, [later], user);
  // Only what is refused is retried.
  for (const id of [second, third]) await retryMutation(store, id);
  expect((await outbox())[1]).toEqual({ id: second, status: 'pending', code: null });
  await push();
  expect(pushes.slice(1)).toEqual([[second, later.id]]);
  expect(await outbox()).toEqual([first, second, third, later.id].map((id) => ({ id, status: 'confirmed', code: null })));
});

test('a discarded mutation is gone, and its row shows the others', async () => {
  const first = mutation(1);
  const second: NewMutation = { ...first, id: uuid(10_002), op: 'update', values: { reps: 30 } };
  await writeMutations(store, [first, second], user);
  const { push } = uploaderTo((ids) => ids.map((id) => (id === second.id ? refused(id) : applied(id))));
  await push();
  await discardMutation(store, first.id, user);
  expect(await outbox()).toHaveLength(2);
  await discardMutation(store, second.id, user);
  expect(idsOf(await outbox())).toEqual([first.id]);
  expect((await store.query('select reps from workout_tracking')).rows).toEqual([{ reps: 1 }]);
  await retryMutation(store, second.id);
  expect(await outbox()).toHaveLength(1);
});

test('a push with the session of another player leaves every mutation in the outbox until their own is back', async () => {
  await writeMutations(store, mutations(3), user);
  let isOther = true;
  const renewals: boolean[] = [];
  const serve: typeof fetch = async (_, init) => {
    const request = pushRequestSchema.parse(await new Response(init?.body ?? null).json());
    if (isOther) return Response.json({ error: { code: 'unauthenticated', message: 'another user' } }, { status: 401 });
    return Response.json({ results: request.mutations.map(({ id }) => applied(id)) });
  };
  const accessToken = async (renew: boolean) => {
    renewals.push(renew);
    return 'token of another player';
  };
  const ending = new AbortController();
  let onFailure: (error: unknown) => void = () => undefined;
  let onRest = (): void => undefined;
  const failed = new Promise<unknown>((resolve) => (onFailure = resolve));
  const rested = new Promise<void>((resolve) => (onRest = resolve));
  const uploader = new Uploader(store, { baseUrl: 'http://server.example', fetch: serve, accessToken }, user, {
    onAnswers: async () => undefined,
    onRest: () => onRest(),
    onFailure: (error) => onFailure(error),
  });
  const running = uploader.run(ending.signal);
  expect(await failed).toBeInstanceOf(SignedOut);
  expect(renewals).toEqual([false, true]);
  expect((await outbox()).map(({ status, code }) => [status, code])).toEqual(Array.from({ length: 3 }, () => ['pending', null]));
  isOther = false;
  uploader.wake();
  await rested;
  ending.abort();
  await running;
  expect((await outbox()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
});
