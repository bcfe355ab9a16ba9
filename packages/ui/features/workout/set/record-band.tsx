import type { PersonalRecord } from '@anwurf/domain/workout/personal-record';
import { format } from 'date-fns';
import { ArrowUpFromLine } from 'lucide-react';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import styles from './record-band.module.css';
import { recordAddition, recordFigure, recordName, recordUnit, recordGain } from '@anwurf/domain/workout/record-words';
import { DividedName } from '../../../data/divided-name.tsx';
import { dateOf } from '../../../data/week/day-words.ts';

interface RecordFact {
  name: string;
  value: string;
  unit: string;
}

function factsOf([first, ...others]: readonly PersonalRecord[]): RecordFact[] {
  if (first === undefined) return [];
  const unit = recordUnit(first.kind);
  return [
    {
      name: `bisher, am ${format(first.day === undefined ? first.reachedAt : dateOf(first.day), 'dd.MM.')}`,
      value: recordFigure(first.before),
      unit,
    },
    { name: 'mehr', value: recordGain(first), unit },
    ...others.map(({ kind, value }) => ({ name: recordName(kind), value: recordFigure(value), unit: recordUnit(kind) })),
  ];
}

export interface RecordBandProps {
  records: readonly PersonalRecord[];
  exerciseName: string;
  /** Leaves room for the exercise that stands ready below. */
  isShort?: boolean;
}

/** The moment of a record: the band drops in, its solid line overtakes the dashed old one. Spoken by the workout's announcer. */
export function RecordBand({ records, exerciseName, isShort = false }: RecordBandProps) {
  const [first] = records;
  if (first === undefined) return null;
  const oldLength = (first.before / first.value) * 358;
  return (
    <section className={classNames(styles.band, isShort && styles.short)} data-surface="ball" aria-label="Neue Bestleistung">
      <h2 className={styles.title}>
        <ArrowUpFromLine aria-hidden="true" />
        Neue Bestleistung
      </h2>
      <p className={styles.what}>
        <DividedName>{exerciseName}</DividedName>
        {recordAddition(first.kind, first.metres)}
      </p>
      <p className={styles.value}>
        <Num>{recordFigure(first.value)}</Num>
        <span className={styles.unit}>
          {recordUnit(first.kind)}
          {first.kind === 'weight' && first.reps !== null && ` × ${first.reps}`}
        </span>
      </p>
      <svg viewBox="0 0 358 14" aria-hidden="true" className={styles.lines}>
        <path d="M0 3H358" strokeWidth="5" className={styles.overtaking} />
        <path d={`M0 12H${oldLength}`} strokeWidth="2" strokeDasharray="6 5" />
      </svg>
      <dl className={styles.facts}>
        {factsOf(records).map(({ name, value, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num unit={unit}>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
