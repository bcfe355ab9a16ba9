import { Card } from '../../kit/layout/card.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import styles from './player-skeleton.module.css';

/** The player card's place while it loads. */
export function PlayerSkeleton() {
  return (
    <Card flush aria-busy="true" aria-label="Spielerkarte lädt">
      <div className={styles.head}>
        <Skeleton width="44px" height="44px" />
        <div className={styles.lines}>
          <Skeleton width="60%" height="16px" />
          <Skeleton width="40%" height="12px" />
        </div>
      </div>
      <PlayerValuesSkeleton />
    </Card>
  );
}

/** The figures' place while they load. */
export function PlayerValuesSkeleton() {
  return (
    <div className={styles.values}>
      <Skeleton height="47px" />
      <Skeleton height="47px" />
      <Skeleton height="47px" />
      <Skeleton height="47px" />
    </div>
  );
}
