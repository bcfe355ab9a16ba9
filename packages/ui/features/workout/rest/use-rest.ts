import { REST_SIGNALS } from '@anwurf/domain/workout/hold-clock';
import { adjustedRest, type Rest, restFrom, restSecondsLeft } from '@anwurf/domain/workout/rest-clock';
import { use, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { PlatformContext } from '../../../platform.tsx';
import { keptOfUser } from '../../../storage/kept-of-user.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { restControls } from '../../../signal/rest-controls.ts';
import { restNotice } from '../../../signal/rest-notice.ts';
import { useSignals, vibrate } from '../../../signal/use-signals.ts';

const restSchema = z.object({ workoutId: z.string(), endsAt: z.number(), total: z.number() });

const restOf = (userId: string) => keptOfUser('rest', restSchema, userId);

function readRest(userId: string, workoutId: string): Rest | null {
  const rest = restOf(userId).read();
  return rest !== null && rest.workoutId === workoutId && rest.endsAt > Date.now() ? rest : null;
}

export interface RestClock {
  /** The rest that is running; the bar that shows it counts its seconds (`useRestSeconds`). */
  running: Rest | null;
  start: (seconds: number) => void;
  adjust: (seconds: number) => void;
  end: () => void;
}

const tickMilliseconds = 250;

/** Whole seconds that are left of a rest. Only what shows them is drawn each second, not the workout around it. */
export function useRestSeconds(rest: Rest): number {
  const [left, setLeft] = useState(() => restSecondsLeft(rest, Date.now()));
  useEffect(() => {
    const tick = () => setLeft(restSecondsLeft(rest, Date.now()));
    tick();
    const timer = setInterval(tick, tickMilliseconds);
    return () => clearInterval(timer);
  }, [rest]);
  return left;
}

/** The rest between sets. Its end is an instant that all tabs know, so a locked screen or a reload doesn't stop it. */
export function useRest(workoutId: string, onOver: () => void): RestClock {
  const userId = useUserId();
  const openNotice = use(PlatformContext)?.openNotice;
  const [rest, setRest] = useState<Rest | null>(() => readRest(userId, workoutId));
  useSignals(rest?.endsAt ?? null, REST_SIGNALS);

  const over = useEffectEvent(onOver);

  function change(next: Rest | null) {
    if (next === null) restOf(userId).drop();
    else restOf(userId).keep(next);
    setRest(next);
  }

  useEffect(() => restOf(userId).onChangedElsewhere(() => setRest(readRest(userId, workoutId))), [userId, workoutId]);

  useEffect(() => {
    if (rest === null) return;
    const tick = () => {
      if (restSecondsLeft(rest, Date.now()) > 0) return;
      // On a slow phone the next tick may come before this end is drawn.
      clearInterval(timer);
      restOf(userId).drop();
      setRest(null);
      vibrate();
      over();
    };
    const timer = setInterval(tick, tickMilliseconds);
    tick();
    return () => clearInterval(timer);
  }, [rest, userId]);

  useEffect(() => {
    if (rest === null || !restNotice.isOn()) return undefined;
    return restNotice.follow(rest.endsAt, openNotice);
  }, [rest, openNotice]);

  const steer = useEffectEvent(change);
  useEffect(() => {
    if (rest === null || !restControls.isOn()) return undefined;
    return restControls.follow(rest, { adjust: (seconds) => steer(adjustedRest(rest, seconds)), end: () => steer(null) });
  }, [rest]);

  return {
    running: rest,
    start: (seconds) => change(restFrom(workoutId, seconds, Date.now())),
    adjust: (seconds) => rest && change(adjustedRest(rest, seconds)),
    end: () => change(null),
  };
}
