import type { Player } from '@anwurf/contract/players';
import { useEffect, useEffectEvent } from 'react';
import { FailureBanner } from '../../../forms/failure-banner.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { PlainDialog } from '../../../kit/overlay/plain-dialog.tsx';
import type { PlayerServer } from '../player-requests.ts';
import styles from './pick-dialog.module.css';
import { playerWords } from './player-words.ts';
import { SearchOn } from './search-on.tsx';
import { type PlayerLookup, usePlayerLookup } from './use-player-lookup.ts';

export interface PickDialogProps {
  title: string;
  server: PlayerServer;
  text: string;
  onPick: (player: Player) => void;
  onClose: () => void;
}

const pageSize = 10;

function PickStatus({ lookup, onRetry }: { lookup: PlayerLookup; onRetry: () => void }) {
  const { status, found, failure, isNobodyElse } = lookup;
  return (
    <div role="status" className={styles.status}>
      {status === 'searching' && 'Suche läuft…'}
      {status === 'preparing' && 'Daten werden vorbereitet. Wir prüfen bis zu 20 Sekunden…'}
      {status === 'found' && found?.players.length === 0 && 'Keine Ergebnisse.'}
      {status === 'found' && found?.isSimilar === true && found.players.length > 0 && 'Ähnliche Namen gefunden'}
      {isNobodyElse && 'Sonst niemand gefunden.'}
      {status === 'failed' && failure && <FailureBanner failure={failure} onRetry={onRetry} />}
    </div>
  );
}

/** Asks which player of this name is meant. */
export function PickDialog({ title, server, text, onPick, onClose }: PickDialogProps) {
  const lookup = usePlayerLookup(server, { pageSize });
  const { found, isRunning } = lookup;
  const players = found?.players ?? [];

  const begin = useEffectEvent(() => lookup.search(text));
  useEffect(() => begin(), []);

  return (
    <PlainDialog title={title} onClose={onClose}>
      <PickStatus lookup={lookup} onRetry={() => lookup.search(text)} />
      {players.length > 0 && (
        <ul className={styles.list}>
          {players.map((player) => (
            <li key={player.id}>
              <button type="button" className={styles.row} onClick={() => onPick(player)}>
                <span>{playerWords(player)}</span>
                {player.isDemo && <Badge>Demo</Badge>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found !== null && !found.isSimilar && players.length < found.total && (
        <PlainButton variant="quiet" pending={isRunning} pendingText="Lädt…" onClick={lookup.more}>
          Mehr laden
        </PlainButton>
      )}
      {lookup.status === 'found' && found?.canSearchOn === true && <SearchOn onSearchOn={lookup.searchOn} />}
    </PlainDialog>
  );
}
