import { ELAPSED_TICK_MS, elapsedMinutes } from '@anwurf/domain/workout/workout-duration';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { useAbsence } from '../../../data/absence.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { Num } from '../../../kit/text/num.tsx';
import { useNow } from '../../../kit/use-now.ts';
import styles from './workout-head.module.css';
import type { WorkoutRun } from './workout-run.ts';

export interface WorkoutBarProps {
  title: ReactNode;
  run: WorkoutRun;
  /** Whether sets are logged: then the workout goes on when it is left. */
  isBegun: boolean;
  onLeave: () => void;
  /** Asks about the end. */
  onEnd: () => void;
  /** Below: how far the player is. */
  children: ReactNode;
}

/** Above a running workout: the way out, what is trained, since how many minutes, and the end. */
export function WorkoutBar({ title, run: { startTime, resumed }, isBegun, onLeave, onEnd, children }: WorkoutBarProps) {
  const minutes = elapsedMinutes(startTime, useNow(ELAPSED_TICK_MS));
  const absence = useAbsence();

  function leave() {
    onLeave();
    if (isBegun) showMessage('Training läuft weiter', 'Deine Sätze sind gespeichert. Du kannst es jederzeit fortsetzen.');
  }
  return (
    <header className={styles.head} data-surface="court">
      <div className={styles.inner}>
        <div className={styles.row}>
          <IconButton aria-label="Training unterbrechen" onPress={leave}>
            <X aria-hidden="true" />
          </IconButton>
          <h2 className={styles.title}>
            {title}
            {resumed && <Badge kind="court">Fortgesetzt</Badge>}
          </h2>
          {absence !== null && <absence.Icon size={20} role="img" aria-label={`${absence.reason} Alles wird auf dem Gerät gespeichert.`} />}
          <span className={styles.minutes}>
            <Num size="s" unit="min">
              {minutes}
            </Num>
          </span>
          <Button className={classNames(styles.end)} onPress={onEnd}>
            Beenden
          </Button>
        </div>
        {children}
      </div>
    </header>
  );
}
