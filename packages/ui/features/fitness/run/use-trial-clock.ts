import type { TrialClock } from '@anwurf/domain/fitness/sub-test';
import { READY_SECONDS } from '@anwurf/domain/workout/hold-clock';
import { useEffect, useEffectEvent, useState } from 'react';
import { allowSound } from '../../../signal/sound.ts';
import { useSignals, vibrate } from '../../../signal/use-signals.ts';
import type { TestRun } from './use-test-run.ts';

const READY_MARKS: readonly number[] = [3, 2, 1];
const END_MARKS: readonly number[] = [10, 3, 2, 1];
const refresh = 50;

export interface RunningClock {
  isRunning: boolean;
  /** Whole seconds until it counts; 0: it does. */
  ready: number;
  /** Seconds with decimals since it counts. */
  seconds: number;
  start: () => void;
  /** Seconds that it has counted; it stands then. */
  stop: () => number;
  cancel: () => void;
}

/** Seconds before the clock counts: nobody holds and presses at once. */
function readySeconds(clock: TrialClock): number {
  return clock.kind === 'stopwatch' ? 0 : READY_SECONDS;
}

/**
 * The clock of a trial. It counts from an instant that the draft keeps, so a locked phone or a reload loses nothing.
 * @param of names the trial; a clock of another trial does not run here
 * @param onOver the time of a countdown is up
 */
export function useTrialClock(run: TestRun, of: string, clock: TrialClock, onOver: () => void): RunningClock {
  const { draft, change } = run;
  const startsAt = draft.clock?.of === of ? draft.clock.startsAt : null;
  const [now, setNow] = useState(() => Date.now());
  const endsAt = startsAt !== null && clock.kind === 'countdown' ? startsAt + clock.seconds * 1000 : null;
  useSignals(startsAt !== null && readySeconds(clock) > 0 ? startsAt : null, READY_MARKS);
  useSignals(endsAt, END_MARKS);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (startsAt === null) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (endsAt === null || Date.now() < endsAt) return;
      clearInterval(timer);
      vibrate();
      over();
    }, refresh);
    return () => clearInterval(timer);
  }, [startsAt, endsAt]);

  const at = startsAt === null ? 0 : (now - startsAt) / 1000;
  return {
    isRunning: startsAt !== null,
    ready: startsAt === null ? 0 : Math.max(0, Math.ceil(-at)),
    seconds: Math.max(0, at),
    start() {
      allowSound();
      setNow(Date.now());
      change({ clock: { of, startsAt: Date.now() + readySeconds(clock) * 1000 } });
    },
    stop() {
      const counted = startsAt === null ? 0 : Math.max(0, (Date.now() - startsAt) / 1000);
      change({ clock: null });
      return counted;
    },
    cancel: () => change({ clock: null }),
  };
}
