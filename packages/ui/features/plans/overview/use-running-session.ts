import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { latestProgress, liveProgress } from '@anwurf/db/queries/workout-progress';
import { isProgressValid } from '@anwurf/domain/workout/workout-progress';
import { useState } from 'react';

const latest = latestProgress();
const live = liveProgress();
const canBeEmpty = { canBeEmpty: true };

/** The session whose workout is running and can be resumed; null: there is none, undefined: not known yet. */
export function useRunningSession(): string | null | undefined {
  const [now] = useState(() => new Date());
  const progress = useFirstRow(latest, canBeEmpty);
  if (progress.state === 'loading') return undefined;
  if (progress.state === 'failed' || progress.value === null) return null;
  return isProgressValid(progress.value.lastActivityAt, now) ? progress.value.sessionId : null;
}

/** Whether a live training is running that can be gone on with; undefined: not known yet. */
export function useRunningLiveTraining(): boolean | undefined {
  const [now] = useState(() => new Date());
  const progress = useFirstRow(live, canBeEmpty);
  if (progress.state === 'loading') return undefined;
  return progress.state === 'rows' && progress.value !== null && isProgressValid(progress.value.lastActivityAt, now);
}
