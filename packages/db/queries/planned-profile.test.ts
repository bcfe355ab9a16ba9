import type { PGlite } from '@electric-sql/pglite';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { matchesOfWeek } from '@anwurf/domain/week/match-days';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../commands/new-id.ts';
import { openNodeStore } from '../store/open-node-store.ts';
import { plannedProfile } from './planned-profile.ts';

const [user, team, otherTeam] = [newId(), newId(), newId()];
let store: PGlite;
let monday: string;

beforeAll(async () => {
  store = await openNodeStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.exec('truncate memberships, team_events, training_profiles');
  await store.query(`insert into memberships (id, user_id, team_id, role) values ($1, $2, $3, 'player')`, [newId(), user, team]);
  // The store's own day: the query asks it.
  const { rows } = await store.query<{ today: string }>('select current_date::text as today');
  monday = dayAfter(mondayOf(rows[0]?.today ?? ''), 7);
});

async function event(kind: string, day: string, { cancelled = false, of = team } = {}): Promise<void> {
  await store.query(`insert into team_events (id, team_id, kind, day, is_cancelled) values ($1, $2, $3, $4, $5)`, [
    newId(),
    of,
    kind,
    day,
    cancelled,
  ]);
}
async function say(values: { dates?: string[]; teamDays?: string[]; free?: string[] }): Promise<void> {
  await store.query(
    `insert into training_profiles (user_id, match_dates, team_days, match_free_dates, match_days) values ($1, $2, $3, $4, '{sa}')`,
    [user, values.dates ?? [], values.teamDays ?? [], values.free ?? []],
  );
}
async function planned() {
  const { sql, params } = plannedProfile();
  const { rows } = await store.query<Record<string, unknown>>(sql, [...params]);
  return rows[0] === undefined ? null : rowToProfile(rows[0]);
}
const inWeek = (week: number, day: number) => dayAfter(monday, week * 7 + day);

test('without a team’s calendar and without answers there is nothing', async () => {
  expect(await planned()).toBeNull();
});

test('a match of the team is one of the player’s, unless he moves it by a day or has no match in its week', async () => {
  await event('match', inWeek(0, 5));
  await event('match', inWeek(1, 6));
  await event('match', inWeek(2, 5));
  expect((await planned())?.matchDates).toEqual([inWeek(0, 5), inWeek(1, 6), inWeek(2, 5)]);
  await say({ dates: [inWeek(0, 2), inWeek(1, 5)], free: [inWeek(2, 6)] });
  expect(await planned()).toMatchObject({ matchDates: [inWeek(0, 2), inWeek(1, 5), inWeek(0, 5)], matchFreeDates: [inWeek(2, 6)] });
});

test('a weekend without a match, or with one that is called off, takes the regular match from its week', async () => {
  await say({});
  await event('free', inWeek(0, 5));
  await event('match', inWeek(1, 6), { cancelled: true });
  await event('free', inWeek(2, 5));
  await event('match', inWeek(2, 2));
  const profile = await planned();
  if (profile === null) throw new Error('nothing is known');
  expect([0, 1, 2, 3].map((week) => matchesOfWeek(profile, inWeek(week, 0)))).toEqual([[], [], [inWeek(2, 2)], [inWeek(3, 5)]]);
});

test('an entry that is far away, or another team’s, does not count', async () => {
  await event('match', inWeek(30, 5));
  await event('free', inWeek(30, 5));
  await event('free', inWeek(0, 5), { of: otherTeam });
  await event('match', inWeek(0, 5), { of: otherTeam });
  expect(await planned()).toBeNull();
});

test('regular trainings of the team are the player’s team days, unless he has some of his own', async () => {
  for (const week of [0, 1, 2]) {
    await event('training', inWeek(week, 1));
    await event('training', inWeek(week, 3));
  }
  await event('training', inWeek(0, 4));
  expect((await planned())?.teamDays).toEqual(['di', 'do']);
  await say({ teamDays: ['mi'] });
  expect(await planned()).toMatchObject({ teamDays: ['mi'], matchDays: ['sa'] });
});

test('a coach’s own week does not follow the team that he coaches', async () => {
  await store.query(`update memberships set role = 'coach'`);
  await event('match', inWeek(0, 5));
  expect(await planned()).toBeNull();
});
