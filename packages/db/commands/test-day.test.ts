import type { PGlite } from '@electric-sql/pglite';
import { readStoredResults } from '@anwurf/domain/fitness/stored-test';
import { measuredValueOf, missingValueOf, OPEN_VALUE, type TestValue } from '@anwurf/domain/team/test-value';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { allFitnessTests } from '../queries/fitness-tests.ts';
import { readList, readRows } from '../queries/local-query.ts';
import { openOffers, teamGuests, teamTestDays, testDayHistory, testDayValues, testPeople } from '../queries/test-days.ts';
import { emptyStore } from '../store/empty-store.ts';
import { leaveMeasuredTests, takeMeasuredTests } from './answer-measured-tests.ts';
import { newId } from './new-id.ts';
import { noteTestValues } from './note-test-values.ts';
import { addGuest, linkGuest, removeGuest } from './team-guests.ts';
import { changeTestDay, closeTestDay, openTestDay, removeTestDay } from './team-test-day.ts';

const team = newId();
const me = newId();
/** Memberships. */
const mila = newId();
const jule = newId();
const content = {
  day: '2026-11-20',
  tests: ['countermovement_jump', 'sprint_30m'],
  choices: { sprint_30m: { startart: 'hochstart' } },
  group: { gender: 'female', age: 17 },
} as const;
let store: PGlite;
let db: LocalDatabase;
let day: string;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, me);
  await store.query(
    `insert into team_members (id, team_id, user_id, role, display_name, shared_kinds) values
       ($1, $3, $1, 'player', 'Mila', '{tests}'), ($2, $3, $2, 'player', 'Jule', '{}'), ($4, $3, $4, 'coach', 'Katrin', '{}')`,
    [mila, jule, team, newId()],
  );
  await store.query(`insert into memberships (id, user_id, team_id, role) values ($1, $2, $3, 'player')`, [mila, me, team]);
});
beforeEach(async () => {
  await store.exec('truncate team_test_days, team_guests, team_test_values, measured_tests, fitness_tests, outbox, base_rows');
  day = await openTestDay(db, team, content);
});

const jump = 'countermovement_jump';
const note = (person: string, value: TestValue, kind: 'member' | 'guest' = 'member') =>
  noteTestValues(db, team, day, [{ person: { id: person, kind }, test: jump, ...value }]);
const cells = () => readRows(db, testDayValues(team, day));

test('a test day keeps its tests, choices and group, is changed, closed, opened again and deleted', async () => {
  const [made] = await readRows(db, teamTestDays(team));
  const { group, ...others } = content;
  expect(made).toMatchObject({ ...others, groupGender: group.gender, groupAge: group.age, closedAt: null });
  await changeTestDay(db, team, day, { ...content, tests: [jump], group: null });
  await closeTestDay(db, team, day, true);
  expect((await readRows(db, teamTestDays(team)))[0]).toMatchObject({ tests: [jump], groupGender: null, closedAt: expect.any(Date) });
  await closeTestDay(db, team, day, false);
  expect((await readRows(db, teamTestDays(team)))[0]?.closedAt).toBeNull();
  await removeTestDay(db, team, day);
  expect(await readRows(db, teamTestDays(team))).toEqual([]);
});

test('a correction is a further row, and undoing puts back what was there, as a row as well', async () => {
  const undoFirst = await note(mila, measuredValueOf([29.8, 30.4]));
  const undoSecond = await note(mila, missingValueOf('time'));
  expect(await cells()).toMatchObject([{ person: mila, test: jump, state: 'missing', trials: [], reason: 'time', entries: 2 }]);
  await undoSecond();
  expect(await cells()).toMatchObject([{ state: 'measured', trials: [29.8, 30.4], reason: null, entries: 3 }]);
  await undoFirst();
  expect(await cells()).toMatchObject([{ ...OPEN_VALUE, entries: 4 }]);
});

test('of two coaches who wrote into one cell both values are kept, and the one that arrived last is shown', async () => {
  const insert = `insert into team_test_values (id, team_id, test_day_id, member_id, test, state, trials, noted_at, server_version)
    values ($1, $2, $3, $4, $5, 'measured', $6, $7, $8)`;
  await store.query(insert, [newId(), team, day, mila, jump, [30.4], '2026-11-20T19:00:00Z', 7]);
  await store.query(insert, [newId(), team, day, mila, jump, [31.2], '2026-11-20T18:00:00Z', 8]);
  expect(await cells()).toMatchObject([{ trials: [31.2], entries: 2 }]);
  const history = testDayHistory(team, day, [mila]);
  expect(await readList(db, history)).toMatchObject([
    { person: mila, trials: [31.2], isCurrent: true },
    { person: mila, trials: [30.4], isCurrent: false },
  ]);
  expect(await readList(db, testDayHistory(team, day, [jule]))).toEqual([]);
  // One that has not arrived comes after both.
  await note(mila, measuredValueOf([29.8]));
  expect(await cells()).toMatchObject([{ trials: [29.8], entries: 3 }]);
});

test('many values are written at once, and taken back at once', async () => {
  const many = Array.from({ length: 120 }, () => ({
    person: { id: newId(), kind: 'member' as const },
    test: jump,
    ...measuredValueOf([30]),
  }));
  const undo = await noteTestValues(db, team, day, many);
  expect(await cells()).toHaveLength(120);
  await undo();
  expect((await cells()).every(({ state }) => state === 'open')).toBe(true);
});

