import { extraSessions } from '@anwurf/db/queries/extra-sessions';
import type { LocalQuery } from '@anwurf/db/queries/local-query';
import { planCourse, trainedSessions } from '@anwurf/db/queries/plan-course';
import { exercisesOfPlan } from '@anwurf/db/queries/plan-exercises';
import { scheduledSessions } from '@anwurf/db/queries/scheduled-sessions';
import { sessionsByTurn } from '@anwurf/db/queries/sessions';
import { trainingProfile } from '@anwurf/db/queries/training-profile';
import { HOME_ZONE, localDayIn } from '@anwurf/domain/calendar/local-time';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { courseOfRow } from '@anwurf/domain/coach/plan-course';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { amountsInWeek } from '@anwurf/domain/coach/week-amounts';
import { WEEKDAYS } from '@anwurf/domain/vocabulary/weekday';
import { minutesOfSession } from '@anwurf/domain/week/before-match';
import { FEED_WEEKS, feedEntries } from '@anwurf/domain/week/calendar-feed';
import { plannedSessions } from '@anwurf/domain/week/planned-sessions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renewFeed } from '../../../server/calendar-feeds/feed-address.ts';
import { readFeedInput } from '../../../server/calendar-feeds/read-feed-input.ts';
import { newId, useServer } from '../fixture.ts';

const server = useServer();
const now = new Date();
const today = localDayIn(now, HOME_ZONE);
const daysAround = (back: number, ahead: number) => fc.integer({ min: -back, max: ahead }).map((days) => dayAfter(today, days));

const course = fc.record({
  mode: fc.constantFrom('calendar', 'sessions'),
  startedOn: daysAround(40, 10),
  weeks: fc.integer({ min: 1, max: 8 }),
  perWeek: fc.integer({ min: 1, max: 4 }),
  weekdays: fc.array(fc.option(fc.constantFrom(...WEEKDAYS)), { minLength: 1, maxLength: 5 }),
  moved: fc.array(
    fc.record({
      session: fc.nat(4),
      week: fc.integer({ min: 1, max: 8 }),
      day: daysAround(20, 40),
      turn: fc.nat(2),
      isExtra: fc.boolean(),
    }),
    { maxLength: 12 },
  ),
  trained: fc.array(fc.record({ session: fc.nat(4), day: daysAround(40, 0) }), { maxLength: 10 }),
  pauses: fc.array(fc.record({ from: daysAround(20, 20), days: fc.option(fc.nat(15)) }), { maxLength: 2 }),
});
type Course = typeof course extends fc.Arbitrary<infer Value> ? Value : never;

/** Stores a plan, and an older one that the player does not follow any more. @returns the player */
async function store({ mode, startedOn, weeks, perWeek, weekdays, moved, trained, pauses }: Course): Promise<string> {
  const { sql } = server;
  // The device's queries name no user: a device has one. Accounts end one by one, as the server ends them.
  for (const { id } of await sql<{ id: string }[]>`select id from users`) await sql`delete from users where id = ${id}`;
  const { id: user } = await server.user();
  await sql`insert into training_profiles (user_id, week_mode) values (${user}, ${mode})`;
  const [plan, old] = [newId(), newId()];
  for (const [id, chosen] of [
    [old, '2026-01-01'],
    [plan, '2026-02-01'],
  ] as const)
    await sql`insert into trainingsplanreal (id, user_id, name, week_count, sessions_per_week, started_on, chosen_at)
      values (${id}, ${user}, 'Plan', ${weeks}, ${Math.min(perWeek, weekdays.length)}, ${startedOn}::date, ${`${chosen}T10:00:00Z`})`;
  await sql`insert into sessions (id, user_id, plan_id, session_order) values (${newId()}, ${user}, ${old}, 1)`;
  const sessions = weekdays.map(() => newId());
  for (const [index, weekday] of weekdays.entries()) {
    const session = sessions[index] ?? '';
    await sql`insert into sessions (id, user_id, plan_id, session_order, weekday) values (${session}, ${user}, ${plan}, ${index + 1}, ${weekday})`;
    const targets = Array.from({ length: weeks }, (_, week) => ({ sets: 2 + ((week + index) % 3), amount: 8 + week, reserve: 2 }));
    for (const order of [1, 2])
      await sql`insert into haupt_uebungen (id, user_id, session_id, exercise_order, name, sets, reps, unit, pause_seconds, group_key, week_targets)
        values (${newId()}, ${user}, ${session}, ${order}, 'Kniebeuge', 3, 8, 'Wiederholungen', 60, ${index % 2 === 0 ? 1 : null}, ${sql.json(targets)})`;
  }
  const sessionOf = (index: number) => sessions[index % sessions.length] ?? '';
  for (const { session, week, day, turn, isExtra } of moved)
    await sql`insert into scheduled_sessions (id, user_id, session_id, plan_week, planned_on, turn, scheduled_at, is_extra)
      values (${newId()}, ${user}, ${sessionOf(session)}, ${week}, ${day}::date, ${turn}, now() - interval '1 hour', ${isExtra})`;
  for (const { session, day } of trained)
    await sql`insert into completed_sessions (id, user_id, session_id, completed_at, began_at, duration_minutes, time_zone)
      values (${newId()}, ${user}, ${sessionOf(session)}, ${`${day}T12:00:00Z`}, ${`${day}T11:00:00Z`}, 40, 'Europe/Berlin')`;
  for (const { from, days } of pauses)
    await sql`insert into plan_pauses (id, user_id, plan_id, first_day, last_day)
      values (${newId()}, ${user}, ${plan}, ${from}::date, ${days === null ? null : dayAfter(from, days)}::date)`;
  return user;
}

