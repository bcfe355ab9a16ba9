import type { Side } from '../../workout/sides.ts';
import { daysBetween } from '../calendar-day.ts';
import type { RecoveryLadder, RecoveryStage, RecoveryTest } from './recovery-ladder.ts';

/** The player's report of a training day: ids of checks that apply, results by test id. */
export interface RecoveryEntry {
  readonly kind: 'entry';
  readonly day: string;
  /** Worst pain during the training and the 24 hours after it, 0 to 10. */
  readonly pain: number;
  readonly checks: readonly string[];
  /** Stop signs and red flags that applied. */
  readonly signs: readonly string[];
  readonly results: Readonly<Record<string, number>>;
}

/** The player starts, moves one stage up, is cleared by a professional after a red flag, or ends it before its goal. */
export interface RecoveryStep {
  readonly kind: 'start' | 'advance' | 'cleared' | 'end';
  readonly day: string;
  /** For a start: the injured side, if given. */
  readonly side?: Side | null;
}

export type RecoveryEvent = RecoveryEntry | RecoveryStep;

/** All events in order, including those of earlier recoveries on the same ladder. */
export type RecoveryHistory = readonly RecoveryEvent[];

/** Missing conditions for the next stage. */
export interface StageGate {
  readonly isOpen: boolean;
  readonly daysLeft: number;
  /** Training days of this stage, each on a day of its own, that are still to be noted. */
  readonly entriesLeft: number;
  readonly missingChecks: readonly string[];
  readonly missingTests: readonly string[];
  /** Whether the last pain is low enough; false without any entry in this stage. */
  readonly isPainLow: boolean;
}

export interface RecoveryState {
  /** `stopped`: a red flag, no training until cleared. `done`: back in play. `ended`: ended early. `waiting`: not started. */
  readonly status: 'waiting' | 'active' | 'stopped' | 'done' | 'ended';
  /** Day of the start; null: not started. */
  readonly startedOn: string | null;
  readonly side: Side | null;
  /** Index of the stage on the ladder, from 0. */
  readonly stage: number;
  readonly since: string | null;
  /** Days on which the stages below the current one were passed, first stage first. */
  readonly passedOn: readonly string[];
  /** Number of steps down. */
  readonly setbacks: number;
  /** Entries of the current stage, oldest first. */
  readonly entries: readonly RecoveryEntry[];
}

/** The state before any event. */
export const WAITING: RecoveryState = {
  status: 'waiting',
  startedOn: null,
  side: null,
  stage: 0,
  since: null,
  passedOn: [],
  setbacks: 0,
  entries: [],
};

function stageOf(ladder: RecoveryLadder, { stage }: RecoveryState): RecoveryStage {
  return ladder.stages[stage] ?? ladder.stages[0];
}

function at(state: RecoveryState, stage: number, day: string): RecoveryState {
  return { ...state, stage, since: day, passedOn: state.passedOn.slice(0, stage), entries: [] };
}

/** Whether the recovery is in progress: started, and neither ended nor at its goal. */
export function isUnderWay({ status }: Pick<RecoveryState, 'status'>): boolean {
  return status === 'active' || status === 'stopped';
}

function isPassed({ id, atLeast }: RecoveryTest, entries: readonly RecoveryEntry[]): boolean {
  const latest = entries.findLast(({ results }) => results[id] !== undefined);
  return (latest?.results[id] ?? -Infinity) >= atLeast;
}

/** Training days on which a stage has to hold: what goes well once may hurt the next time. Coaching judgement. */
export const LEAST_ENTRY_DAYS = 2;
/** Steps up before this day were made with one noted day, and stay. */
const TWO_ENTRIES_SINCE = '2026-11-25';

/** Missing conditions for the next stage on a day. Only the current stage's checks and tests count, the last result of each test. */
export function stageGate(ladder: RecoveryLadder, state: RecoveryState, today: string): StageGate {
  const { days, maxPain, checks, tests } = stageOf(ladder, state).progress;
  const { entries, since, status } = state;
  const daysLeft = Math.max(0, days - (since === null ? 0 : daysBetween(since, today)));
  const needed = today < TWO_ENTRIES_SINCE ? 1 : LEAST_ENTRY_DAYS;
  const entriesLeft = Math.max(0, needed - new Set(entries.map(({ day }) => day)).size);
  const missingChecks = checks.filter(({ id }) => !entries.some((entry) => entry.checks.includes(id))).map(({ id }) => id);
  const missingTests = tests.filter((test) => !isPassed(test, entries)).map(({ id }) => id);
  const isPainLow = (entries.at(-1)?.pain ?? Infinity) <= maxPain;
  const isMet = daysLeft === 0 && entriesLeft === 0 && isPainLow;
  const isOpen = status === 'active' && isMet && missingChecks.length === 0 && missingTests.length === 0;
  return { isOpen, daysLeft, entriesLeft, missingChecks, missingTests, isPainLow };
}

function isSetback({ stop }: RecoveryStage, { pain, signs }: RecoveryEntry): boolean {
  return pain >= stop.pain || stop.checks.some(({ id }) => signs.includes(id));
}

function afterEntry(ladder: RecoveryLadder, state: RecoveryState, entry: RecoveryEntry): RecoveryState {
  if (!isUnderWay(state)) return state;
  if (ladder.redFlags.some(({ id }) => entry.signs.includes(id))) return { ...state, status: 'stopped' };
  if (state.status !== 'active') return state;
  if (!isSetback(stageOf(ladder, state), entry)) return { ...state, entries: [...state.entries, entry] };
  return { ...at(state, Math.max(0, state.stage - 1), entry.day), setbacks: state.setbacks + 1 };
}

function afterAdvance(ladder: RecoveryLadder, state: RecoveryState, day: string): RecoveryState {
  if (!stageGate(ladder, state, day).isOpen) return state;
  const passed = { ...state, passedOn: [...state.passedOn, day] };
  return state.stage + 1 < ladder.stages.length ? at(passed, state.stage + 1, day) : { ...passed, status: 'done' };
}

/** After a red flag the current stage restarts. */
function afterCleared(state: RecoveryState, day: string): RecoveryState {
  return state.status === 'stopped' ? { ...at(state, state.stage, day), status: 'active' } : state;
}

/** A second start, such as that of another device, changes nothing; after the goal or an end the recovery restarts. */
function afterStart(state: RecoveryState, { day, side = null }: RecoveryStep): RecoveryState {
  return isUnderWay(state) ? state : { ...WAITING, status: 'active', startedOn: day, since: day, side };
}

/** The state after an event. */
export function afterEvent(ladder: RecoveryLadder, state: RecoveryState, event: RecoveryEvent): RecoveryState {
  switch (event.kind) {
    case 'entry':
      return afterEntry(ladder, state, event);
    case 'start':
      return afterStart(state, event);
    case 'advance':
      return afterAdvance(ladder, state, event.day);
    case 'cleared':
      return afterCleared(state, event.day);
    case 'end':
      return isUnderWay(state) ? { ...state, status: 'ended' } : state;
  }
}

/**
 * The current stage of a recovery and the conditions for the next. A red flag stops everything until cleared; too much pain or a
 * stop sign leads one stage down; a step up whose conditions are not met is ignored. The history is in order, and only events up
 * to `today` (a local day) count.
 */
export function nextStage(ladder: RecoveryLadder, history: RecoveryHistory, today: string): RecoveryState & { readonly gate: StageGate } {
  const past = history.filter(({ day }) => day <= today);
  const state = past.reduce((current, event) => afterEvent(ladder, current, event), WAITING);
  return { ...state, gate: stageGate(ladder, state, today) };
}
