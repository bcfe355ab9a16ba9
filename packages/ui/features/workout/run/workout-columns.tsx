import type { ReactNode } from 'react';
import { Announcements } from './announcer.tsx';
import type { RunningWorkout } from './running-workout.ts';
import styles from './workout-columns.module.css';

export interface WorkoutColumnsProps {
  workout: RunningWorkout;
  /** On wide screens beside the exercise: all of them. */
  list: ReactNode;
  children: ReactNode;
}

/** Below the head of a running workout: the exercise, on wide screens beside all of them. */
export function WorkoutColumns({ workout, list, children }: WorkoutColumnsProps) {
  return (
    <>
      <Announcements spoken={workout.spoken} />
      <div className={styles.columns}>
        <nav className={styles.list} aria-label="Übungen der Einheit">
          {list}
        </nav>
        {children}
      </div>
    </>
  );
}
