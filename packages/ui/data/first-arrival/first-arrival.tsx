import { useSyncState } from '@anwurf/db/client/react';
import { Check } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import { Card } from '../../kit/layout/card.tsx';
import { Num } from '../../kit/text/num.tsx';
import { useLongWait } from '../use-long-wait.ts';
import { type Arriving, arrivalSteps, type ArrivalStep, arrivedPercent, canTrain, isArriving } from './arrival-steps.ts';
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

/** Whether this device is being filled for the first time. */
export const useIsArriving = (): boolean => useSyncState(isArriving);

function StepState({ share }: Pick<ArrivalStep, 'share'>) {
  if (share === 1) return <Check size={20} role="img" aria-label="da" />;
  if (share === null) return <span>kommt</span>;
  return share === 0 ? <span>folgt</span> : <Num unit="%">{Math.floor(share * 100)}</Num>;
}

function Track({ percent }: { percent: number }) {
  return (
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
  );
}

/** Below a session whose rows come from the server: why it cannot be trained yet, if that takes long. */
export function StillArriving() {
  const arriving = useArriving();
  const isLong = useLongWait(isArriving(arriving) && !canTrain(arriving));
  if (!isLong) return null;
  return (
    <Card>
      <Track percent={arrivedPercent(arriving)} />
      <p>Die App kommt noch auf dieses Gerät. Sobald sie da ist, kannst du trainieren, auch ohne Netz.</p>
    </Card>
  );
}

/** List of the data that come to a new device and how much of them is here; nothing on a device that has its data. */
export function FirstArrival() {
  const arriving = useArriving();
  if (!isArriving(arriving)) return null;
  return (
    <Card>
      <Track percent={arrivedPercent(arriving)} />
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
