import { finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { nextSession } from '@anwurf/db/queries/sessions';
import { latestPlanGeneration } from '@anwurf/db/queries/plan-generation';
import { latestProgress } from '@anwurf/db/queries/workout-progress';
import { useSyncState } from '@anwurf/db/client/react';
import { isProgressValid } from '@anwurf/domain/workout/workout-progress';
import { ButtonLink } from '../../kit/button-link.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useNow } from '../../kit/use-now.ts';
import { GenerationBand } from './generation-band.tsx';
import { LastWorkoutCard } from './last-workout-card.tsx';
import { NextSessionBand } from './next-session-band.tsx';
import styles from './dashboard-screen.module.css';
import { Tiles } from './tiles.tsx';

const next = nextSession();
const last = finishedWorkouts(1);
const running = latestProgress();
const generating = latestPlanGeneration();

export function DashboardScreen() {
  const { firstSyncDone } = useSyncState();
  const now = useNow(60_000);
  const session = useFirstRow(next);
  const workout = useFirstRow(last);
  const progress = useFirstRow(running);
  const generation = useFirstRow(generating);
  const loading =
    session === undefined ||
    progress === undefined ||
    generation === undefined ||
    (session === null && !firstSyncDone && generation === null);
  const resumable = progress && isProgressValid(progress.lastActivityAt, now) ? progress.sessionId : null;
  return (
    <div className={styles.screen}>
      <h1 className={styles.hello}>Viel Erfolg im Training</h1>
      {loading ? (
        <Skeleton height="236px" />
      ) : session ? (
        <NextSessionBand session={session} resumableSessionId={resumable} />
      ) : generation?.status === 'in_bearbeitung' ? (
        <GenerationBand />
      ) : (
        <EmptyState
          title="Noch kein Trainingsplan"
          action={
            <ButtonLink href="/training-plans/new" variant="ball">
              Plan erstellen
            </ButtonLink>
          }
        >
          Beantworte ein paar Fragen, dann stellt der KI Coach deinen Plan zusammen.
        </EmptyState>
      )}
      <Tiles />
      {workout && <LastWorkoutCard workout={workout} />}
    </div>
  );
}
