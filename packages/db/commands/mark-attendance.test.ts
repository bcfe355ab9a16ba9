import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { attendanceSums, eventMarks } from '../queries/attendance.ts';
import { readRows } from '../queries/local-query.ts';
import { teamEvents } from '../queries/teams.ts';
import { emptyStore } from '../store/empty-store.ts';
import { markAttendance } from './mark-attendance.ts';
import { newId } from './new-id.ts';
import { addTeamEvents, removeTeamEvent } from './team-calendar.ts';

const team = newId();
/** Memberships, which have the ids of the players here. */
const mila = newId();
const jule = newId();
const day = '2026-11-24';
const training = { kind: 'training', time: '18:30', minutes: 90, title: null, place: null, isCancelled: false } as const;
const came = { member: mila, state: 'came', reason: null } as const;
const excused = { member: jule, state: 'excused', reason: 'school' } as const;
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, newId());
  for (const member of [mila, jule]) {
    const insert = `insert into team_members (id, team_id, user_id, role, display_name) values ($1, $2, $1, 'player', 'Mila')`;
    await store.query(insert, [member, team]);
  }
});
beforeEach(() => store.exec('truncate team_events, team_attendance, outbox, base_rows'));

const events = () => readRows(db, teamEvents(team, day, day));

async function enter(content: Parameters<typeof addTeamEvents>[2] = training): Promise<string> {
  const known = (await events()).map(({ id }) => id);
  await addTeamEvents(db, team, content, [day]);
  return (await events()).find(({ id }) => !known.includes(id))?.id ?? '';
}

async function marks(event: string) {
  return (await readRows(db, eventMarks(team, event))).map(({ member, state, reason }) => ({ member, state, reason }));
}

test('a mark replaces the one of the player, and undoing brings that back, or takes away the first', async () => {
  const event = await enter();
  const undoAll = await markAttendance(db, team, event, [came, { ...excused, state: 'came', reason: null }]);
  const undoOne = await markAttendance(db, team, event, [excused]);
  expect(await marks(event)).toEqual(expect.arrayContaining([came, excused]));
  await undoOne();
  expect(await marks(event)).toEqual(expect.arrayContaining([came, { ...came, member: jule }]));
  await undoAll();
  expect(await marks(event)).toEqual([]);
});

test('of two coaches who marked a player without a network the mark that arrived last counts, and the next one replaces both', async () => {
  const event = await enter();
  const insert = `insert into team_attendance (id, team_id, event_id, member_id, state, noted_at, server_version) values ($1, $2, $3, $4, $5, $6, $7)`;
  await store.query(insert, [newId(), team, event, mila, 'missing', '2026-11-24T20:00:00Z', 7]);
  await store.query(insert, [newId(), team, event, mila, 'came', '2026-11-24T19:00:00Z', 8]);
  expect(await marks(event)).toEqual([came]);
  await markAttendance(db, team, event, [{ ...excused, member: mila }]);
  expect(await marks(event)).toEqual([{ ...excused, member: mila }]);
});

test('an entry that is deleted takes its attendance along, and undoing brings both back', async () => {
  const event = await enter();
  await markAttendance(db, team, event, [came, excused]);
  const [entry] = await events();
  if (entry === undefined) throw new Error('it is not entered');
  const undo = await removeTeamEvent(db, team, entry);
  expect(await marks(event)).toEqual([]);
  await undo();
  expect(await events()).toEqual([entry]);
  expect(await marks(event)).toEqual(expect.arrayContaining([came, excused]));
});

test('the sums of a player count trainings and matches that were held, each once', async () => {
  const held = await enter();
  const match = await enter({ ...training, kind: 'match' });
  const calledOff = await enter({ ...training, isCancelled: true });
  await markAttendance(db, team, held, [came, excused]);
  await markAttendance(db, team, match, [came, { member: jule, state: 'missing', reason: null }]);
  await markAttendance(db, team, calledOff, [came]);
  // Of another coach; the newer one, which has not arrived, counts.
  const insert = `insert into team_attendance (id, team_id, event_id, member_id, state, noted_at, server_version) values ($1, $2, $3, $4, 'missing', now(), 7)`;
  await store.query(insert, [newId(), team, held, mila]);
  const sums = await readRows(db, attendanceSums(team, day, day, null));
  expect(sums).toHaveLength(2);
  expect(sums).toContainEqual({ user: mila, came: 2, excused: 0, missing: 0 });
  expect(sums).toContainEqual({ user: jule, came: 0, excused: 1, missing: 1 });
  expect(await readRows(db, attendanceSums(team, day, day, [jule]))).toEqual([{ user: jule, came: 0, excused: 1, missing: 1 }]);
  expect(await readRows(db, attendanceSums(team, '2026-11-25', '2026-11-30', null))).toEqual([]);
});
