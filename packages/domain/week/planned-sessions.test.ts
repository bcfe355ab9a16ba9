import { describe, expect, test } from 'vitest';
import { dayAfter } from '../coach/calendar-day.ts';
import { type PlanCourse, sessionsOfWeek } from '../coach/plan-week.ts';
import { dayFit } from './day-fit.ts';
import { EMPTY_TRAINING_PROFILE } from '../coach/training-profile.ts';
import { plannedSessions, type SessionPlan } from './planned-sessions.ts';
import { spreadDays } from './session-days.ts';

const course: PlanCourse = {
  startDay: '2026-11-16',
  weeks: 6,
  sessions: 3,
  sessionsPerWeek: 3,
  weekdays: ['mo', 'mi', 'fr'],
  weekMode: 'calendar',
  pauses: [],
};
const plan: SessionPlan = { course, moved: [], trained: [], today: '2026-11-18' };
const days = (changed: Partial<SessionPlan>, monday: string) =>
  plannedSessions({ ...plan, ...changed }, monday).map(({ session, week, day }) => [session, week, day]);

describe('by calendar', () => {
  test('each session is on its weekday in every week of the plan, and none before or after it', () => {
    expect(days({}, '2026-11-16')).toEqual([
      [0, 1, '2026-11-16'],
      [1, 1, '2026-11-18'],
      [2, 1, '2026-11-20'],
    ]);
    expect(days({}, '2026-12-21').map(([, week]) => week)).toEqual([6, 6, 6]);
    expect(days({}, '2026-11-09')).toEqual([]);
    expect(days({}, '2026-12-28')).toEqual([]);
  });

  test('a plan made on a Wednesday begins with its first session, and its first week holds what has a day left', () => {
    const begun = { course: { ...course, startDay: '2026-11-18', weeks: 2 } };
    expect(days(begun, '2026-11-16')).toEqual([
      [0, 1, '2026-11-18'],
      [1, 1, '2026-11-20'],
    ]);
    expect(days(begun, '2026-11-23')).toEqual([
      [0, 2, '2026-11-23'],
      [1, 2, '2026-11-25'],
      [2, 2, '2026-11-27'],
    ]);
    expect(days(begun, '2026-11-30')).toEqual([]);
  });

  test('a first week with two sessions on one day holds both while that day is ahead', () => {
    const begun = (startDay: string) => ({ ...course, startDay, weekdays: ['mi' as const, 'mi' as const, 'fr' as const] });
    expect(days({ course: begun('2026-11-18') }, '2026-11-16')).toEqual([
      [0, 1, '2026-11-18'],
      [1, 1, '2026-11-18'],
      [2, 1, '2026-11-20'],
    ]);
    expect(days({ course: begun('2026-11-19') }, '2026-11-16')).toEqual([[0, 1, '2026-11-20']]);
  });

  test('a first week holds as many sessions as its days show, whatever day the plan begins on and whatever weekdays its sessions have', () => {
    const choices = [null, 'mo', 'mi', 'fr', 'so'] as const;
    const weeks = choices.flatMap((one) => choices.flatMap((two) => choices.map((three) => [one, two, three])));
    const firstWeeks = Array.from({ length: 7 }, (_, after) => dayAfter('2026-11-16', after)).flatMap((startDay) =>
      weeks.map((weekdays) => {
        const begun = { ...course, startDay, weekdays };
        const shown = ['2026-11-16', '2026-11-23'].flatMap((monday) => days({ course: begun, today: startDay }, monday));
        const placed = shown.flatMap(([session, week]) => (week === 1 ? [Number(session)] : []));
        return { startDay, weekdays, held: sessionsOfWeek(begun, 1), placed: placed.toSorted((one, other) => one - other) };
      }),
    );
    expect(firstWeeks.filter(({ held, placed }) => held.join() !== placed.join())).toEqual([]);
  });

  test('a first session that was trained before its day leaves the others on theirs', () => {
    const begun = { course: { ...course, startDay: '2026-11-17' }, trained: [{ day: '2026-11-17', session: 0 }], today: '2026-11-17' };
    expect(days(begun, '2026-11-16')).toEqual([[1, 1, '2026-11-20']]);
  });

  test('one session a week whose day is over lies on the day on which the plan was made', () => {
    const one = { sessions: 1, sessionsPerWeek: 1, weekdays: ['mo' as const], startDay: '2026-11-18' };
    expect(days({ course: { ...course, ...one } }, '2026-11-16')).toEqual([[0, 1, '2026-11-18']]);
    expect(days({ course: { ...course, ...one } }, '2026-11-23')).toEqual([[0, 2, '2026-11-23']]);
  });

  test('without weekdays the first session lies on the day on which the plan was made', () => {
    const spread = { course: { ...course, weekdays: [null, null, null], startDay: '2026-11-17' } };
    expect(days(spread, '2026-11-16')).toEqual([
      [0, 1, '2026-11-17'],
      [1, 1, '2026-11-20'],
    ]);
  });

  test('a plan made from Friday on has its whole first week in the next one', () => {
    const late = { course: { ...course, startDay: '2026-11-20' }, today: '2026-11-20' };
    expect(days(late, '2026-11-16')).toEqual([]);
    expect(days(late, '2026-11-23').map(([session, week]) => [session, week])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    const trained = [{ day: '2026-11-20', session: 0 }];
    expect(days({ ...late, trained }, '2026-11-23').map(([session]) => session)).toEqual([1, 2]);
  });

  test('a trained session is no longer planned, only in its week', () => {
    const trained = { trained: [{ day: '2026-11-17', session: 1 }] };
    expect(days(trained, '2026-11-16').map(([session]) => session)).toEqual([0, 2]);
    expect(days(trained, '2026-11-23').map(([session]) => session)).toEqual([0, 1, 2]);
  });

  test('a moved session is on its new day, also in the next calendar week', () => {
    const moved = { moved: [{ session: 2, week: 1, day: '2026-11-24', turn: 0 }] };
    expect(days(moved, '2026-11-16').map(([session]) => session)).toEqual([0, 1]);
    expect(days(moved, '2026-11-23')).toEqual([
      [0, 2, '2026-11-23'],
      [2, 1, '2026-11-24'],
      [1, 2, '2026-11-25'],
      [2, 2, '2026-11-27'],
    ]);
  });

  test('two sessions of a day keep the chosen order', () => {
    const moved = [
      { session: 0, week: 1, day: '2026-11-20', turn: 1 },
      { session: 2, week: 1, day: '2026-11-20', turn: 0 },
    ];
    expect(days({ moved }, '2026-11-16').map(([session]) => session)).toEqual([1, 2, 0]);
  });

  test('each week has one of two alternating sessions', () => {
    const turns = { course: { ...course, sessions: 2, sessionsPerWeek: 1, weekdays: ['mi' as const, 'mi' as const] } };
    expect(days(turns, '2026-11-16')).toEqual([[0, 1, '2026-11-18']]);
    expect(days(turns, '2026-11-23')).toEqual([[1, 2, '2026-11-25']]);
  });

  test('sessions without a weekday are distributed over the week', () => {
    expect(days({ course: { ...course, weekdays: [null, null, null] } }, '2026-11-16').map(([, , day]) => day)).toEqual([
      '2026-11-16',
      '2026-11-18',
      '2026-11-20',
    ]);
    expect([1, 2, 5, 9].map((count) => spreadDays(count).length)).toEqual([1, 2, 5, 7]);
  });
});

describe('with a pause', () => {
  const paused = (from: string, until: string | null) => ({ course: { ...course, pauses: [{ from, until }] } });

  test('nothing is planned while the plan rests, and its week goes on after it', () => {
    const rests = paused('2026-11-18', '2026-11-26');
    expect(days(rests, '2026-11-16')).toEqual([[0, 1, '2026-11-16']]);
    expect(days(rests, '2026-11-23')).toEqual([[2, 1, '2026-11-27']]);
    expect(days({ ...rests, trained: [{ day: '2026-11-16', session: 0 }] }, '2026-11-30')).toEqual([
      [0, 2, '2026-11-30'],
      [1, 2, '2026-12-02'],
      [2, 2, '2026-12-04'],
    ]);
  });

  test('the plan ends as much later as it rested', () => {
    expect(days(paused('2026-11-23', '2026-11-29'), '2026-12-28').map(([, week]) => week)).toEqual([6, 6, 6]);
  });

  test('an open pause leaves all later weeks empty', () => {
    expect(days(paused('2026-11-20', null), '2026-11-30')).toEqual([]);
  });

  test('a session that was put on a day before the pause, or of it, is on its weekday again afterwards', () => {
    const put = (day: string) => [{ session: 2, week: 1, day, turn: 0 }];
    const rests = paused('2026-11-19', '2026-11-22');
    expect(days({ ...rests, moved: put('2026-11-17') }, '2026-11-23')).toContainEqual([2, 1, '2026-11-27']);
    expect(days({ ...rests, moved: put('2026-11-21') }, '2026-11-23')).toContainEqual([2, 1, '2026-11-27']);
    expect(days({ ...rests, moved: put('2026-11-26') }, '2026-11-23').filter(([session]) => session === 2)).toEqual([[2, 1, '2026-11-26']]);
  });

  test('by sessions the days of a pause are free as well', () => {
    const bySessions = { course: { ...course, weekMode: 'sessions' as const, pauses: [{ from: '2026-11-18', until: '2026-11-19' }] } };
    expect(days(bySessions, '2026-11-16').map(([session]) => session)).toEqual([0, 2]);
  });
});

describe('by sessions', () => {
  const bySessions = { course: { ...course, weekMode: 'sessions' as const } };

  test('this week has the remaining sessions, the next one the following week, and a past one none', () => {
    const trained = [
      { day: '2026-11-16', session: 0 },
      { day: '2026-11-17', session: 1 },
    ];
    expect(days({ ...bySessions, trained }, '2026-11-16')).toEqual([[2, 1, '2026-11-20']]);
    expect(days({ ...bySessions, trained }, '2026-11-23').map(([, week]) => week)).toEqual([2, 2, 2]);
    expect(days({ ...bySessions, trained }, '2026-11-09')).toEqual([]);
  });

  test('a week that was finished early leaves the rest of its calendar week free, and the next one begins on Monday', () => {
    const trained = ['2026-11-16', '2026-11-17', '2026-11-18'].map((day, session) => ({ day, session }));
    expect(days({ ...bySessions, trained }, '2026-11-16')).toEqual([]);
    expect(days({ ...bySessions, trained }, '2026-11-23')).toEqual([
      [0, 2, '2026-11-23'],
      [1, 2, '2026-11-25'],
      [2, 2, '2026-11-27'],
    ]);
    const ahead = [...trained, { day: '2026-11-19', session: 0 }];
    expect(days({ ...bySessions, trained: ahead, today: '2026-11-19' }, '2026-11-23').map(([session]) => session)).toEqual([1, 2]);
    expect(days({ ...bySessions, trained, today: '2026-11-24' }, '2026-11-23').map(([session]) => session)).toEqual([0, 1, 2]);
  });

  test('a plan made on a Wednesday begins with its first session too, and puts nothing on days before', () => {
    const begun = { ...bySessions.course, startDay: '2026-11-18' };
    expect(days({ course: begun }, '2026-11-16')).toEqual([
      [0, 1, '2026-11-18'],
      [1, 1, '2026-11-20'],
    ]);
    const late = { course: { ...begun, startDay: '2026-11-21' }, today: '2026-11-21' };
    expect(days(late, '2026-11-16')).toEqual([]);
    expect(days(late, '2026-11-23').map(([session, week]) => [session, week])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  test('nothing is planned after the last week', () => {
    expect(days({ course: { ...bySessions.course, weeks: 1 } }, '2026-11-23')).toEqual([]);
  });
});

describe('how a day suits a session', () => {
  const profile = { ...EMPTY_TRAINING_PROFILE, teamDays: ['di' as const], matchDays: ['sa' as const] };
  const fit = (day: string) => dayFit(day, { profile, others: [{ session: 1, week: 1, day: '2026-11-25', turn: 0 }], today: '2026-11-23' });

  test('is the most serious objection', () => {
    expect(['22', '23', '24', '25', '26', '27', '28', '29'].map((day) => fit(`2026-11-${day}`))).toEqual([
      'past',
      'free',
      'teamTraining',
      'secondSession',
      'free',
      'dayBeforeMatch',
      'match',
      'dayAfterMatch',
    ]);
  });
});
