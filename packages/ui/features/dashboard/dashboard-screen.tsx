import { finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { LastWorkoutCard } from './last-workout-card.tsx';
import { NextUp } from './next-up.tsx';
import { SwipePages } from './swipe-pages.tsx';
import { Tiles } from './tiles.tsx';
import styles from './dashboard-screen.module.css';

const last = finishedWorkouts(1);

export interface DashboardScreenProps {
  /** The chosen player's card, or the way to choose one. */
  playerCard: ReactNode;
  /** The panel of the second page. */
  unlockPanel: ReactNode;
}

/** Two pages: what to do next, and what there is to know about players. */
export function DashboardScreen({ playerCard, unlockPanel }: DashboardScreenProps) {
  const workout = useFirstRow(last);
  return (
    <SwipePages
      label="Dashboard"
      pages={[
        <div key="training" className={styles.training}>
          <h1 className={styles.hello}>Viel Erfolg im Training</h1>
          <div className={styles.next}>
            <NextUp />
          </div>
          <Tiles />
          <div>{playerCard}</div>
        </div>,
        <div key="players" className={styles.players}>
          {unlockPanel}
          {workout.state === 'failed' && <NotLoaded data={workout} />}
          {workout.state === 'rows' && workout.value && <LastWorkoutCard workout={workout.value} />}
        </div>,
      ]}
    />
  );
}
