import { finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../brand/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import { NotLoaded } from '../../data/not-loaded.tsx';
import styles from './statistics-screen.module.css';
import { WorkoutRow } from './workout-row.tsx';

const pageSize = 20;

/** The finished workouts, newest first. */
export function StatisticsScreen() {
  const [shown, setShown] = useState(pageSize);
  // One more than shown tells whether there is more.
  const data = useRows(finishedWorkouts(shown + 1));
  if (data.state !== 'rows') {
    return (
      <Page title="Statistik" width="reading">
        <NotLoaded data={data} skeleton={<Skeleton height="320px" />} />
      </Page>
    );
  }
  const workouts = data.value;
  return (
    <Page title="Statistik" width="reading">
      {workouts.length === 0 ? (
        <EmptyState
          title="Noch keine Trainings absolviert"
          action={
            <ButtonLink to="/training-plans" variant="ball">
              Zu den Trainingsplänen
            </ButtonLink>
          }
        >
          Schließe dein erstes Training ab, dann steht es hier mit allen Sätzen.
        </EmptyState>
      ) : (
        <section aria-labelledby="finished">
          <h2 id="finished" className={styles.title}>
            Abgeschlossene Trainings
          </h2>
          <Card flush>
            <ul className={styles.list}>
              {workouts.slice(0, shown).map((workout) => (
                <WorkoutRow key={workout.id} workout={workout} />
              ))}
            </ul>
          </Card>
          {workouts.length > shown && (
            <div className={styles.more}>
              <Button variant="quiet" onPress={() => setShown(shown + pageSize)}>
                Mehr laden
              </Button>
            </div>
          )}
        </section>
      )}
    </Page>
  );
}
