import type { ReactNode } from 'react';
import { Announcements } from './announcer.tsx';
import { ExerciseList } from './exercise-list.tsx';
import type { RunningWorkout } from './running-workout.ts';
import styles from './workout-columns.module.css';

/** Below the head of a running workout: the exercise, on wide screens beside all of them. */
export function WorkoutColumns({ workout, children }: { workout: RunningWorkout; children: ReactNode }) {
  return (
    <>
      <Announcements spoken={workout.spoken} />
      <div className={styles.columns}>
        <ExerciseList workout={workout} />
        {children}
      </div>
    </>
  );
}
