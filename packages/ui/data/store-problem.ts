import type { SyncProblem } from '@anwurf/db/client/local-database';
import { StoreFailure } from '@anwurf/db/store/store-failure';

/** Why the local database does not open, and what to do. */
export const storeProblemWords = {
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
} as const satisfies Partial<Record<SyncProblem['code'], string>>;

/** Says why an opening of the local database failed; the message of an error is for logs. */
export function openingProblem(error: unknown): string {
  const code = error instanceof StoreFailure && error.code !== 'sync_failed' ? error.code : 'store_unavailable';
  return storeProblemWords[code];
}
