import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type KeptValue, keptOfUser } from '../../../storage/kept-value.ts';
import { useUserId } from '../../../storage/user-id.tsx';

const restSchema = z.object({ workoutId: z.string(), endsAt: z.number(), total: z.number() });
type Rest = z.infer<typeof restSchema>;

const restOf = (userId: string) => keptOfUser('rest', restSchema, userId);

function readRest(kept: KeptValue<Rest>, workoutId: string): Rest | null {
  const rest = kept.read();
  return rest !== null && rest.workoutId === workoutId && rest.endsAt > Date.now() ? rest : null;
}

function secondsLeft(rest: Rest): number {
  return Math.max(0, Math.ceil((rest.endsAt - Date.now()) / 1000));
}

export interface RestClock {
  /** Whole seconds; null while no rest is running. */
  remaining: number | null;
  total: number;
  start: (seconds: number) => void;
  adjust: (seconds: number) => void;
  end: () => void;
}

/** The rest between sets. It runs against the clock, so a locked screen or a reload doesn't stop it. */
export function useRest(workoutId: string): RestClock {
  const userId = useUserId();
  const [rest, setRest] = useState<Rest | null>(() => readRest(restOf(userId), workoutId));
  const [remaining, setRemaining] = useState(() => (rest ? secondsLeft(rest) : 0));

  useEffect(() => {
    if (rest === null) {
      restOf(userId).drop();
      return;
    }
    restOf(userId).keep(rest);
    const tick = () => {
      const left = secondsLeft(rest);
      setRemaining(left);
      if (left > 0) return;
      setRest(null);
      // Felt in the hand, as the phone lies on the bench; not every device can.
      if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [rest, userId]);

  return {
    remaining: rest === null ? null : remaining,
    total: rest?.total ?? 0,
    start(seconds) {
      setRemaining(seconds);
      setRest({ workoutId, endsAt: Date.now() + seconds * 1000, total: seconds });
    },
    adjust(seconds) {
      setRest((before) => before && { ...before, endsAt: before.endsAt + seconds * 1000, total: Math.max(1, before.total + seconds) });
    },
    end: () => setRest(null),
  };
}
