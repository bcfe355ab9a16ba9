import { useDatabase } from '@anwurf/db/client/react';
import { rateWorkout } from '@anwurf/db/commands/rate-workout';
import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { workoutLoad } from '@anwurf/domain/workout/effort';
import { sayFailure } from '../../../forms/say-failure.ts';
import { Num } from '../../../kit/text/num.tsx';
import { EffortChoice } from '../effort/effort-choice.tsx';
import styles from './summary-effort.module.css';

/** How hard a finished workout was, with the load that follows. */
export function SummaryEffort({ workout: { id, effort, durationMinutes } }: { workout: FinishedWorkout }) {
  const db = useDatabase();

  const rate = (chosen: number) =>
    sayFailure(rateWorkout(db, id, chosen), 'Fehler', 'Die Anstrengung konnte nicht gespeichert werden. Dein Training ist gespeichert.');

  return (
    <div className={styles.effort}>
      <EffortChoice value={effort} onChange={(chosen) => void rate(chosen)}>
        {effort !== null && (
          <>
            : {durationMinutes} min × {effort} = <Num>{workoutLoad(durationMinutes, effort)}</Num> Belastung
          </>
        )}
      </EffortChoice>
    </div>
  );
}
