import { afterEvent, type RecoveryEvent, type RecoveryState, WAITING } from './next-stage.ts';
import type { RecoveryLadder } from './recovery-ladder.ts';

/** What an event led to; `again`: too much in the first stage, which begins anew. */
export type RecoveryOutcome = 'begun' | 'noted' | 'up' | 'down' | 'again' | 'stopped' | 'cleared' | 'done' | 'ended' | 'nothing';

/** An event of a way back, where it happened and what it led to. */
export interface RecoveryMoment<Event extends RecoveryEvent> {
  readonly event: Event;
  /** Place of the stage in which it happened, from 0. */
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

/** A history told: each event with what it led to, in its order. */
export function recoveryCourse<Event extends RecoveryEvent>(ladder: RecoveryLadder, history: readonly Event[]): RecoveryMoment<Event>[] {
  let state = WAITING;
  return history.map((event) => {
    const before = state;
    state = afterEvent(ladder, before, event);
    return { event, stage: before.stage, outcome: outcomeOf(before, state) };
  });
}
