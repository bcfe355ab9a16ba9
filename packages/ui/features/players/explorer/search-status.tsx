import { WifiOff } from 'lucide-react';
import { FailureBanner } from '../../../forms/failure-banner.tsx';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import type { FoundPlayers } from './kept-search.ts';
import styles from './search-status.module.css';
import type { PlayerLookup } from './use-player-lookup.ts';

const dateWords = (at: Date) => at.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

/** Outcome of a search in a sentence; null: the list says it. */
function FoundWords({ found }: { found: FoundPlayers }) {
  if (found.players.length === 0) {
    return (
      <Banner>
        <b>Keine Daten gefunden</b>
        <br />
        Prüfe die Schreibweise oder versuche es später erneut.
      </Banner>
    );
  }
  if (found.isSimilar) {
    return (
      <Banner>
        <b>Ähnliche Namen gefunden</b>
        <br />„{found.text}“ gibt es nicht. Diese Namen klingen ähnlich.
      </Banner>
    );
  }
  return <VisuallyHidden>Daten gefunden: {found.total} Treffer</VisuallyHidden>;
}

/** Announces the state of a search to screen readers. */
export function SearchStatus({ lookup, onRetry }: { lookup: PlayerLookup; onRetry: () => void }) {
  const { status, found, failure, isNobodyElse } = lookup;
  return (
    <div role="status" className={styles.status}>
      {status === 'searching' && <VisuallyHidden>Suche läuft…</VisuallyHidden>}
      {status === 'preparing' && (
        <Banner>
          <b>Daten werden vorbereitet</b>
          <br />
          Wir prüfen bis zu 20 Sekunden…
        </Banner>
      )}
      {status === 'cancelled' && <p>Suche abgebrochen</p>}
      {status === 'failed' && failure && <FailureBanner failure={failure} onRetry={onRetry} />}
      {status === 'old' && found && (
        <Banner icon={<WifiOff aria-hidden="true" />}>
          <b>Kein Empfang.</b> Letzte Ergebnisse für „{found.text}“, Stand: {dateWords(found.at)} Uhr
        </Banner>
      )}
      {status === 'found' && found && <FoundWords found={found} />}
      {isNobodyElse && <Banner>Sonst niemand gefunden. Prüfe die Schreibweise oder versuche es später erneut.</Banner>}
    </div>
  );
}
