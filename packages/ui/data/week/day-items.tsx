import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { Check } from 'lucide-react';
import type { WeekDay, WeekEntry } from './use-calendar-week.ts';
import { classNames } from '../../kit/class-names.ts';
import { Num } from '../../kit/text/num.tsx';
import { AreaLink } from '../../links/app-links.ts';
import styles from './day-items.module.css';

function DoneItem({ workout }: { workout: FinishedWorkout }) {
  const title = workout.sessionOrder === null ? (workout.planName ?? 'Training') : `Einheit ${workout.sessionOrder}`;
  const words = (
    <>
      <b>{title}</b>
      <small>
        <Num>{workout.durationMinutes}</Num> min
      </small>
      <small className={styles.done}>
        <Check size={15} strokeWidth={3} aria-hidden="true" />
        erledigt
      </small>
    </>
  );
  if (workout.workoutId === null) return <div className={classNames(styles.item, styles.own)}>{words}</div>;
  return (
    <AreaLink to="/workout-completed" search={{ workout: workout.workoutId }} className={classNames(styles.item, styles.own)}>
      {words}
    </AreaLink>
  );
}

/** A session that is to be trained, where it is not moved. */
export function PlannedItem({ entry }: { entry: WeekEntry }) {
  return (
    <AreaLink
      to="/training-plans/$planId"
      params={{ planId: entry.planId }}
      search={{ session: entry.sessionId }}
      className={classNames(styles.item, styles.own, styles.ahead)}
    >
      <b>Einheit {entry.order}</b>
      <small>
        <Num>{entry.minutes}</Num> min{entry.venue && `, ${entry.venue}`}
      </small>
      {entry.isMissed && <small className={styles.missed}>noch offen</small>}
    </AreaLink>
  );
}

/** Items of a day that cannot be moved: finished workouts, team training, a match. Solid is over, dashed is ahead. */
export function DayItems({ day, isPast }: { day: WeekDay; isPast: boolean }) {
  return (
    <>
      {day.done.map((workout) => (
        <DoneItem key={workout.id} workout={workout} />
      ))}
      {day.isTeamDay && (
        <div className={classNames(styles.item, styles.team, !isPast && styles.ahead)}>
          <b>
            Team
            <wbr />
            training
          </b>
        </div>
      )}
      {day.effect === 'match' && (
        <div className={classNames(styles.item, styles.match, !isPast && styles.ahead)}>
          <b>Spiel</b>
        </div>
      )}
    </>
  );
}
