import { useSyncState } from '@anwurf/db/client/react';
import { BottomAction } from '../../../kit/bottom-action.tsx';
import { Button } from '../../../kit/button.tsx';
import gauge from './generation-gauge.module.css';
import styles from './generation-screen.module.css';
import { GoalGauge } from './goal-gauge.tsx';

/** On a device that does not know yet how the plan stands: what it waits for. */
export function GenerationUnknown({ onLeave }: { onLeave: () => void }) {
  const { connection } = useSyncState();
  const isOffline = connection === 'offline';
  return (
    <>
      <GoalGauge percent={0}>
        <span className={gauge.percent}>–</span>
      </GoalGauge>
      <h1 className={gauge.title}>Dein Plan</h1>
      <p className={gauge.text} role="status">
        {isOffline
          ? 'Kein Empfang. Wie weit dein Plan ist, siehst du hier, sobald du wieder Empfang hast.'
          : 'Deine Daten kommen auf dieses Gerät...'}
      </p>
      {isOffline && (
        <div className={styles.dock}>
          <BottomAction>
            <Button variant="court" onPress={onLeave}>
              Zum Dashboard
            </Button>
          </BottomAction>
        </div>
      )}
    </>
  );
}
