import type { LogRecord } from '@anwurf/domain/statistics/log-records';
import { recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import { ArrowUpFromLine } from 'lucide-react';
import { Num } from '../../../kit/text/num.tsx';
import { fullDay, recordKindName, recordValue } from './performance-words.ts';
import styles from './records-list.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

export interface RecordsListProps {
  records: readonly LogRecord[];
  /** Names the exercise of each; without it all are of one. */
  withExercise: boolean;
}

/** Records with what they were before, and when. */
export function RecordsList({ records, withExercise }: RecordsListProps) {
  return (
    <ul className={styles.list}>
      {records.map((record) => (
        <li key={`${record.workoutId} ${record.exerciseName} ${record.kind} ${record.metres}`} className={styles.record}>
          <ArrowUpFromLine size={20} strokeWidth={2.4} aria-hidden="true" />
          <div>
            <h3 className={styles.name}>{withExercise ? <DividedName>{record.exerciseName}</DividedName> : recordKindName(record)}</h3>
            <p className={styles.before}>
              {withExercise && `${recordKindName(record)}, `}
              <span className={styles.whole}>am {fullDay(record.day)}</span>,{' '}
              <span className={styles.whole}>
                bisher {recordValue({ kind: record.kind, value: record.before })}
                {record.beforeDay !== null && ` (${fullDay(record.beforeDay)})`}
              </span>
            </p>
          </div>
          <Num size="m" unit={recordUnit(record.kind)}>
            {recordFigure(record.value)}
          </Num>
        </li>
      ))}
    </ul>
  );
}
