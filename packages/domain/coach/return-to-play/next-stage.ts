import type { Side } from '../../workout/sides.ts';
import { daysBetween } from '../calendar-day.ts';
import type { RecoveryLadder, RecoveryStage, RecoveryTest } from './recovery-ladder.ts';

/** What the player said about a day of training: ids of what applies, results by the id of their test. */
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

/** The player begins, goes one stage up, was cleared by a professional after a red flag, or ends it before its goal. */
export interface RecoveryStep {
  readonly kind: 'start' | 'advance' | 'cleared' | 'end';
  readonly day: string;
  /** Of a start: which side is hurt, where it was said. */
  readonly side?: Side | null;
}

export type RecoveryEvent = RecoveryEntry | RecoveryStep;

/** Everything that happened, in its order, also of earlier times on the same ladder. */
export type RecoveryHistory = readonly RecoveryEvent[];

/** What keeps the next stage shut. */
export interface StageGate {
  readonly isOpen: boolean;
  readonly daysLeft: number;
  readonly missingChecks: readonly string[];
  readonly missingTests: readonly string[];
  /** Whether the last pain is low enough; false as long as no day was noted in this stage. */
  readonly isPainLow: boolean;
}

export interface RecoveryState {
  /** `stopped`: a red flag, no training until cleared. `done`: back in play. `ended`: given up. `waiting`: not begun. */
  readonly status: 'waiting' | 'active' | 'stopped' | 'done' | 'ended';
  /** Day of the start; null: not begun. */
  readonly startedOn: string | null;
  readonly side: Side | null;
  /** Place of the stage on the ladder, from 0. */
  readonly stage: number;
  readonly since: string | null;
  /** Days on which the stages below the present one were passed, from the first on. */
  readonly passedOn: readonly string[];
  /** How often it went one stage down. */
  readonly setbacks: number;
  /** Entries of the present stage, oldest first. */
  readonly entries: readonly RecoveryEntry[];
}

/** Nothing has happened. */
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

/** Whether the way is being gone: begun, and neither ended nor at its goal. */
export function isUnderWay({ status }: Pick<RecoveryState, 'status'>): boolean {
  return status === 'active' || status === 'stopped';
}

function isPassed({ id, atLeast }: RecoveryTest, entries: readonly RecoveryEntry[]): boolean {
  const latest = entries.findLast(({ results }) => results[id] !== undefined);
  return (latest?.results[id] ?? -Infinity) >= atLeast;
}

/** What is still missing for the next stage on a day. Checks and tests count from the present stage only, a test's last result. */
export function stageGate(ladder: RecoveryLadder, state: RecoveryState, today: string): StageGate {
  const { days, maxPain, checks, tests } = stageOf(ladder, state).progress;
  const { entries, since, status } = state;
  const daysLeft = Math.max(0, days - (since === null ? 0 : daysBetween(since, today)));
  const missingChecks = checks.filter(({ id }) => !entries.some((entry) => entry.checks.includes(id))).map(({ id }) => id);
  const missingTests = tests.filter((test) => !isPassed(test, entries)).map(({ id }) => id);
  const isPainLow = (entries.at(-1)?.pain ?? Infinity) <= maxPain;
  const isOpen = status === 'active' && daysLeft === 0 && missingChecks.length === 0 && missingTests.length === 0 && isPainLow;
  return { isOpen, daysLeft, missingChecks, missingTests, isPainLow };
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

/** After a red flag the present stage begins anew. */
function afterCleared(state: RecoveryState, day: string): RecoveryState {
  return state.status === 'stopped' ? { ...at(state, state.stage, day), status: 'active' } : state;
}

/** A second start, such as that of another device, changes nothing; after the goal or an end it begins anew. */
function afterStart(state: RecoveryState, { day, side = null }: RecoveryStep): RecoveryState {
  return isUnderWay(state) ? state : { ...WAITING, status: 'active', startedOn: day, since: day, side };
}

/** What an event makes of a state. */
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
 * Where somebody stands on the way back and what opens the next stage. A red flag stops everything until it was cleared;
 * too much pain or a stop sign leads one stage down; a step up that was not open is ignored. The history is in its order
 * and only events up to `today` (a local day) count.
 */
export function nextStage(ladder: RecoveryLadder, history: RecoveryHistory, today: string): RecoveryState & { readonly gate: StageGate } {
  const past = history.filter(({ day }) => day <= today);
  const state = past.reduce((current, event) => afterEvent(ladder, current, event), WAITING);
  return { ...state, gate: stageGate(ladder, state, today) };
}
