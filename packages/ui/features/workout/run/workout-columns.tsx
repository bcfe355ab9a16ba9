import type { ReactNode } from 'react';
import { useWide } from '../../../kit/use-media.ts';
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
  // Fifteen menus that nobody sees would take longer to draw than all the rest of a phone's workout.
  const isWide = useWide();
  return (
    <>
      <Announcements spoken={workout.spoken} />
      <div className={styles.columns}>
        {isWide && (
          <nav className={styles.list} aria-label="Übungen der Einheit">
            {list}
          </nav>
        )}
        {children}
      </div>
    </>
  );
}
