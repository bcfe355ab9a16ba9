import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { sharedReadiness } from '@anwurf/db/queries/readiness';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { isFresh, readinessOf } from '@anwurf/domain/readiness/readiness';
import { useMemo } from 'react';
import { ReadinessCourse } from '../../../data/readiness/readiness-course.tsx';
import { readinessNumber, readinessWords } from '../../../data/readiness/readiness-words.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { dayText } from '../squad/member-words.ts';
import styles from './shared-readiness.module.css';

const DAYS = 28;

export interface SharedReadinessProps {
  team: string;
  user: string;
  today: string;
  /** Whether entries of earlier weeks are still under way. */
  isOlderComing: boolean;
}

/** How fit a player has felt in the last four weeks. */
export function SharedReadiness({ team, user, today, isOlderComing }: SharedReadinessProps) {
  const from = dayAfter(today, 1 - DAYS);
  const entries = loadedOr(
    useList(
      useMemo(() => sharedReadiness(team, user, from), [team, user, from]),
      { canBeEmpty: true },
    ),
    [],
  );
  const last = entries.at(-1);
  const judged = last === undefined ? null : readinessOf(last);
  // An older one may be compared with too few of the days before it.
  const readiness = judged !== null && isOlderComing && !isFresh(judged, today) ? { ...judged, compared: null } : judged;
  return (
    <Card>
      <div className={styles.readiness}>
        <h2>Bereitschaft</h2>
        {readiness === null ? (
          <p className={styles.words}>In den letzten vier Wochen kein Eintrag.</p>
        ) : (
          <>
            <p className={styles.now}>
              <Num size="m">{readinessNumber(readiness.value)}</Num>
              <span className={styles.words}>{`${dayText(readiness.day, today)}: ${readinessWords(readiness)}`}</span>
            </p>
            <ReadinessCourse entries={entries} today={today} days={DAYS} />
          </>
        )}
      </div>
    </Card>
  );
}
