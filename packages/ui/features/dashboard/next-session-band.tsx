import { finishedSince } from '@anwurf/db/queries/finished-workouts';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { exercisesOfSession } from '@anwurf/db/queries/plan-exercises';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import type { NextSession } from '@anwurf/db/queries/sessions';
import { trainingSeconds } from '@anwurf/domain/plan/training-seconds';
import { startOfWeek } from 'date-fns';
import { Court } from '../../brand/court.tsx';
import { Num } from '../../kit/num.tsx';
import { useNow } from '../../kit/use-now.ts';
import { ButtonLink } from '../../links/app-links.ts';
import styles from './next-session-band.module.css';

export interface NextSessionBandProps {
  session: NextSession;
  /** A session whose workout is running and can be resumed. */
  resumableSessionId: string | null;
}

/** 'Nächste Einheit' on the court, with this week in the goal area. */
export function NextSessionBand({ session, resumableSessionId }: NextSessionBandProps) {
  const monday = startOfWeek(useNow(60_000), { weekStartsOn: 1 }).toISOString();
  const week = loadedOr(useFirstRow(finishedSince(monday)), null);
  const exercises = loadedOr(useRows(exercisesOfSession(session.id)), []);
  const minutes = Math.round(trainingSeconds(exercises) / 60);
  return (
    <section className={styles.band} data-surface="court" aria-labelledby="next-session">
      <Court view="side" />
      <p className={styles.kicker}>Nächste Einheit</p>
      <h2 id="next-session" className={styles.title}>
        {session.planName}, <span className={styles.whole}>Einheit {session.order}</span>
      </h2>
      <p className={styles.facts}>
        <Num>{session.exerciseCount}</Num> {session.exerciseCount === 1 ? 'Übung' : 'Übungen'}
        {minutes > 0 && (
          <>
            {' · etwa '}
            <Num>{minutes}</Num> min
          </>
        )}
      </p>
      <div className={styles.action}>
        <ButtonLink variant="ball" to="/training/plan/$sessionId/start" params={{ sessionId: resumableSessionId ?? session.id }}>
          {resumableSessionId ? 'Training fortsetzen' : 'Jetzt trainieren'}
        </ButtonLink>
      </div>
      <p className={styles.week}>
        <Num size="l">{week?.count ?? '–'}</Num>
        <span>von {session.sessionCount} diese Woche</span>
      </p>
    </section>
  );
}
