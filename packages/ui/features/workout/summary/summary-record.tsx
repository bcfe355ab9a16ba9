import type { ShownRecord } from '@anwurf/domain/workout/shown-records';
import { ArrowUpFromLine } from 'lucide-react';
import { Num } from '../../../kit/text/num.tsx';
import { recordAddition, recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import styles from './summary-record.module.css';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { localDay } from '../../../data/local-day.ts';

export function SummaryRecord({ exercise, kind, value, before, reachedAt, day, metres }: ShownRecord) {
  const unit = recordUnit(kind);
  return (
    <section className={styles.record} data-surface="ball">
      <ArrowUpFromLine aria-hidden="true" />
      <div>
        <h2 className={styles.title}>Neue Bestleistung</h2>
        <p className={styles.text}>
          {exercise}
          {recordAddition(kind, metres)},{' '}
          <span className={styles.whole}>
            bisher {recordFigure(before)} {unit}
          </span>{' '}
          <span className={styles.whole}>am {formatGermanDate(day ?? localDay(reachedAt))}</span>
        </p>
      </div>
      <span className={styles.value}>
        <Num unit={unit}>{recordFigure(value)}</Num>
      </span>
    </section>
  );
}
