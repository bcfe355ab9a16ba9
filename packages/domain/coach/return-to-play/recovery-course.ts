import { afterEvent, type RecoveryEvent, type RecoveryState, WAITING } from './next-stage.ts';
import type { RecoveryLadder } from './recovery-ladder.ts';

/** Outcome of an event; `again`: too much in the first stage, which restarts. */
export type RecoveryOutcome = 'begun' | 'noted' | 'up' | 'down' | 'again' | 'stopped' | 'cleared' | 'done' | 'ended' | 'nothing';

/** An event of a recovery with its stage and outcome. */
export interface RecoveryMoment<Event extends RecoveryEvent> {
  readonly event: Event;
  /** Index of its stage, from 0. */
  readonly stage: number;
  readonly outcome: RecoveryOutcome;
}

function outcomeOf(before: RecoveryState, after: RecoveryState): RecoveryOutcome {
  if (before === after) return 'nothing';
  switch (after.status) {
    case 'done':
    case 'ended':
    case 'stopped':
      return after.status;
    default:
  }
  if (before.status === 'stopped') return 'cleared';
  if (before.status !== 'active') return 'begun';
  if (after.stage !== before.stage) return after.stage > before.stage ? 'up' : 'down';
  return after.setbacks > before.setbacks ? 'again' : 'noted';
}

/** The history with the outcome of each event, in order. */
export function recoveryCourse<Event extends RecoveryEvent>(ladder: RecoveryLadder, history: readonly Event[]): RecoveryMoment<Event>[] {
  let state = WAITING;
  return history.map((event) => {
    const before = state;
    state = afterEvent(ladder, before, event);
    return { event, stage: before.stage, outcome: outcomeOf(before, state) };
  });
}
