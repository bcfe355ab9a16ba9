import type { PGlite } from '@electric-sql/pglite';
import { sharingTextVersion } from '@anwurf/contract/team';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { sharingDecisions } from '../queries/teams.ts';
import { openNodeStore } from '../store/open-node-store.ts';
import { decideSharing } from './decide-sharing.ts';
import { newId } from './new-id.ts';

const user = newId();
const team = newId();
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await openNodeStore();
  db = databaseOnStore(store, user);
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.exec('truncate memberships, sharing_consents, outbox, base_rows');
  await join(new Date(Date.now() - 60_000));
});

async function join(at: Date): Promise<void> {
  await store.query(`delete from memberships`);
  await store.query(
    `insert into memberships (id, user_id, team_id, role, joined_at, server_version) values ($1, $2, $3, 'player', $4, 1)`,
    [newId(), user, team, at.toISOString()],
  );
}

/** A decision as the server sends it. */
async function arrives(granted: boolean, decidedAt: Date, version: number): Promise<void> {
  await store.query(
    `insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at, server_version)
     values ($1, $2, $3, 'tests', $4, '2026-11-27', $5, $6)`,
    [newId(), user, team, granted, decidedAt.toISOString(), version],
  );
}

async function shared(): Promise<string[]> {
  return (await readRows(db, sharingDecisions(team))).filter(({ granted }) => granted).map(({ kind }) => kind);
}
const rows = async () =>
  (await store.query<{ granted: boolean; at: Date }>('select granted, decided_at as at from sharing_consents order by decided_at')).rows;

test('a kind is shared from the yes to the no', async () => {
  expect(await shared()).toEqual([]);
  await decideSharing(db, team, 'tests', true);
  expect(await shared()).toEqual(['tests']);
  await decideSharing(db, team, 'tests', false);
  expect(await shared()).toEqual([]);
});

test('saying the same again stores nothing', async () => {
  await decideSharing(db, team, 'tests', true);
  await decideSharing(db, team, 'tests', true);
  expect(await rows()).toHaveLength(1);
});

test('a yes to an earlier text may be given again', async () => {
  await arrives(true, new Date(), 3);
  expect(await readRows(db, sharingDecisions(team))).toMatchObject([{ kind: 'tests', granted: true, textVersion: '2026-11-27' }]);
  await decideSharing(db, team, 'tests', true);
  expect(await readRows(db, sharingDecisions(team))).toMatchObject([{ granted: true, textVersion: sharingTextVersion }]);
  expect(await rows()).toHaveLength(2);
});

test('on a slow clock a decision is dated behind the joining and the last decision', async () => {
  const joined = new Date();
  await join(joined);
  vi.useFakeTimers({ now: joined.getTime() - 3_600_000, toFake: ['Date'] });
  try {
    await decideSharing(db, team, 'tests', true);
    expect(await shared()).toEqual(['tests']);
    await decideSharing(db, team, 'tests', false);
    expect(await shared()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
  const [yes, no] = await rows();
  expect(yes?.at.getTime()).toBeGreaterThan(joined.getTime());
  expect(no?.at.getTime()).toBeGreaterThan(yes?.at.getTime() ?? 0);
});

test('a yes that arrived late does not outvote a later no, nor a no with an early date', async () => {
  const minute = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await join(minute(-60));
  await arrives(true, minute(-30), 5);
  await arrives(false, minute(-20), 6);
  await arrives(true, minute(-25), 7);
  expect(await shared()).toEqual([]);
  await store.exec('truncate sharing_consents');
  await arrives(true, minute(-20), 5);
  await arrives(false, minute(-30), 6);
  expect(await shared()).toEqual([]);
});

test('a decision of an earlier membership counts for nothing', async () => {
  await decideSharing(db, team, 'tests', true);
  await join(new Date(Date.now() + 1000));
  expect(await shared()).toEqual([]);
});
