import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import type { ReactNode } from 'react';
import { Badge } from '../../kit/feedback/badge.tsx';
import styles from './player-head.module.css';
import { PlayerNumber } from './player-number.tsx';

export interface PlayerHeadProps {
  card: PlayerCard;
  /** Null: unknown. */
  shirtNumber: number | null;
  isDemo: boolean;
  /** Icon buttons at the right. */
  tools?: ReactNode;
}

/** Heading of a player: number, name, team and season. */
export function PlayerHead({ card, shirtNumber, isDemo, tools }: PlayerHeadProps) {
  return (
    <header className={styles.head}>
      <PlayerNumber values={{ shirtNumber }} />
      <div className={styles.who}>
        <h2 className={styles.name}>
          {card.name} {isDemo && <Badge>Demo</Badge>}
        </h2>
        <p className={styles.team}>{[card.team, card.season].filter(Boolean).join(', ')}</p>
      </div>
      {tools}
    </header>
  );
}
