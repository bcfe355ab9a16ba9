import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { planCategory } from '@anwurf/domain/plan/plan-category';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { Badge } from '../../kit/badge.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Num } from '../../kit/num.tsx';
import { AreaLink } from '../../links/app-links.ts';
import styles from './workout-row.module.css';

/** A finished workout: day, name, category, minutes, kilograms. */
export function WorkoutRow({ workout }: { workout: FinishedWorkout }) {
  const name = workout.planName ?? 'Training';
  const inner = (
    <>
      <span className={styles.day}>
        <Num>{format(workout.completedAt, 'dd')}</Num>
        <span>{format(workout.completedAt, 'MMM', { locale: de }).replace('.', '')}</span>
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {name}
          {workout.sessionOrder !== null && `, Einheit ${workout.sessionOrder}`}
        </span>
        <span className={styles.facts}>
          <Badge>{planCategory(name)}</Badge>
          <Num unit="min">{workout.durationMinutes}</Num>
          {workout.volume > 0 ? (
            <Num unit="kg">{formatGermanDecimal(workout.volume, { decimals: 0 })}</Num>
          ) : (
            <Num unit={workout.setCount === 1 ? 'Satz' : 'Sätze'}>{workout.setCount}</Num>
          )}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {workout.workoutId === null ? (
        <div className={styles.row}>{inner}</div>
      ) : (
        <AreaLink to="/workout-completed" search={{ workout: workout.workoutId }} className={classNames(styles.row)}>
          {inner}
        </AreaLink>
      )}
    </li>
  );
}
