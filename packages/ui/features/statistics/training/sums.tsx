import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { TrainingSums } from '@anwurf/domain/statistics/training-weeks';
import { format } from 'date-fns';
import { Facts } from '../../../kit/layout/facts.tsx';
import styles from './sums.module.css';

const minutesOfHour = 60;
const kilogramsOfTonne = 1000;

export interface SumsProps {
  sums: TrainingSums;
  /** First and last day that is summed up, local days; without a first one all days. */
  from: string | null;
  to: string;
}

const dateOf = (day: string) => format(new Date(`${day}T00:00:00`), 'dd.MM.yyyy');

/** How much was trained in a period, and which days these are. */
export function Sums({ sums: { workouts, volume, minutes }, from, to }: SumsProps) {
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
  return (
    <div>
      <Facts facts={facts} className={styles.sums} size="l" />
      <p className={styles.days}>{from === null ? `Alle Tage bis ${dateOf(to)}` : `Vom ${dateOf(from)} bis ${dateOf(to)}`}</p>
    </div>
  );
}
