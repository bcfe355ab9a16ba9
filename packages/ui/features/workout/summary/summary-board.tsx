import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { LoggedSet } from '@anwurf/domain/workout/logged-set';
import type { WorkoutSummary } from '@anwurf/domain/workout/workout-summary';
import { X } from 'lucide-react';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { IconLink } from '../../../links/app-links.ts';
import styles from './summary-board.module.css';
import { dayWords, momentWords } from '../../../data/workout-moment.ts';

/** The scoreboard of a workout: kilograms moved when there were any, else sets. */
export function SummaryBoard({ workout, summary }: { workout: FinishedWorkout; summary: WorkoutSummary<LoggedSet> }) {
  const { exerciseCount, setCount, movedKilograms } = summary;
  // A training that belongs to no session.
  const isLive = workout.sessionId === null;
  const facts = [
    { label: exerciseCount === 1 ? 'Übung' : 'Übungen', value: exerciseCount },
    ...(movedKilograms === null ? [] : [{ label: setCount === 1 ? 'Satz' : 'Sätze', value: setCount }]),
    { label: workout.durationMinutes === 1 ? 'Minute' : 'Minuten', value: workout.durationMinutes },
  ];
  return (
    <header className={styles.board} data-surface="board">
      <div className={styles.inner}>
        <IconLink to="/dashboard" aria-label="Zurück zum Dashboard">
          <X aria-hidden="true" />
        </IconLink>
        <h1 className={styles.title}>{isLive ? 'Workout Abgeschlossen' : 'Training abgeschlossen'}</h1>
        <p className={styles.when}>
          {isLive ? momentWords(workout) : dayWords(workout)}
          <br />
          {workout.planName ?? 'Training'}
          {workout.sessionOrder !== null && `, Einheit ${workout.sessionOrder}`}
        </p>
        <p className={styles.hero}>
          <Num>{formatGermanDecimal(movedKilograms ?? setCount, { decimals: 0 })}</Num>
          <span>{movedKilograms === null ? (setCount === 1 ? 'Satz' : 'Sätze') : 'kg bewegt'}</span>
        </p>
        <Facts facts={facts} className={styles.facts} />
        <p className={styles.praise}>
          Du hast {exerciseCount} {exerciseCount === 1 ? 'Übung' : 'Übungen'} erfolgreich abgeschlossen.
        </p>
      </div>
    </header>
  );
}
