import type { Player } from '@anwurf/contract/players';
import { figureText } from '@anwurf/domain/players/player-figures';
import type { SelectedPair } from '@anwurf/domain/players/selected-pair';
import { X } from 'lucide-react';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import { Num } from '../../../kit/text/num.tsx';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { PlainIconButton } from '../../../kit/action/plain-icon-button.tsx';
import { PlayerMark } from './player-mark.tsx';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  pair: SelectedPair<Player>;
  onDrop: (player: Player) => void;
  onCompare: () => void;
}

/** Shows the players chosen for the comparison; it stays in sight while the list is scrolled. */
export function SelectionBar({ pair, onDrop, onCompare }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label="Auswahl zum Vergleichen" data-docked="pair" {...keepClear}>
      {pair.map((player, index) => (
        <p key={player.id} className={styles.who}>
          <PlayerMark place={index === 0 ? 'first' : 'second'} />
          <span className={styles.name}>{player.name}</span>
          <span className={styles.figure}>
            <Num>{figureText('goalsPerGame', player.values?.goalsPerGame ?? null)}</Num>
          </span>
          <PlainIconButton aria-label={`${player.name} abwählen`} onClick={() => onDrop(player)}>
            <X size={20} aria-hidden="true" />
          </PlainIconButton>
        </p>
      ))}
      {pair.length === 2 ? (
        <PlainButton variant="ball" onClick={onCompare}>
          Jetzt vergleichen
        </PlainButton>
      ) : (
        <PlainButton variant="ball" disabled>
          Noch einen wählen
        </PlainButton>
      )}
    </section>
  );
}
