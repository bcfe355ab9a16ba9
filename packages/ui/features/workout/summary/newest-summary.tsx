import { finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { SummaryScreen, type SummaryScreenProps } from './summary-screen.tsx';

const newest = finishedWorkouts(1);

export interface NewestSummaryProps extends Pick<SummaryScreenProps, 'invite'> {
  /** Where there is no workout. */
  missing: ReactNode;
  renderComments: (workoutId: string) => ReactNode;
}

/** The summary of the newest workout, as after a bookmark. */
export function NewestSummary({ missing, invite, renderComments }: NewestSummaryProps) {
  const workout = useFirstRow(newest);
  if (workout.state !== 'rows') return <NotLoaded data={workout} skeleton={<Skeleton height="480px" />} />;
  const id = workout.value?.workoutId;
  return id === undefined || id === null ? (
    missing
  ) : (
    <SummaryScreen key={id} workoutId={id} invite={invite} comments={renderComments(id)} />
  );
}
