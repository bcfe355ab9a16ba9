import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { latestProgress, liveProgress, type WorkoutProgress } from '@anwurf/db/queries/workout-progress';
import { isProgressValid } from '@anwurf/domain/workout/workout-progress';
import { useState } from 'react';

const latest = latestProgress();
const live = liveProgress();
const canBeEmpty = { canBeEmpty: true };

/** A workout that is running and can be gone on with. */
export type RunningSession = { readonly kind: 'guided'; readonly sessionId: string } | { readonly kind: 'live' };

/** The running workout, of a plan or free, that was trained last; null: there is none, undefined: not known yet. */
export function useRunningSession(): RunningSession | null | undefined {
  const [now] = useState(() => new Date());
  const ofPlan = useFirstRow(latest, canBeEmpty);
  const free = useFirstRow(live, canBeEmpty);
  if (ofPlan.state === 'loading' || free.state === 'loading') return undefined;
  const running = [loadedOr(ofPlan, null), loadedOr(free, null)]
    .flatMap((progress: WorkoutProgress | null) => progress ?? [])
    .filter(({ lastActivityAt }) => isProgressValid(lastActivityAt, now))
    .toSorted((one, other) => Number(other.lastActivityAt) - Number(one.lastActivityAt));
  const [newest] = running;
  if (newest === undefined) return null;
  return newest.sessionId === newest.workoutId ? { kind: 'live' } : { kind: 'guided', sessionId: newest.sessionId };
}
