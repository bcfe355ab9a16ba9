import type { SyncState } from '@anwurf/db/client/local-database';
import type { Loadable } from '@anwurf/db/queries/react/loadable';

/**
 * Where a signed-in player belongs. `wait`: answers may still arrive; `offline`: they may exist, but this device
 * cannot know yet; `failed`: the check itself failed.
 */
export type OnboardingVerdict = 'done' | 'open' | 'wait' | 'offline' | 'failed';

/** Decides the gate by whether answers are here. None means none at all only when everything has once arrived here. */
export function onboardingVerdict(
  answers: Loadable<readonly unknown[]>,
  { connection, problem, stopped }: Pick<SyncState, 'connection' | 'problem' | 'stopped'>,
): OnboardingVerdict {
  if (answers.state === 'rows') return answers.value.length > 0 ? 'done' : 'open';
  if (answers.state === 'failed' || problem !== null || stopped.length > 0) return 'failed';
  const isKnownEmpty = answers.waitsFor === 'first-sync';
  return isKnownEmpty && connection === 'offline' ? 'offline' : 'wait';
}
