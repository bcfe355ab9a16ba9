import type { LoadReason } from '@anwurf/domain/coach/next-load/suggestion';
import type { SimulatedSession, SimulatedTraining } from './simulate-training.ts';

const ROUNDING = 1e-6;
/** Changes of weight that are meant and no search for the right one. */
const MEANT: readonly LoadReason['code'][] = [
  'lightWeek',
  'falling',
  'afterLight',
  'missedWeeks',
  'afterPain',
  'backAfterPain',
  'painWithoutEasier',
  'newRange',
];
const SETBACKS: readonly LoadReason['code'][] = ['missedWeeks', 'afterPain', 'backAfterPain', 'painWithoutEasier'];
const CYCLE_SESSIONS = 8;
const STEADY = 0.05;
const CONVERGED_BY = 8;
const LEAST_SESSIONS = 6;

/** Whether a load grew by more than one step and more than 10 %. */
export function isJump({ suggestion, before }: SimulatedSession, step: number): boolean {
  const { weight } = suggestion;
  return weight !== null && before !== null && weight > Math.max(before + step, before * 1.1) + ROUNDING;
}

function isMeant({ suggestion }: SimulatedSession): boolean {
  return MEANT.includes(suggestion.reason.code);
}

/** Sessions in which the weight turned round by itself: up after down or down after up. */
function turnsOf(sessions: readonly SimulatedSession[]): number[] {
  let direction = 0;
  return sessions.flatMap((session, index) => {
    const before = sessions[index - 1];
    const change = before === undefined || isMeant(session) || isMeant(before) ? 0 : Math.sign(session.weight - before.weight);
    if (change === 0 || change === direction) return [];
    direction = change;
    return [index];
  });
}

/**
 * Whether the weight swings: up, down, up and down again within eight sessions (or the reverse) while the strength
 * stays within 5 %. Lighter sessions, breaks, pain and new blocks move the weight on purpose and don't count.
 */
export function isOscillating({ sessions }: SimulatedTraining): boolean {
  const turns = turnsOf(sessions);
  return turns.some((last, index) => {
    const first = turns[index - 3];
    if (first === undefined || last - first >= CYCLE_SESSIONS) return false;
    const able = sessions.slice(Math.max(0, first - 1), last + 1).map((session) => session.able);
    return Math.max(...able) / Math.min(...able) <= 1 + STEADY;
  });
}

/** Whether pain, a slump, a break of two weeks or few sessions kept the athlete from training in weeks 1 to 8. */
export function isSetBack({ sessions, slump }: SimulatedTraining): boolean {
  const first = sessions.filter(({ week }) => week <= CONVERGED_BY);
  const slumpWeek = slump === null ? undefined : sessions[slump.from]?.week;
  const isHindered = first.some(({ week, suggestion }) => week >= CONVERGED_BY / 2 && SETBACKS.includes(suggestion.reason.code));
  return first.length < LEAST_SESSIONS || isHindered || (slumpWeek ?? Infinity) <= CONVERGED_BY;
}

/** The last full session of the first eight weeks. */
function lastFullSession({ sessions }: SimulatedTraining): SimulatedSession | undefined {
  return sessions.findLast(({ week, suggestion }) => week <= CONVERGED_BY && suggestion.kind !== 'deload');
}

/** Weight against the ideal one, as a share, in the last full session of week 8; 0 for nobody who trained. */
export function errorAfterEightWeeks(training: SimulatedTraining): number {
  const full = lastFullSession(training);
  return full === undefined ? 0 : full.weight / full.ideal - 1;
}

/** Whether the next real weight would be heavier than the ideal one: no closer weight exists below it. */
export function isOneStepBelow(training: SimulatedTraining): boolean {
  const full = lastFullSession(training);
  return full !== undefined && full.weight <= full.ideal && full.weight + training.steps.step > full.ideal;
}

/** Share of values that a predicate holds for, 0 to 1. */
export function shareOf<Value>(values: readonly Value[], holds: (value: Value) => boolean): number {
  return values.filter(holds).length / values.length;
}
