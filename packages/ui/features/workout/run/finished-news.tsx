import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { setVolume } from '@anwurf/domain/workout/logged-set';
import { format } from 'date-fns';
import { Check } from 'lucide-react';
import { DividedName } from '../../../data/divided-name.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { RecordBand } from '../set/record-band.tsx';
import styles from './finished-news.module.css';
import type { FinishedExercise } from './running-workout.ts';

const volumeOf = (sets: readonly StoredSet[]) => sets.reduce((sum, set) => sum + setVolume(set), 0);

function difference(now: number, before: number): string {
  if (now === before) return 'genauso viel wie';
  return `${formatGermanDecimal(Math.abs(now - before), { decimals: 0 })} ${now > before ? 'mehr als' : 'weniger als'}`;
}

export interface FinishedNewsProps {
  finished: FinishedExercise;
  /** Its sets today. */
  sets: readonly StoredSet[];
}

/** Above the exercise that stands ready: the record of the one before, or what was moved, beside the last time. */
export function FinishedNews({ finished: { exercise, last, records, isDone }, sets }: FinishedNewsProps) {
  if (records.length > 0) return <RecordBand records={records} exerciseName={exercise.name} isShort />;
  if (!isDone) return null;
  const now = volumeOf(sets);
  const before = volumeOf(last);
  const day = last[0]?.loggedAt;
  return (
    <section className={styles.done}>
      <h2>
        <Check size={20} aria-hidden="true" />
        {/* One box beside the tick: the pieces of a long word would stand in columns. */}
        <span>
          <DividedName>{exercise.name}</DividedName> fertig
        </span>
      </h2>
      {now > 0 && (
        <p>
          <Num size="s">{formatGermanDecimal(now, { decimals: 0 })}</Num> kg bewegt
          {before > 0 && day && (
            <>
              , <b className={now > before ? styles.more : undefined}>{difference(now, before)}</b> am {format(day, 'dd.MM.')}
            </>
          )}
        </p>
      )}
    </section>
  );
}
