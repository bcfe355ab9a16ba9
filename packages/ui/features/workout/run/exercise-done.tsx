import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { setVolume } from '@anwurf/domain/workout/logged-set';
import { format } from 'date-fns';
import { Check } from 'lucide-react';
import { Num } from '../../../kit/text/num.tsx';
import styles from './exercise-done.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

const volumeOf = (sets: readonly StoredSet[]) => sets.reduce((sum, set) => sum + setVolume(set), 0);

function difference(now: number, before: number): string {
  if (now === before) return 'genauso viel wie';
  return `${formatGermanDecimal(Math.abs(now - before), { decimals: 0 })} ${now > before ? 'mehr als' : 'weniger als'}`;
}

export interface ExerciseDoneProps {
  name: string;
  sets: readonly StoredSet[];
  /** The sets of the last time. */
  last: readonly StoredSet[];
}

/** All sets of an exercise are done: what was moved, beside the last time. */
export function ExerciseDone({ name, sets, last }: ExerciseDoneProps) {
  const now = volumeOf(sets);
  const before = volumeOf(last);
  const day = last[0]?.loggedAt;
  return (
    <section className={styles.done}>
      <h1>
        <Check aria-hidden="true" />
        <DividedName>{name}</DividedName> fertig
      </h1>
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
