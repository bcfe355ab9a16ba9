import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Num } from '../../../kit/num.tsx';
import styles from './rest-timer.module.css';

const step = 15;
const outline = 'M6 150V130A122 122 0 0 1 128 8H230A122 122 0 0 1 352 130V150';

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export interface RestTimerProps {
  /** Whole seconds. Redrawn once a second, never tweened. */
  remaining: number;
  total: number;
  /** What comes after it: 'Satz 4 von 4'. */
  next: ReactNode;
  onAdjust: (seconds: number) => void;
  onEnd: () => void;
  /** Below the buttons. */
  children?: ReactNode;
}

/** The rest between two sets: a scoreboard clock in the goal area. */
export function RestTimer({ remaining, total, next, onAdjust, onEnd, children }: RestTimerProps) {
  const passed = total > 0 ? Math.min(100, ((total - remaining) / total) * 100) : 100;
  return (
    <section className={styles.rest} aria-label="Pause" data-surface="board">
      <div className={styles.clock}>
        <svg viewBox="0 0 358 150" aria-hidden="true">
          <path d={outline} className={styles.open} />
          {passed > 0 && <path d={outline} className={styles.done} pathLength={100} strokeDasharray={`${passed} 101`} />}
        </svg>
        <span role="timer" aria-label={`Noch ${remaining} Sekunden`} className={styles.time}>
          <Num>{clock(remaining)}</Num>
        </span>
      </div>
      <p className={styles.label}>
        Pause <Num>{total}</Num> s · danach <b>{next}</b>
      </p>
      <div className={styles.adjust}>
        <Button variant="line" aria-label={`${step} Sekunden kürzer`} onPress={() => onAdjust(-step)}>
          <Num size="s">−{step} s</Num>
        </Button>
        <Button variant="chalk" onPress={onEnd}>
          Pause beenden
        </Button>
        <Button variant="line" aria-label={`${step} Sekunden länger`} onPress={() => onAdjust(step)}>
          <Num size="s">+{step} s</Num>
        </Button>
      </div>
      {children}
    </section>
  );
}
