import { HANDBALL_KINDS, HANDBALL_WORDS, type HandballKind } from '@anwurf/domain/week/handball-load';
import { Check } from 'lucide-react';
import type { DoneWorkout, WeekDay, WeekEntry } from './use-calendar-week.ts';
import { classNames } from '../../kit/class-names.ts';
import { Num } from '../../kit/text/num.tsx';
import { AreaLink } from '../../links/app-links.ts';
import styles from './day-items.module.css';

/** 'Einheit 2' of the current plan; of another one with its name; a free training. */
function doneWords({ kind, sessionOrder, planName }: DoneWorkout): { title: string; of: string | null } {
  if (kind === 'free') return { title: 'Freies Training', of: planName };
  return { title: `Einheit ${sessionOrder}`, of: kind === 'other' ? planName : null };
}

function DoneItem({ workout }: { workout: DoneWorkout }) {
  const { title, of } = doneWords(workout);
  const words = (
    <>
      <b>{title}</b>
      {of !== null && <small className={styles.of}>{of}</small>}
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

/** Team training or a match, and what was noted of it. */
function HandballItem({ day, kind, isPast }: { day: WeekDay; kind: HandballKind; isPast: boolean }) {
  const noted = day.handball.find((one) => one.kind === kind);
  const isExpected = kind === 'team' ? day.isTeamDay : day.effect === 'match';
  if (!isExpected && noted === undefined) return null;
  return (
    <div className={classNames(styles.item, styles[kind], !isPast && noted === undefined && styles.ahead)}>
      <b>
        {kind === 'team' ? (
          <>
            Team
            <wbr />
            training
          </>
        ) : (
          HANDBALL_WORDS[kind]
        )}
      </b>
      {noted && (
        <small>
          <Num>{noted.minutes}</Num> min × <Num>{noted.effort}</Num>
        </small>
      )}
    </div>
  );
}

/** Items of a day that cannot be moved: finished workouts, team training, a match. Solid is over, dashed is ahead. */
export function DayItems({ day, isPast }: { day: WeekDay; isPast: boolean }) {
  return (
    <>
      {day.done.map((workout) => (
        <DoneItem key={workout.id} workout={workout} />
      ))}
      {HANDBALL_KINDS.map((kind) => (
        <HandballItem key={kind} day={day} kind={kind} isPast={isPast} />
      ))}
    </>
  );
}
