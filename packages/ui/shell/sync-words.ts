import type { SyncProblem, SyncState } from '@anwurf/db/client/local-database';
import { format, isSameDay } from 'date-fns';

const problemWords: Readonly<Record<SyncProblem['code'], string>> = {
  store_timeout: 'Die lokale Datenbank lässt sich nicht öffnen: Sie startet nicht. Lade die App neu.',
  store_part_missing: 'Die lokale Datenbank lässt sich nicht öffnen: Ein Teil der App fehlt. Lade sie neu, sobald du Empfang hast.',
  store_held:
    'Die lokale Datenbank lässt sich nicht öffnen: Ein anderer Tab hält sie offen. Schließe andere Tabs der App und lade sie neu.',
  store_full: 'Die lokale Datenbank lässt sich nicht öffnen: Der Speicher dieses Geräts ist voll. Schaffe Platz und lade die App neu.',
  store_refused:
    'Die lokale Datenbank lässt sich nicht öffnen: Der Browser erlaubt hier keinen Speicher. Öffne die App in einem normalen statt in einem privaten Fenster und erlaube ihr Websitedaten.',
  store_unsupported:
    'Dieser Browser kann deine Daten nicht auf dem Gerät speichern: Er ist zu alt oder schränkt Websites ein, etwa im Blockierungsmodus. Aktualisiere ihn oder nimm einen anderen.',
  store_unavailable: 'Die lokale Datenbank lässt sich nicht öffnen. Lade die App neu. Hilft das nicht, starte den Browser neu.',
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
