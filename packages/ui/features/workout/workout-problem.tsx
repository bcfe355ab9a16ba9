import type { ReactNode } from 'react';
import { type NotLoadedProps, ReadFailure } from '../../data/not-loaded.tsx';
import { ButtonLink } from '../../kit/button-link.tsx';
import { ErrorCard } from '../../kit/error-card.tsx';
import { WorkoutLoading } from './run/workout-loading.tsx';
import styles from './workout-problem.module.css';

export interface NoWorkoutProps {
  title: string;
  /** What is safe comes first. */
  children: ReactNode;
  /** The way on. */
  href: string;
  linkLabel: string;
}

/** What the address names cannot be shown as a workout. */
export function NoWorkout({ title, children, href, linkLabel }: NoWorkoutProps) {
  const link = (
    <ButtonLink href={href} variant="court">
      {linkLabel}
    </ButtonLink>
  );
  return (
    <div className={styles.problem}>
      <ErrorCard title={title} actions={link}>
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
