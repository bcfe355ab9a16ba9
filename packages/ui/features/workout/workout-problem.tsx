import type { ReactNode } from 'react';
import { type NotLoadedProps, ReadFailure } from '../../data/not-loaded.tsx';
import { ErrorCard } from '../../kit/error-card.tsx';
import { WorkoutLoading } from './run/workout-loading.tsx';
import styles from './workout-problem.module.css';

export interface NoWorkoutProps {
  title: string;
  /** What is safe comes first. */
  children: ReactNode;
  /** The way on, a link. */
  action: ReactNode;
}

/** What the address names cannot be shown as a workout. */
export function NoWorkout({ title, children, action }: NoWorkoutProps) {
  return (
    <div className={styles.problem}>
      <ErrorCard title={title} actions={action}>
        {children}
      </ErrorCard>
    </div>
  );
}

/** Instead of a workout screen: its skeleton, or why it cannot be read. */
export function WorkoutNotLoaded({ data }: Pick<NotLoadedProps, 'data'>) {
  if (data.state === 'loading') return <WorkoutLoading />;
  return (
    <div className={styles.problem}>
      <ReadFailure onRetry={data.retry} />
    </div>
  );
}
