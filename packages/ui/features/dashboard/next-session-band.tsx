import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { type TrainedOn, trainedSessions } from '@anwurf/db/queries/plan-course';
import { exercisesOfSession } from '@anwurf/db/queries/plan-exercises';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { NextSession } from '@anwurf/db/queries/sessions';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { amountsInWeek } from '@anwurf/domain/coach/week-amounts';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { Court } from '../../brand/court.tsx';
import { SparedNote } from '../../data/spared-note.tsx';
import type { PlanWeek } from '../../data/use-plan-week.ts';
import { BeforeMatchNote } from '../../data/before-match-note.tsx';
import { FewerThrowsNote } from '../../data/week/fewer-throws-note.tsx';
import { HealthNote } from '../../data/health/health-note.tsx';
import { useToday } from '../../data/use-today.ts';
import { useSessionOfDay } from '../../data/use-session-of-day.ts';
import { weekWords } from '../../data/week-words.ts';
import { dateOf } from '../../data/week/day-words.ts';
import { Num } from '../../kit/text/num.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import styles from './next-session-band.module.css';

/** A day without a session of the plan: a match, the team's training, a pause of the plan, or nothing. */
export type RestDay = 'match' | 'team' | 'pause' | 'free';

export interface NextSessionBandProps {
  session: NextSession;
  /** Null: there is something to train today. */
  rest: RestDay | null;
  /** Null: a plan without weeks. */
  week: PlanWeek | null;
  /** The day it is planned for, such as '2026-11-28'; null: none. */
  plannedDay: string | null;
  /** A session whose workout is running and can be resumed. */
  resumableSessionId: string | null;
}

/** 'Heute', 'Nächste Einheit, Mittwoch'. */
function whenWords(day: string | null, today: string): string {
  if (day === today) return 'Heute';
  return day !== null && day > today ? `Nächste Einheit, ${format(dateOf(day), 'EEEE', { locale: de })}` : 'Nächste Einheit';
}

const canBeEmpty = { canBeEmpty: true };
const restWords: Readonly<Record<RestDay, string>> = {
  match: 'Heute Spiel',
  team: 'Heute Teamtraining',
  pause: 'Plan pausiert',
  free: 'Heute frei',
};

/** How many sessions of a plan without weeks were trained from a day on; null: not read yet. */
function trainedSince(day: string, trained: readonly TrainedOn[] | null): number | null {
  return trained && new Set(trained.filter((one) => one.day >= day).map(({ order }) => order)).size;
}

/** 'Nächste Einheit' on the court, with this week in the goal area. */
export function NextSessionBand({ session, rest, week, plannedDay, resumableSessionId }: NextSessionBandProps) {
  const today = useToday();
  const trained = loadedOr(useRows(trainedSessions(session.planId), canBeEmpty), null);
  const doneCount = week === null || week.isOver ? trainedSince(mondayOf(today), trained) : week.done.length;
  const planned = loadedOr(useRows(exercisesOfSession(session.id)), []);
  const inWeek = planned.map((exercise) => amountsInWeek(exercise, week?.week ?? 1));
  // As it will be on its day, which may be the day before a match.
  const day = plannedDay !== null && plannedDay > today ? plannedDay : today;
  const { exercises, minutes, changes, health, fewerThrows, leftOutBeforeMatch } = useSessionOfDay(session.id, inWeek, day);
  // On the day on which it was made a plan waits for no weekday, only for a match.
  const isFirstDay = week?.startDay === today && trained?.length === 0 && rest !== 'match' && rest !== 'pause';
  const isResting = planned.length > 0 && exercises.length === 0;
  const isOnTheWay = changes.some(({ level }) => level === null);
  const count = leftOutBeforeMatch === null ? session.exerciseCount : exercises.length;
  const kicker = [...(rest === null ? [] : [restWords[rest]]), whenWords(plannedDay, today), ...(week === null ? [] : [weekWords(week)])];
  return (
    <>
      <section className={styles.band} data-surface="court" aria-labelledby="next-session">
        <Court view="side" />
        <p className={styles.kicker}>
          <span className={styles.parts}>
            {kicker.map((words, index) => (
              <span key={words} className={styles.part}>
                {index > 0 && <span className={styles.dot}> · </span>}
                {words}
              </span>
            ))}
          </span>
        </p>
        <h2 id="next-session" className={styles.title}>
          {session.planName}, <span className={styles.whole}>Einheit {session.order}</span>
        </h2>
        <p className={styles.facts}>
          <Num>{count}</Num> {count === 1 ? 'Übung' : 'Übungen'}
          {minutes > 0 && (
            <>
              {' · etwa '}
              <Num>{minutes}</Num> min
            </>
          )}
        </p>
        <div className={styles.action}>
          {isResting && isOnTheWay ? (
            <ButtonLink variant="ball" to="/return-to-play">
              Weg ansehen
            </ButtonLink>
          ) : (
            <ButtonLink
              variant={rest === null || isFirstDay ? 'ball' : 'line'}
              to="/training/plan/$sessionId/start"
              params={{ sessionId: resumableSessionId ?? session.id }}
            >
              {resumableSessionId
                ? 'Training fortsetzen'
                : rest === null
                  ? 'Jetzt trainieren'
                  : isFirstDay
                    ? 'Heute anfangen'
                    : 'Trotzdem trainieren'}
            </ButtonLink>
          )}
        </div>
        <p className={styles.week}>
          <Num size="l">{doneCount ?? '–'}</Num>
          <span>von {week?.sessions.length ?? session.sessionCount} diese Woche</span>
        </p>
      </section>
      <HealthNote effect={health} />
      <FewerThrowsNote rise={fewerThrows} />
      <BeforeMatchNote leftOut={day === today ? leftOutBeforeMatch : null} />
      <SparedNote changes={changes} isResting={isResting} />
    </>
  );
}
