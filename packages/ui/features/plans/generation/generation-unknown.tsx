import { useSyncState } from '@anwurf/db/client/react';
import gauge from './generation-gauge.module.css';
import { GoalGauge } from './goal-gauge.tsx';
import { ToDashboard } from './to-dashboard.tsx';

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
      {isOffline && <ToDashboard onLeave={onLeave} />}
    </>
  );
}
