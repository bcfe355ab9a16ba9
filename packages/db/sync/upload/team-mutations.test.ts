import type { PGlite } from '@electric-sql/pglite';
import { pushRequestSchema } from '@anwurf/contract/sync/mutation';
import { beforeEach, expect, test } from 'vitest';
import type { OutboxJournal } from '../../journal/outbox-journal.ts';
import { replayJournal } from '../../journal/replay-journal.ts';
import { unsentRows } from '../../queries/unsent-changes.ts';
import { emptyStore } from '../../store/empty-store.ts';
import { team, user, uuid, writeEvent } from '../apply/team-rows.test-support.ts';
import { readStoredState } from '../sync-state.ts';
import { newMutation, type NewMutation } from './new-mutation.ts';
import { pendingMutations, recordResults, writeMutations } from './outbox.ts';
import { Uploader } from './uploader.ts';

let store: PGlite;
beforeEach(async () => {
  store = await emptyStore();
});

const [bears, wolves] = [team(1), team(2)];
const values = { kind: 'match', day: '2026-12-05', created_at: '2026-11-20T10:00:00Z' } as const;
const change = { table: 'team_events', team: bears, op: 'upsert', key: uuid(1), values } as const;

test('a change of a team’s row is pushed with the plain table and the team', async () => {
  const mutations = [
    newMutation(change),
    newMutation({ ...change, team: wolves, key: uuid(2) }),
    newMutation({ table: 'team_events', team: wolves, op: 'delete', key: uuid(2) }),
    newMutation({ table: 'favourite_exercises', op: 'delete', key: uuid(3) }),
  ];
  await writeMutations(store, mutations, user);
  const pushed: unknown[] = [];
  const ending = new AbortController();
  const serve: typeof fetch = async (_, init) => {
    const request = pushRequestSchema.parse(await new Response(init?.body ?? null).json());
    pushed.push(...request.mutations);
    return Response.json({ results: request.mutations.map(({ id }) => ({ id, status: 'applied', txid: '7', serverVersion: '1' })) });
  };
  const answered: (readonly string[])[] = [];
  const rested = new Promise<unknown>((resolve) => {
    const uploader = new Uploader(store, { baseUrl: 'http://server.example', fetch: serve, accessToken: async () => 'token' }, user, {
      onAnswers: async (streams) => void answered.push(streams),
      onRest: () => resolve(null),
      onFailure: resolve,
    });
    void uploader.run(ending.signal);
  });
  await rested;
  ending.abort();
  expect(pushed).toEqual(mutations);
  expect(answered.flat().toSorted((one, other) => one.localeCompare(other))).toEqual([
    'favourite_exercises',
    `team_events@${bears}`,
    `team_events@${wolves}`,
  ]);
});

test('changes of teams are counted and refused by their table', async () => {
  const written = [writeEvent(1, bears, uuid(1), 'a'), writeEvent(2, wolves, uuid(2), 'b')];
  await writeMutations(store, written, user);
  const { sql, params } = unsentRows();
  expect((await store.query(sql, [...params])).rows).toEqual([{ table: 'team_events', count: 2 }]);
  await recordResults(
    store,
    written.map(({ id }) => ({ id, status: 'refused' as const, code: 'forbidden' as const, message: 'no coach' })),
    user,
  );
  await store.exec(
    `insert into streams (table_name, stopped) values ('team_events@${bears}', 'a'), ('team_events@${wolves}', 'b'), ('sessions', 'c')`,
  );
  const { refused, stopped } = await readStoredState(store);
  expect(refused).toMatchObject([
    { table: 'team_events', key: uuid(1), row: { team_id: bears, title: 'a' } },
    { table: 'team_events', key: uuid(2), row: { team_id: wolves, title: 'b' } },
  ]);
  // Teams have one line.
  expect(stopped).toEqual([
    { table: 'sessions', detail: 'c' },
    { table: 'team_events', detail: 'a' },
  ]);
});

test('a replayed journal gives each change back to its team', async () => {
  const journaled: readonly NewMutation[] = [writeEvent(1, bears, uuid(1), 'a'), writeEvent(2, wolves, uuid(2), 'b')];
  const journal: OutboxJournal = {
    append: () => Promise.reject(new Error('is not written to')),
    read: () => Promise.resolve(structuredClone([...journaled])),
    forget: () => Promise.resolve(),
    close: () => undefined,
  };
  for (let opening = 0; opening < 2; opening += 1) expect(await replayJournal(store, journal, user)).toEqual([]);
  expect(await pendingMutations(store, 10)).toEqual(journaled);
  const rows = await store.query('select id, team_id from team_events order by id');
  expect(rows.rows).toEqual([
    { id: uuid(1), team_id: bears },
    { id: uuid(2), team_id: wolves },
  ]);
});