test('a guest is tested like a member, and linked to one she is her', async () => {
  const guest = await addGuest(db, team, { name: 'Ada Gast', gender: 'female', birthYear: 2010 });
  await note(guest, measuredValueOf([28.1]), 'guest');
  expect((await readRows(db, testPeople(team))).map(({ name, kind, sharesTests }) => [name, kind, sharesTests])).toEqual([
    ['Ada Gast', 'guest', true],
    ['Jule', 'member', false],
    ['Mila', 'member', true],
  ]);
  await linkGuest(db, team, guest, mila);
  expect(await cells()).toMatchObject([{ person: mila, trials: [28.1] }]);
  expect((await readRows(db, testPeople(team))).map(({ name }) => name)).toEqual(['Jule', 'Mila']);
  expect(await readRows(db, teamGuests(team))).toMatchObject([{ name: 'Ada Gast', member: mila }]);
  await linkGuest(db, team, guest, null);
  expect(await cells()).toMatchObject([{ person: guest }]);
  await removeGuest(db, team, guest);
  expect(await readRows(db, teamGuests(team))).toEqual([]);
});

async function offerOf(trials: readonly number[], revision = 1): Promise<void> {
  const results = { [jump]: { trials, choices: {} }, sprint_30m: { trials: [4.7], choices: { startart: 'hochstart' } } };
  await store.query(
    `insert into measured_tests (id, user_id, membership_id, test_day_id, day, results, revision) values ($1, $2, $3, $4, '2026-11-20', $5, $6)
     on conflict (id) do update set results = excluded.results, revision = excluded.revision`,
    [offerId, me, mila, day, results, revision],
  );
}
const offerId = newId();

async function open() {
  const [offer] = await readRows(db, openOffers(team));
  if (offer === undefined) throw new Error('nothing is offered');
  return offer;
}

test('a player takes over what was measured, once with two devices, and a correction replaces it', async () => {
  await offerOf([29.8, 30.4]);
  const offer = await open();
  await takeMeasuredTests(db, offer, 'Gemessen von Frauen 1');
  await takeMeasuredTests(db, offer, 'Gemessen von Frauen 1');
  expect(await readRows(db, openOffers(team))).toEqual([]);
  const taken = new Map((await readRows(db, allFitnessTests())).map((one) => [one.category, one]));
  expect(await readRows(db, allFitnessTests())).toHaveLength(2);
  const notes = 'Gemessen von Frauen 1';
  expect(taken.get('sprungkraft')).toMatchObject({ day: '2026-11-20', results: { [jump]: { bester_wert: 30.4 } }, notes });
  expect(taken.get('antritt')).toMatchObject({ results: { sprint_30m: { bester_wert: 4.7, startart: 'hochstart' } }, notes });
  await offerOf([33], 2);
  const corrected = await open();
  expect(corrected).toMatchObject({ revision: 2, wasTaken: true });
  await takeMeasuredTests(db, corrected, '');
  const jumps = (await readRows(db, allFitnessTests())).filter(({ category }) => category === 'sprungkraft');
  expect(jumps).toMatchObject([{ results: { [jump]: { bester_wert: 33 } } }]);
});

test('a player leaves what was measured, and a correction is offered again', async () => {
  await offerOf([29.8]);
  await leaveMeasuredTests(db, await open());
  expect(await readRows(db, openOffers(team))).toEqual([]);
  expect(await readRows(db, allFitnessTests())).toEqual([]);
  await offerOf([30], 2);
  expect(await open()).toMatchObject({ wasTaken: false });
});

test('both sides are taken over as of an own test', async () => {
  const results = { side_plank: { trials: [60, 100], choices: {} }, y_balance_test: { trials: [60, 98, 95, 61, 97, 94, 88], choices: {} } };
  await offerOf([29.8]);
  await store.query('update measured_tests set results = $1 where id = $2', [JSON.stringify(results), offerId]);
  await takeMeasuredTests(db, await open(), '');
  const tests = (await readRows(db, allFitnessTests())).map(({ category, results: stored }) => ({
    category,
    results: readStoredResults(category, stored),
  }));
  expect(tests.find(({ category }) => category === 'rumpfkraft')?.results.get('side_plank')).toMatchObject({
    sides: { left: { best: 60 }, right: { best: 100 } },
    asymmetry: 40,
  });
  expect(tests.find(({ category }) => category === 'koerperstabilitaet')?.results.get('y_balance_test')).toMatchObject({
    best: 95.8,
    legLength: 88,
  });
});

test('the sides of a cell are noted, shown and put back as they were', async () => {
  const person = { id: mila, kind: 'member' } as const;
  await noteTestValues(db, team, day, [{ person, test: 'side_plank', ...measuredValueOf([85, null]) }]);
  const undo = await noteTestValues(db, team, day, [{ person, test: 'side_plank', ...measuredValueOf([85, 92]) }]);
  const shown = async () => (await readRows(db, testDayValues(team, day))).map(({ trials }) => trials);
  expect(await shown()).toEqual([[85, 92]]);
  await undo();
  expect(await shown()).toEqual([[85, null]]);
});
