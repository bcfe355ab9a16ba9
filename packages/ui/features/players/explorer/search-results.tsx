import type { Player } from '@anwurf/contract/players';
import { type SelectedPair, togglePair } from '@anwurf/domain/players/selected-pair';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import { Num } from '../../../kit/text/num.tsx';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { useWide } from '../../../kit/use-media.ts';
import type { Chosen } from './choose-box.tsx';
import { EndedNote } from './ended-note.tsx';
import type { FoundPlayers } from './kept-search.ts';
import { PlayerCards } from './player-cards.tsx';
import { PlayerTable } from './player-table.tsx';
import styles from './search-results.module.css';
import { SearchOn } from './search-on.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';
import type { Unlocking } from './unlocking.ts';

export interface SearchResultsProps {
  found: FoundPlayers;
  isRunning: boolean;
  /** Null: there are no more. */
  onMore: (() => void) | null;
  /** Asks the operator's source for others; null: it was asked, or there is none. */
  onSearchOn: (() => void) | null;
  pair: SelectedPair<Player>;
  onChoose: (pair: SelectedPair<Player>) => void;
  onCompare: (first: Player, second: Player) => void;
  unlocking: Unlocking;
}

/** '7 Spieler, 2025/26'; the season where all are of the same. */
function ResultsHead({ found }: { found: FoundPlayers }) {
  const [season = '', ...others] = new Set(found.players.map((player) => player.season));
  return (
    <div className={styles.head}>
      <h2>
        <Num>{found.total.toLocaleString('de-DE')}</Num> Spieler{season !== '' && others.length === 0 && `, ${season}`}
      </h2>
      {found.players.some(({ isDemo }) => isDemo) && <Badge>Demo, frei erfunden</Badge>}
    </div>
  );
}

/** Players found by a search, and the actions on them. */
export function SearchResults({ found, isRunning, onMore, onSearchOn, pair, onChoose, onCompare, unlocking }: SearchResultsProps) {
  const [isUnlockOpen, setUnlockOpen] = useState(false);
  const isWide = useWide();
  const isLocked = !found.unlocked;
  const [first, second] = pair;
  const compare = () => first && second && onCompare(first, second);
  const list = {
    players: found.players,
    chosenAs: ({ id }: Player): Chosen => (first?.id === id ? 'first' : second?.id === id ? 'second' : null),
    onToggle: (player: Player) => onChoose(togglePair(pair, player)),
  };

  return (
    <>
      <section aria-label="Suchergebnisse" className={styles.results}>
        <ResultsHead found={found} />
        {isLocked && unlocking.isEnded && <EndedNote />}
        {isLocked && !unlocking.isEnded && (
          <p className={styles.lock}>
            <Lock size={20} aria-hidden="true" />
            E-Mail eintragen, um alle Werte zu sehen
          </p>
        )}
        {isWide ? <PlayerTable {...list} onCompare={compare} /> : <PlayerCards {...list} />}
        {onMore !== null && (
          <PlainButton variant="quiet" pending={isRunning} pendingText="Lädt…" onClick={onMore}>
            Mehr laden
          </PlainButton>
        )}
        {onSearchOn !== null && <SearchOn onSearchOn={onSearchOn} />}
      </section>
      {isLocked && !unlocking.isEnded && (
        <div className={styles.unlock} data-docked="button" {...keepClear}>
          <PlainButton variant="ball" wide onClick={() => setUnlockOpen(true)}>
            Vollzugriff freischalten
          </PlainButton>
        </div>
      )}
      {!isLocked && pair.length > 0 && (
        <SelectionBar pair={pair} onDrop={(player) => onChoose(togglePair(pair, player))} onCompare={compare} />
      )}
      {isUnlockOpen && (
        <UnlockDialog
          onClose={() => setUnlockOpen(false)}
          onUnlocked={() => {
            setUnlockOpen(false);
            unlocking.onUnlocked();
          }}
        />
      )}
    </>
  );
}
