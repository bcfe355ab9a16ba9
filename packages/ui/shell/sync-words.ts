import type { SyncProblem, SyncState } from '@anwurf/db/client/local-database';
import { format, isSameDay } from 'date-fns';
import { storeProblemWords } from '../data/store-problem.ts';

const problemWords: Readonly<Record<SyncProblem['code'], string>> = {
  ...storeProblemWords,
  sync_failed: 'Der Abgleich ist gestört. Alles bleibt auf dem Gerät gespeichert.',
};

/** Describes a problem of the store or the sync as a whole. */
export function syncProblemWords({ code }: SyncProblem): string {
  return problemWords[code];
}

export function waitingWords(waiting: number): string {
  return waiting === 1 ? '1 Änderung wartet' : `${waiting} Änderungen warten`;
}

/** '3 Sätze seit dem 24.11. sind nur auf diesem Gerät.' */
export function oldUnsentWords(count: number, since: Date): string {
  const day = format(since, 'dd.MM.');
  return count === 1 ? `1 Satz vom ${day} ist nur auf diesem Gerät.` : `${count} Sätze seit dem ${day} sind nur auf diesem Gerät.`;
}

/** 'heute, 17:58 Uhr' or '19.11.2026, 17:58 Uhr'. */
export function timeWords(instant: Date, now: Date): string {
  const day = isSameDay(instant, now) ? 'heute' : format(instant, 'dd.MM.yyyy');
  return `${day}, ${format(instant, 'HH:mm')} Uhr`;
}

export type SyncMood = 'problem' | 'offline' | 'away' | 'busy' | 'synced';

/** The one thing the badge says: what needs the player comes first. */
export function syncMood(state: SyncState): SyncMood {
  if (state.problem !== null || state.refused.length > 0 || state.stopped.length > 0) return 'problem';
  if (state.connection === 'offline') return state.isServerAway ? 'away' : 'offline';
  const isBusy = state.connection !== 'online' || state.waiting > 0 || state.isBehind || !state.firstSyncDone;
  return isBusy ? 'busy' : 'synced';
}
