import { describe, expect, it } from 'vitest';
import { dayAfter } from './calendar-day.ts';
import { currentWeek, missedDaysOf, type PlanCourse, sessionsOfWeek, targetOf, type TrainedSession, type WeekRow } from './plan-week.ts';

/** A Monday. */
const START = '2026-03-23';
const COURSE: PlanCourse = {
  startDay: START,
  weeks: 6,
  sessions: 3,
  sessionsPerWeek: 3,
  weekdays: ['mo', 'mi', 'fr'],
  weekMode: 'calendar',
  pauses: [],
};

function trained(...days: [after: number, session: number][]): TrainedSession[] {
  return days.map(([after, session]) => ({ day: dayAfter(START, after), session }));
}

function at(after: number, done: TrainedSession[] = [], course: Partial<PlanCourse> = {}) {
  return currentWeek({ ...COURSE, ...course }, done, dayAfter(START, after));
}

describe('the week by calendar', () => {
  it.each([
    [-3, 1],
    [0, 1],
    [6, 1],
    [7, 2],
    [41, 6],
  ])('is, %i days after the start, in week %i', (after, week) => {
    expect(at(after)).toMatchObject({ week, isOver: false });
  });

  it('is over after the last one', () => {
    expect(at(42)).toMatchObject({ week: 6, isOver: true, nextSession: null });
  });

  it('has this week’s trained sessions and the next one', () => {
    const done = trained([1, 0], [3, 1], [8, 0]);
    expect(at(5, done).nextSession).toBe(2);
    expect(at(8, done)).toMatchObject({ week: 2, nextSession: 1 });
    expect(at(5, trained([1, 0], [2, 1], [3, 2])).nextSession).toBeNull();
  });

  it('advances without training, and reduces the load', () => {
    const done = trained([1, 0], [3, 1]);
    expect(at(9, done)).toMatchObject({ week: 2, missedDays: 0, stepBackPercent: 0 });
    expect(at(17, done)).toMatchObject({ week: 3, missedDays: 7, stepBackPercent: 0 });
    expect(at(24, done)).toMatchObject({ week: 4, missedDays: 14, stepBackPercent: 10 });
    expect(at(31, done)).toMatchObject({ week: 5, missedDays: 21, stepBackPercent: 15 });
  });

  it('does not count sessions before the start or after today', () => {
    expect(at(1, trained([-2, 0], [5, 1]))).toMatchObject({ nextSession: 0 });
    expect(missedDaysOf(COURSE, trained([-20, 0]), START)).toBe(0);
  });
});

describe('the first week', () => {
  const from = (after: number, today: number, course: Partial<PlanCourse> = {}) =>
    currentWeek({ ...COURSE, ...course, startDay: dayAfter(START, after) }, [], dayAfter(START, today));

  it('holds as many sessions as have a day left, beginning with the first, and ends on Sunday', () => {
    expect(from(2, 2)).toMatchObject({ week: 1, sessions: [0, 1], nextSession: 0 });
    expect(from(2, 6).week).toBe(1);
    expect(from(2, 7)).toMatchObject({ week: 2, sessions: [0, 1, 2] });
  });

  it('holds one session where no day of it is left', () => {
    expect(from(3, 3, { sessions: 1, sessionsPerWeek: 1, weekdays: ['mo'] })).toMatchObject({ week: 1, sessions: [0], nextSession: 0 });
  });

  it('of a plan made from Friday on lasts to the Sunday of the next calendar week', () => {
    expect([4, 6, 7, 13, 14].map((today) => from(4, today).week)).toEqual([1, 1, 1, 1, 2]);
    expect(from(4, 4).sessions).toEqual([0, 1, 2]);
  });
});

describe('the week by sessions', () => {
  const weekMode = 'sessions' as const;

  it('lasts until its sessions are trained, however long that takes', () => {
    const two = trained([1, 0], [20, 1]);
    expect(at(30, two, { weekMode })).toMatchObject({ week: 1, nextSession: 2 });
    expect(at(30, [...two, ...trained([29, 2])], { weekMode })).toMatchObject({ week: 2, nextSession: 0 });
  });

  it('is over after the last session', () => {
    const all = Array.from({ length: 18 }, (_, index): [number, number] => [index, index % 3]);
    expect(at(20, trained(...all), { weekMode })).toMatchObject({ week: 6, isOver: true });
    expect(at(20, trained(...all.slice(0, 17)), { weekMode })).toMatchObject({ week: 6, isOver: false, nextSession: 2 });
  });
});

describe('a plan that alternates sessions', () => {
  it('alternates its sessions', () => {
    const turns = (sessions: number, sessionsPerWeek: number) =>
      [1, 2, 3, 4].map((week) => sessionsOfWeek({ ...COURSE, sessions, sessionsPerWeek }, week).join());
    expect(turns(2, 1)).toEqual(['0', '1', '0', '1']);
    expect(turns(3, 2)).toEqual(['0,1', '2,0', '1,2', '0,1']);
    expect(turns(3, 3)).toEqual(['0,1,2', '0,1,2', '0,1,2', '0,1,2']);
    expect(turns(2, 3)).toEqual(['0,1', '0,1', '0,1', '0,1']);
  });

  it('counts its weeks by sessions per week', () => {
    const course = { sessions: 2, sessionsPerWeek: 1, weekMode: 'sessions' as const };
    expect(at(3, trained([1, 0]), course)).toMatchObject({ week: 2, sessions: [1], nextSession: 1 });
  });
});

describe('the target of a week', () => {
  const row: WeekRow = { phase: 'main', sets: 4, reps: 8, durationMinutes: null, durationSeconds: null, distanceMeters: null };
  const weekTargets = [
    { sets: 3, amount: 8, reserve: 3 },
    { sets: 4, amount: 5, reserve: 2 },
  ];

  it('comes from the week target, else from the row', () => {
    expect(targetOf({ ...row, weekTargets }, 2)).toEqual({ sets: 4, amount: 5, reserve: 2 });
    expect(targetOf({ ...row, weekTargets }, 3)).toEqual({ sets: 4, amount: 8, reserve: null });
    expect(targetOf({ ...row, reps: null, durationMinutes: 4 }, 1)).toEqual({ sets: 4, amount: 4, reserve: null });
  });

  it('takes the sets of an older plan from its outline, in the main part', () => {
    const light = { week: 4, setsFactor: 0.6, loadFactor: 1, note: '' };
    expect(targetOf(row, 4, light).sets).toBe(2);
    expect(targetOf({ ...row, phase: 'warmup' }, 4, light).sets).toBe(4);
  });
});
