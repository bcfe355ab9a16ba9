import type { TrainedWorkout } from '@anwurf/db/queries/training-statistics';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { planCategory } from '@anwurf/domain/plan/plan-category';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { ArrowUpFromLine } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import styles from './workout-row.module.css';
import { workoutTitle } from './workout-words.ts';
import { dateOf } from '../../../data/week/day-words.ts';

export interface WorkoutRowProps {
  workout: TrainedWorkout;
  /** In how many exercises it set records. */
  records: number;
  isOpen: boolean;
  onOpen: () => void;
}

/** A finished workout: day, name, category, minutes, kilograms, records. */
export function WorkoutRow({ workout, records, isOpen, onOpen }: WorkoutRowProps) {
  return (
    <li>
      <Button
        onPress={onOpen}
        className={classNames(styles.row, isOpen && styles.open)}
        {...(isOpen && { 'aria-current': 'true' as const })}
      >
        <span className={styles.day}>
          <Num>{format(dateOf(workout.day), 'dd')}</Num>
          <span>{format(dateOf(workout.day), 'MMM', { locale: de }).replace('.', '')}</span>
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{workoutTitle(workout)}</span>
          <span className={styles.facts}>
            <Badge>{planCategory(workout.planName ?? '')}</Badge>
            {workout.isShared && <Badge kind="court">Geteilt</Badge>}
            <Num unit="min">{workout.durationMinutes}</Num>
            {workout.volume > 0 ? (
              <Num unit="kg">{formatGermanDecimal(workout.volume, { decimals: 0 })}</Num>
            ) : (
              <Num unit={workout.setCount === 1 ? 'Satz' : 'Sätze'}>{workout.setCount}</Num>
            )}
            {records > 0 && (
              <span className={styles.records}>
                <ArrowUpFromLine size={15} strokeWidth={2.6} aria-hidden="true" />
                <Num>{records}</Num>
                <VisuallyHidden>{records === 1 ? 'Bestleistung' : 'Bestleistungen'}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Button>
    </li>
  );
}
