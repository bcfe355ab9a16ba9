import type { Plan } from '@anwurf/db/queries/plans';
import { expect, test } from 'vitest';
import { planState } from './plan-state.ts';

/** A plan that began on a Monday, with the local days on which its three sessions were trained. */
function planWith(trained: readonly (readonly string[])[], changed: Partial<Plan> = {}): Plan {
  return {
    id: 'plan',
    name: 'Kraft',
    description: null,
    durationRecommendation: null,
    createdAt: new Date('2026-11-02T09:00'),
    weekCount: 6,
    sessionsPerWeek: 3,
    startedOn: '2026-11-02',
    pauses: [],
    archivedAt: null,
    chosenAt: null,
    isCurrent: true,
    sessions: trained.map((days, index) => ({
      id: `session ${index + 1}`,
      order: index + 1,
      weekday: null,
      trainedOn: [...days],
    })),
    ...changed,
  };
}
const doneOf = (plan: Plan, today: string) => [...planState(plan, 'calendar', today).done];

test('a tick is for this week alone: what was trained in an earlier one is open again', () => {
  const plan = planWith([['2026-11-02', '2026-11-09'], ['2026-11-04'], []]);
  expect(doneOf(plan, '2026-11-05')).toEqual(['session 1', 'session 2']);
  expect(doneOf(plan, '2026-11-10')).toEqual(['session 1']);
});

test('next is the first open session of the week, not the first that was never trained', () => {
  const plan = planWith([['2026-11-02'], ['2026-11-04'], []]);
  expect(planState(plan, 'calendar', '2026-11-05').next).toBe('session 3');
  expect(planState(plan, 'calendar', '2026-11-09').next).toBe('session 1');
});

test('a plan without weeks counts from Monday on, and goes on with what was trained longest ago', () => {
  const plan = planWith([['2026-11-08'], ['2026-11-03'], ['2026-11-09']], { weekCount: null, sessionsPerWeek: null });
  expect(planState(plan, 'calendar', '2026-11-10')).toEqual({ week: null, done: new Set(['session 3']), next: 'session 2' });
});

test('a plan that is over counts from Monday on, and goes on in turn', () => {
  const plan = planWith([['2026-11-02', '2026-12-08'], ['2026-12-09'], ['2026-12-15']]);
  expect(planState(plan, 'calendar', '2026-12-16')).toMatchObject({
    week: { isOver: true },
    done: new Set(['session 3']),
    next: 'session 1',
  });
});

test('after a pause the plan goes on in the week in which it rested', () => {
  const plan = planWith([['2026-11-09'], [], []], { pauses: [{ id: 'p', from: '2026-11-10', until: '2026-11-17' }] });
  expect(planState(plan, 'calendar', '2026-11-18')).toMatchObject({ week: { week: 2, nextSession: 1 }, next: 'session 2' });
});

test('a plan without sessions has no next one', () => {
  expect(planState(planWith([]), 'calendar', '2026-11-10')).toEqual({ week: null, done: new Set(), next: null });
});
