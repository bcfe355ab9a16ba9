import { REST_SIGNALS } from '@anwurf/domain/workout/hold-clock';
import { adjustedRest, type Rest, restFrom, restSecondsLeft } from '@anwurf/domain/workout/rest-clock';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { keptOfUser } from '../../../storage/kept-of-user.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { useSignals, vibrate } from '../../../signal/use-signals.ts';

const restSchema = z.object({ workoutId: z.string(), endsAt: z.number(), total: z.number() });

const restOf = (userId: string) => keptOfUser('rest', restSchema, userId);

function readRest(userId: string, workoutId: string): Rest | null {
  const rest = restOf(userId).read();
  return rest !== null && rest.workoutId === workoutId && rest.endsAt > Date.now() ? rest : null;
}

export interface RestClock {
  /** Whole seconds; null while no rest is running. */
  remaining: number | null;
  total: number;
  start: (seconds: number) => void;
  adjust: (seconds: number) => void;
  end: () => void;
}

/** The rest between sets. Its end is an instant that all tabs know, so a locked screen or a reload doesn't stop it. */
export function useRest(workoutId: string, onOver: () => void): RestClock {
  const userId = useUserId();
  const [rest, setRest] = useState<Rest | null>(() => readRest(userId, workoutId));
  const [remaining, setRemaining] = useState(() => (rest ? restSecondsLeft(rest, Date.now()) : 0));
  useSignals(rest?.endsAt ?? null, REST_SIGNALS);

  const over = useEffectEvent(onOver);

  function change(next: Rest | null) {
    if (next === null) restOf(userId).drop();
    else {
      restOf(userId).keep(next);
      setRemaining(restSecondsLeft(next, Date.now()));
    }
    setRest(next);
  }

  useEffect(() => restOf(userId).onChangedElsewhere(() => setRest(readRest(userId, workoutId))), [userId, workoutId]);

  useEffect(() => {
    if (rest === null) return;
    const tick = () => {
      const left = restSecondsLeft(rest, Date.now());
      setRemaining(left);
      if (left > 0) return;
      restOf(userId).drop();
      setRest(null);
      vibrate();
      over();
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [rest, userId]);

  return {
    remaining: rest === null ? null : remaining,
    total: rest?.total ?? 0,
    start: (seconds) => change(restFrom(workoutId, seconds, Date.now())),
    adjust: (seconds) => rest && change(adjustedRest(rest, seconds)),
    end: () => change(null),
  };
}
