import {
  type Hold,
  HOLD_SIGNALS,
  heldSeconds,
  holdFrom,
  holdSecondsLeft,
  isHoldOver,
  pausedHold,
  readySecondsLeft,
  resumedHold,
} from '@anwurf/domain/workout/hold-clock';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { keptOfUser } from '../../../storage/kept-of-user.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { allowSound } from '../../../signal/sound.ts';
import { useSignals, vibrate } from '../../../signal/use-signals.ts';

const holdSchema = z.object({
  /** Which set of which exercise, and which side of it. */
  of: z.string(),
  hold: z.object({ since: z.nullable(z.number()), heldBefore: z.number(), target: z.nullable(z.number()) }),
});

const holdOf = (userId: string) => keptOfUser('hold', holdSchema, userId);

export interface HoldClock {
  isRunning: boolean;
  isPaused: boolean;
  /** Whole seconds to get into position; 0: it counts. */
  ready: number;
  /** Whole seconds. */
  held: number;
  target: number | null;
  start: (target: number | null) => void;
  pause: () => void;
  resume: () => void;
  /** Ends the clock without saving anything. */
  drop: () => void;
}

/**
 * The clock of a timed set. It counts from an instant, so a locked phone or a reload loses nothing.
 * @param of names the set and side that it belongs to
 * @param onOver the target is reached
 */
export function useHold(of: string, onOver: (seconds: number) => void): HoldClock {
  const userId = useUserId();
  const [kept, setKept] = useState(() => holdOf(userId).read());
  const [now, setNow] = useState(() => Date.now());
  const hold = kept?.of === of ? kept.hold : null;
  const left = hold === null || hold.since === null ? null : holdSecondsLeft(hold, hold.since);
  useSignals(left === null ? null : (hold?.since ?? 0) + left * 1000, HOLD_SIGNALS);
  const over = useEffectEvent(onOver);

  function change(next: Hold | null) {
    const value = next && { of, hold: next };
    if (value === null) holdOf(userId).drop();
    else {
      allowSound();
      holdOf(userId).keep(value);
    }
    setNow(Date.now());
    setKept(value);
  }

  // The clock of a set that somebody else has logged meanwhile, or of an exercise that was left.
  useEffect(() => {
    const stored = holdOf(userId).read();
    if (stored !== null && stored.of !== of) holdOf(userId).drop();
  }, [of, userId]);

  useEffect(() => {
    if (hold === null || hold.since === null) return;
    const tick = () => {
      setNow(Date.now());
      if (!isHoldOver(hold, Date.now())) return;
      clearInterval(timer);
      holdOf(userId).drop();
      setKept(null);
      vibrate();
      over(heldSeconds(hold, Date.now()));
    };
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
  }, [hold, userId]);

  return {
    isRunning: hold !== null,
    isPaused: hold !== null && hold.since === null,
    ready: hold === null ? 0 : readySecondsLeft(hold, now),
    held: hold === null ? 0 : heldSeconds(hold, now),
    target: hold?.target ?? null,
    start: (target) => change(holdFrom(target, Date.now())),
    pause: () => hold && change(pausedHold(hold, Date.now())),
    resume: () => hold && change(resumedHold(hold, Date.now())),
    drop: () => change(null),
  };
}
