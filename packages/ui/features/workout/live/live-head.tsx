import { useSyncState } from '@anwurf/db/client/react';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { ELAPSED_TICK_MS, elapsedMinutes } from '@anwurf/domain/workout/workout-duration';
import { WifiOff, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Badge } from '../../../kit/badge.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Num } from '../../../kit/num.tsx';
import { useNow } from '../../../kit/use-now.ts';
import headStyles from '../run/workout-head.module.css';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import styles from './live-head.module.css';

export interface LiveHeadProps {
  exercises: readonly TrainedExercise[];
  /** Sets of each that are done. */
  done: readonly number[];
  index: number;
  startTime: Date;
  resumed: boolean;
  onChoose: (index: number) => void;
  onEnd: () => void;
  onLeave: () => void;
}

/** Ref of the exercise that is trained: the strip may be longer than the screen. */
function scrollTo(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Minutes, the way out, and the exercises as a strip: solid lines are sets that are done, dashed ones open. */
export function LiveHead({ exercises, done, index, startTime, resumed, onChoose, onEnd, onLeave }: LiveHeadProps) {
  const minutes = elapsedMinutes(startTime, useNow(ELAPSED_TICK_MS));
  const { connection } = useSyncState();
  return (
    <header className={headStyles.head} data-surface="court">
      <div className={headStyles.inner}>
        <div className={headStyles.row}>
          <IconButton aria-label="Training unterbrechen" onPress={onLeave}>
            <X aria-hidden="true" />
          </IconButton>
          <h2 className={headStyles.title}>
            Jetzt Trainieren
            {resumed && <Badge kind="court">Fortgesetzt</Badge>}
          </h2>
          {connection === 'offline' && <WifiOff size={20} role="img" aria-label="Kein Empfang. Alles wird auf dem Gerät gespeichert." />}
          <span className={headStyles.minutes}>
            <Num size="s" unit="min">
              {minutes}
            </Num>
          </span>
          <AriaButton className={classNames(styles.end)} onPress={onEnd}>
            Beenden
          </AriaButton>
        </div>
        <ol className={styles.strip} aria-label="Deine Übungen">
          {exercises.map((exercise, position) => {
            const count = setCountOf(exercise);
            const finished = done[position] ?? 0;
            return (
              <li key={exercise.id}>
                <AriaButton
                  {...(position === index && { ref: scrollTo })}
                  className={classNames(styles.entry)}
                  aria-label={`${exercise.name}, ${finished} von ${count} Sätzen`}
                  {...(position === index && { 'aria-current': 'step' as const })}
                  onPress={() => onChoose(position)}
                >
                  <span>{exercise.name}</span>
                  <span className={styles.lines} aria-hidden="true">
                    {Array.from({ length: Math.max(count, finished) }, (_, line) => (
                      <i key={line} className={classNames(line >= finished && styles.open)} />
                    ))}
                  </span>
                </AriaButton>
              </li>
            );
          })}
        </ol>
      </div>
    </header>
  );
}
