import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { teamEvents } from '../queries/teams.ts';
import { emptyStore } from '../store/empty-store.ts';
import { importTeamEvents } from './import-team-events.ts';
import { newId } from './new-id.ts';

const [team, otherTeam] = [newId(), newId()];
const match = {
  key: '4711@verband',
  kind: 'match',
  day: '2026-12-05',
  time: '16:00',
  minutes: 90,
  title: 'TV',
  place: null,
  isCancelled: false,
} as const;
const training = { ...match, key: 'training', kind: 'training', day: '2026-12-08', time: '18:30', title: null } as const;
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, newId());
});
beforeEach(() => store.exec('truncate team_events, outbox, base_rows'));

const days = async (ofTeam = team) =>
  (await readRows(db, teamEvents(ofTeam, '2026-11-01', '2027-06-30'))).map(({ day, kind, isCancelled }) => [day, kind, isCancelled]);

test('a file is entered once: again it changes nothing, and a later one moves and cancels what is there', async () => {
  expect(await importTeamEvents(db, team, [match, training])).toMatchObject({ added: 2, changed: 0 });
  expect(await importTeamEvents(db, team, [match, training])).toMatchObject({ added: 0, changed: 0 });
  const later = [
    { ...match, day: '2026-12-06' },
    { ...training, isCancelled: true },
    { ...training, key: 'new', day: '2026-12-10' },
  ];
  const { undo, ...counts } = await importTeamEvents(db, team, later);
  expect(counts).toEqual({ added: 1, changed: 2 });
  expect(await days()).toEqual([
    ['2026-12-06', 'match', false],
    ['2026-12-08', 'training', true],
    ['2026-12-10', 'training', false],
  ]);
  await undo();
  expect(await days()).toEqual([
    ['2026-12-05', 'match', false],
    ['2026-12-08', 'training', false],
  ]);
});

test('the same file in another team is another calendar’s', async () => {
  await importTeamEvents(db, team, [match]);
  expect(await importTeamEvents(db, otherTeam, [match])).toMatchObject({ added: 1 });
  expect([await days(), await days(otherTeam)]).toEqual([[['2026-12-05', 'match', false]], [['2026-12-05', 'match', false]]]);
});

test('of two entries of one name the later counts', async () => {
  expect(await importTeamEvents(db, team, [match, { ...match, day: '2026-12-13' }])).toMatchObject({ added: 1 });
  expect(await days()).toEqual([['2026-12-13', 'match', false]]);
});
