import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { compareWorkouts } from '@anwurf/domain/workout/workout-comparison';
import styles from './summary-comparison.module.css';

function difference(amount: number, one: string, many: string): string {
  if (amount === 0) return `gleich viele ${many}`;
  const size = formatGermanDecimal(Math.abs(amount), { decimals: 0 });
  return `${size} ${Math.abs(amount) === 1 ? one : many} ${amount > 0 ? 'mehr' : 'weniger'}`;
}

/** The workout beside the last time of the same session; more is not always better, so nothing is judged. */
export function SummaryComparison({ workout, before }: { workout: FinishedWorkout; before: FinishedWorkout }) {
  const { volume, sets, minutes } = compareWorkouts(workout, before);
  const parts = [
    ...(volume === null ? [] : [volume === 0 ? 'gleich viele kg bewegt' : difference(volume, 'kg', 'kg')]),
    difference(sets, 'Satz', 'Sätze'),
    difference(minutes, 'Minute', 'Minuten'),
  ];
  return (
    <section className={styles.comparison}>
      <h2>Verglichen mit dem letzten Mal, {formatGermanDate(before.day)}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}
