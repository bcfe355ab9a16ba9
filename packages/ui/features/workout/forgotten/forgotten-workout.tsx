import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { acceptEnding, endForgottenWorkouts, goOnWithWorkout, ANNOUNCED_DAYS } from '@anwurf/db/commands/end-left-workout';
import { endedItself } from '@anwurf/db/queries/finished-workouts';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { sessionById } from '@anwurf/db/queries/sessions';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { localTimeIn } from '@anwurf/domain/calendar/local-time';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { useEffect } from 'react';
import { dateOf } from '../../../data/week/day-words.ts';
import { sayFailure } from '../../../forms/say-failure.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { useNow } from '../../../kit/use-now.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import type { EditedWorkout } from '../edit/edited-workout.ts';
import styles from './forgotten-workout.module.css';
import { useToday } from '../../../data/use-today.ts';

const canBeEmpty = { canBeEmpty: true };
const HOUR_MS = 3_600_000;
/** A key that no session has. */
const noSession = '00000000-0000-0000-0000-000000000000';

/** Ends what was forgotten, now and every hour, once this device has what the server has, or there is no network. */
function useForgottenEnd() {
  const now = useNow(HOUR_MS);
  const db = useDatabase();
  const isCurrent = useSyncState(
    ({ firstSyncDone, connection, isBehind }) => firstSyncDone && connection !== 'connecting' && (connection !== 'online' || !isBehind),
  );
  useEffect(() => {
    // A failed write is retried with the next visit.
    if (isCurrent) void endForgottenWorkouts(db, now).catch(() => undefined);
  }, [db, isCurrent, now]);
}

/** The end of the workout: '18:42 Uhr'. */
const endOf = ({ completedAt, timeZone }: EditedWorkout) => `${localTimeIn(completedAt, timeZone)} Uhr`;

interface NoticeProps {
  workout: EditedWorkout;
  onGoOn: (workout: EditedWorkout) => void;
}

function Notice({ workout, onGoOn }: NoticeProps) {
  const db = useDatabase();
  const { sessionId, setCount } = workout;
  const session = loadedOr(useFirstRow(sessionById(sessionId ?? noSession), canBeEmpty), null);
  const canGoOn = sessionId === null || session !== null;
  const accept = () =>
    void sayFailure(acceptEnding(db, workout), 'Fehler', 'Das konnte nicht gespeichert werden. Dein Training ist gespeichert.');

  async function goOn() {
    await goOnWithWorkout(db, workout);
    onGoOn(workout);
  }
  return (
    <Card aria-labelledby="forgotten-workout">
      <div className={styles.notice}>
        <h2 id="forgotten-workout">Training vom {format(dateOf(workout.day), 'EEEE, d.\u00a0MMMM', { locale: de })} ist abgeschlossen</h2>
        <p className={styles.text}>
          Seit über 24 Stunden kam kein Satz dazu. {workout.planName ?? 'Das Training'} zählt bis zum letzten Satz um {endOf(workout)}, mit{' '}
          {setCount === 1 ? 'einem Satz' : `${setCount} Sätzen`}.
        </p>
        <div className={styles.actions}>
          {canGoOn && (
            <Button
              onPress={() =>
                void sayFailure(goOn(), 'Fehler', 'Das Training konnte nicht fortgesetzt werden. Deine Sätze sind gespeichert.')
              }
            >
              Weiter trainieren
            </Button>
          )}
          <ButtonLink to="/workout-completed" search={{ workout: workout.workoutId }} hash="edit" variant="line" onPress={accept}>
            Ändern
          </ButtonLink>
          <Button variant="quiet" onPress={accept}>
            Passt so
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Ends forgotten workouts, and announces the last one that ended itself. */
export function ForgottenWorkout({ onGoOn }: Pick<NoticeProps, 'onGoOn'>) {
  const today = useToday();
  useForgottenEnd();
  const workout = loadedOr(useFirstRow(endedItself(dayAfter(today, -ANNOUNCED_DAYS)), canBeEmpty), null);
  if (workout === null || workout.workoutId === null) return null;
  return <Notice key={workout.id} workout={{ ...workout, workoutId: workout.workoutId }} onGoOn={onGoOn} />;
}
