import type { Player } from '@anwurf/contract/players';
import { UserRound, WifiOff } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../kit/feedback/badge.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Button } from '../../kit/action/button.tsx';
import { Row, Rows } from '../../kit/layout/rows.tsx';
import { TextField } from '../../kit/field/text-field.tsx';
import styles from './player-search.module.css';
import { usePlayerSearch } from './use-player-search.ts';

export interface PlayerSearchProps {
  text: string;
  onType: (text: string) => void;
  /** Said instead of results while there is no network. */
  offlineHint: string;
  onFound: (player: Player) => void;
}

/** Finds a player by name. Searches while the name is typed. */
export function PlayerSearch({ text, onType, offlineHint, onFound }: PlayerSearchProps) {
  const search = usePlayerSearch(text);
  const results = useId();
  return (
    <div className={styles.search} role="search">
      <TextField
        label="Name"
        type="search"
        name="player"
        autoComplete="off"
        maxLength={100}
        placeholder="Mindestens zwei Buchstaben"
        aria-controls={results}
        value={text}
        onChange={onType}
        onKeyDown={(event) => {
          // The search runs by itself; Enter must not send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div id={results} className={styles.results} aria-live="polite">
        {search.state === 'searching' && <p className={styles.words}>Suche läuft…</p>}
        {search.state === 'offline' && <Banner icon={<WifiOff aria-hidden="true" />}>{offlineHint}</Banner>}
        {search.state === 'failed' && (
          <Banner kind="bad">
            Fehler bei der Suche. Bitte später erneut versuchen.
            <br />
            <Button variant="quiet" onPress={search.again}>
              Erneut versuchen
            </Button>
          </Banner>
        )}
        {search.state === 'found' && search.players.length === 0 && (
          <p className={styles.words}>Keine Ergebnisse. Prüfe die Schreibweise oder such nur nach dem Nachnamen.</p>
        )}
        {search.players.length > 0 && (
          <div className={styles.list}>
            <Rows>
              {search.players.map((player) => (
                <Row
                  key={player.id}
                  icon={<UserRound size={20} aria-hidden="true" />}
                  detail={[player.team, player.season].filter(Boolean).join(', ')}
                  end={player.isDemo ? <Badge>Demo</Badge> : undefined}
                  onPress={() => onFound(player)}
                >
                  {player.name}
                </Row>
              ))}
            </Rows>
          </div>
        )}
        {search.state === 'found' && search.hasMore && (
          <Button variant="quiet" onPress={search.more}>
            Mehr laden
          </Button>
        )}
      </div>
    </div>
  );
}