const rowsOf = async <Row>({ sql, params }: LocalQuery<Row>): Promise<Row[]> =>
  (await server.sql.unsafe(sql, params as string[])) as unknown as Row[];

/** The sessions from today on as the week shows them: by the queries of the device. */
async function ofDevice(): Promise<string[]> {
  const sessions = (await rowsOf(sessionsByTurn())).toSorted((one, other) => one.order - other.order);
  const planId = sessions[0]?.planId ?? null;
  const [stored] = await rowsOf(planCourse(planId));
  const [said] = await rowsOf(trainingProfile());
  if (stored === undefined) throw new Error('no plan is followed');
  const read = courseOfRow(stored, rowToProfile({ ...said }).weekMode, localDayIn(stored.createdAt, HOME_ZONE));
  const rows = await rowsOf(exercisesOfPlan(planId));
  const trained = (await rowsOf(trainedSessions(planId))).map(({ day, order }) => ({ day, session: order - 1 }));
  const moved = (await rowsOf(scheduledSessions(planId))).flatMap(({ sessionId, week, day, turn }) => {
    const session = sessions.findIndex(({ id }) => id === sessionId);
    return session === -1 ? [] : [{ session, week, day, turn }];
  });
  const weeks = Array.from({ length: FEED_WEEKS.ahead + 1 }, (_, week) => dayAfter(mondayOf(today), week * 7));
  const planned = read === null ? [] : weeks.flatMap((monday) => plannedSessions({ course: read, moved, trained, today }, monday));
  const extras = await rowsOf(extraSessions(today, dayAfter(today, 200)));
  const wordsOf = (sessionId: string, day: string, order: number, week: number | null) => {
    const own = rows.filter((row) => row.sessionId === sessionId);
    const minutes = minutesOfSession(week === null ? own : own.map((row) => amountsInWeek(row, week)), null);
    return `${day} Einheit ${order} (${minutes} min)`;
  };
  return [
    ...planned.map(({ session, week, day }) => wordsOf(sessions[session]?.id ?? '', day, session + 1, week)),
    ...extras.map(({ sessionId, day, order }) => wordsOf(sessionId, day, order, null)),
  ].filter((words) => words >= today);
}

it('has the sessions that the device’s week has, on the same days and as long', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(course, async (drawn) => {
      const userId = await store(drawn);
      await renewFeed(server.sql, userId);
      const entries = feedEntries(await readFeedInput(server.sql, { userId, feedId: newId() }, now));
      found += entries.length;
      expect(entries.map(({ day, summary }) => `${day} ${summary}`).toSorted()).toEqual((await ofDevice()).toSorted());
    }),
    { numRuns: 40 },
  );
  // The inputs are not all plans that are over.
  expect(found).toBeGreaterThan(100);
});
