import { useAbsence } from '../../../data/absence.ts';
import gauge from './generation-gauge.module.css';
import { GoalGauge } from './goal-gauge.tsx';
import { ToDashboard } from './to-dashboard.tsx';

/** On a device that does not know yet how the plan stands: what it waits for. */
export function GenerationUnknown({ onLeave }: { onLeave: () => void }) {
  const absence = useAbsence();
  return (
    <>
      <GoalGauge percent={0}>
        <span className={gauge.percent}>–</span>
      </GoalGauge>
      <h1 className={gauge.title}>Dein Plan</h1>
      <p className={gauge.text} role="status">
        {absence === null
          ? 'Deine Daten kommen auf dieses Gerät...'
          : `${absence.reason} Wie weit dein Plan ist, siehst du hier, ${absence.end}.`}
      </p>
      {absence !== null && <ToDashboard onLeave={onLeave} />}
    </>
  );
}
