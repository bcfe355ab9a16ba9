import { useSyncState } from '@anwurf/db/client/react';
import { Check } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import { Card } from '../../kit/layout/card.tsx';
import { Num } from '../../kit/text/num.tsx';
import { type Arriving, arrivalSteps, type ArrivalStep, arrivedPercent, isArriving } from './arrival-steps.ts';
import styles from './first-arrival.module.css';

/** How far a new device is with its data. */
export function useArriving(): Arriving {
  return {
    store: useSyncState(({ store }) => store),
    fetchedShare: useSyncState(({ fetchedShare }) => fetchedShare),
    arrived: useSyncState(({ arrived }) => arrived),
    firstSyncDone: useSyncState(({ firstSyncDone }) => firstSyncDone),
  };
}

function StepState({ share }: Pick<ArrivalStep, 'share'>) {
  if (share === 1) return <Check size={20} role="img" aria-label="da" />;
  if (share === null) return <span>kommt</span>;
  return share === 0 ? <span>folgt</span> : <Num unit="%">{Math.floor(share * 100)}</Num>;
}

/** List of the data that come to a new device and how much of them is here; nothing on a device that has its data. */
export function FirstArrival() {
  const arriving = useArriving();
  if (!isArriving(arriving)) return null;
  const percent = arrivedPercent(arriving);
  return (
    <Card>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="Deine Daten kommen auf dieses Gerät"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </div>
      <ul className={styles.steps}>
        {arrivalSteps(arriving).map(({ words, share }) => (
          <li key={words} className={classNames(styles.step, share === 0 && styles.open)}>
            <span>{words}</span>
            <StepState share={share} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
