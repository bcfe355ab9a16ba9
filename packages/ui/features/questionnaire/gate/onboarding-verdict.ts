import type { SyncState } from '@anwurf/db/client/local-database';

/** What the local database says about the user's answers; `unknown` until it has been asked. */
export type LocalAnswers = 'given' | 'none' | 'unknown' | 'unreadable';

/**
 * Where a signed-in player belongs. `wait`: answers may still arrive; `offline` and `signed-out`: they may exist, but
 * this device cannot know yet; `failed`: the check itself failed.
 */
export type OnboardingVerdict = 'done' | 'open' | 'wait' | 'offline' | 'signed-out' | 'failed';

/** Decides the gate. None on this device means none at all only when everything has once arrived here. */
export function onboardingVerdict(
  answers: LocalAnswers,
  sync: Pick<SyncState, 'firstSyncDone' | 'connection' | 'problem' | 'stopped'>,
): OnboardingVerdict {
  if (answers === 'given') return 'done';
  if (answers === 'unreadable') return 'failed';
  if (answers === 'none' && sync.firstSyncDone) return 'open';
  if (sync.problem !== null || sync.stopped.length > 0) return 'failed';
  if (answers === 'none' && sync.connection === 'offline') return 'offline';
  if (answers === 'none' && sync.connection === 'signed-out') return 'signed-out';
  return 'wait';
}
