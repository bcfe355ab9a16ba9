import { advancesSince, trainedExercises } from '@anwurf/db/queries/log-records';
import { pacedSets } from '@anwurf/db/queries/paced-sets';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { foremostRecords, type LogRecord, recordsOfLog } from '@anwurf/domain/statistics/log-records';
import { withPaceRecords } from '@anwurf/domain/statistics/pace-records';
import { recordAddition, recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import { format } from 'date-fns';
import { useMemo } from 'react';
import { Card } from '../../kit/layout/card.tsx';
import { Num } from '../../kit/text/num.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import styles from './new-records.module.css';
import { DividedName } from '../../data/divided-name.tsx';
import { dateOf } from '../../data/week/day-words.ts';
import { useToday } from '../../data/use-today.ts';

const canBeEmpty = { canBeEmpty: true };
const none: readonly never[] = [];
/** Age from which a record is no longer new. */
const daysNew = 28;

/** Of each exercise only the newest. */
function newest(records: readonly LogRecord[], count: number): LogRecord[] {
  const first = new Map<string, LogRecord>();
  for (const record of records) if (!first.has(record.exerciseName)) first.set(record.exerciseName, record);
  return [...first.values()].slice(0, count);
}

/** The newest records; nothing while there are none. */
export function NewRecords({ count }: { count: number }) {
  const from = new Date(`${dayAfter(useToday(), -daysNew)}T00:00:00`).toISOString();
  const reached = loadedOr(useList(advancesSince(from), canBeEmpty), none);
  const until = loadedOr(useRows(trainedExercises(from), canBeEmpty), null);
  const paced = loadedOr(useList(pacedSets(), canBeEmpty), none);
  // Without what was before, everything would look new.
  const records = useMemo(() => {
    if (until === null) return [];
    const all = withPaceRecords(recordsOfLog(reached, until), paced);
    return newest(foremostRecords(all.filter(({ at }) => at >= new Date(from))), count);
  }, [reached, until, paced, from, count]);
  if (records.length === 0) return null;
  return (
    <Card flush>
      <header className={styles.head}>
        <h2>Neue Bestleistungen</h2>
        <ButtonLink to="/statistics/performance" variant="quiet">
          Alle
        </ButtonLink>
      </header>
      <ul>
        {records.map(({ exerciseName, kind, metres, value, before, day }) => (
          <li key={exerciseName} className={styles.record}>
            <div>
              <h3 className={styles.name}>
                <DividedName>{exerciseName}</DividedName>
              </h3>
              <p className={styles.before}>
                bisher {recordFigure(before)} {recordUnit(kind)}
                {recordAddition(kind, metres)} · {format(dateOf(day), 'dd.MM.')}
              </p>
            </div>
            <Num size="m" unit={recordUnit(kind)}>
              {recordFigure(value)}
            </Num>
          </li>
        ))}
      </ul>
    </Card>
  );
}
