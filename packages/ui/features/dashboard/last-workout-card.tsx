import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { Card } from '../../kit/layout/card.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Facts } from '../../kit/layout/facts.tsx';
import { AreaLink } from '../../links/app-links.ts';
import styles from './last-workout-card.module.css';
import { dateOf } from '../../data/week/day-words.ts';

/**
 * The last finished workout, in numbers.
 * @param isLogHere false: on a new device the sets come last, and are not said to be none before
 */
export function LastWorkoutCard({ workout, isLogHere }: { workout: FinishedWorkout; isLogHere: boolean }) {
  const facts = [
    ...(isLogHere && workout.volume > 0 ? [{ label: 'kg bewegt', value: formatGermanDecimal(workout.volume, { decimals: 0 }) }] : []),
    { label: isLogHere && workout.setCount === 1 ? 'Satz' : 'Sätze', value: isLogHere ? String(workout.setCount) : '–' },
    { label: workout.durationMinutes === 1 ? 'Minute' : 'Minuten', value: String(workout.durationMinutes) },
  ];
  const title = `${workout.planName ?? 'Training'}${workout.sessionOrder === null ? '' : `, Einheit ${workout.sessionOrder}`}`;
  return (
    <Card flush>
      <header className={styles.head}>
        <p className={styles.date}>Zuletzt am {format(dateOf(workout.day), 'd. MMMM', { locale: de })}</p>
        <h2 className={styles.title}>
          {workout.workoutId === null ? (
            title
          ) : (
            <AreaLink to="/workout-completed" search={{ workout: workout.workoutId }} className={classNames(styles.link)}>
              {title}
            </AreaLink>
          )}
        </h2>
      </header>
      <Facts facts={facts} className={styles.facts} size="m" />
    </Card>
  );
}
