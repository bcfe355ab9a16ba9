import type { ExtraSession } from '@anwurf/db/queries/extra-sessions';
import { EllipsisVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { dayWords } from '../../data/week/day-words.ts';
import { classNames } from '../../kit/class-names.ts';
import { AreaLink } from '../../links/app-links.ts';
import styles from './planned-card.module.css';

export interface ExtraCardProps {
  extra: ExtraSession;
  isMissed: boolean;
  /** Asks where it goes. */
  onMore: () => void;
}

/** A session of another plan on the day on which the player has put it. */
export function ExtraCard({ extra, isMissed, onMore }: ExtraCardProps) {
  const name = `Einheit ${extra.order}`;
  return (
    <div className={classNames(styles.card, styles.still)}>
      <AreaLink
        to="/training-plans/$planId"
        params={{ planId: extra.planId }}
        search={{ session: extra.sessionId }}
        className={classNames(styles.link)}
      >
        <b>{name}</b>
        <span className={styles.facts}>{extra.planName}</span>
        {isMissed && <span className={styles.missed}>noch offen</span>}
      </AreaLink>
      <Button
        className={classNames(styles.grip, styles.more)}
        aria-label={`${name} von ${extra.planName} ändern, ${dayWords(extra.day)}`}
        onPress={onMore}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}
