import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { TrainingSums } from '@anwurf/domain/statistics/training-weeks';
import { Facts } from '../../../kit/layout/facts.tsx';
import styles from './sums.module.css';

const minutesOfHour = 60;
const kilogramsOfTonne = 1000;

/** How much was trained in a period. */
export function Sums({ sums: { workouts, volume, minutes } }: { sums: TrainingSums }) {
  const hours = (
    <>
      {Math.floor(minutes / minutesOfHour)}
      <small>h</small> {String(minutes % minutesOfHour).padStart(2, '0')}
    </>
  );
  const facts = [
    { label: workouts === 1 ? 'Einheit' : 'Einheiten', value: workouts },
    { label: 'Tonnen bewegt', value: formatGermanDecimal(volume / kilogramsOfTonne, { decimals: 1 }) },
    { label: 'Stunden', value: hours },
  ];
  return <Facts facts={facts} className={styles.sums} size="l" />;
}
