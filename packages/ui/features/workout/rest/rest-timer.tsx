import { clockText } from '@anwurf/domain/workout/hold-clock';
import { REST_STEP_SECONDS } from '@anwurf/domain/workout/rest-clock';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { ClockArc } from '../../../kit/feedback/clock-arc.tsx';
import styles from './rest-timer.module.css';

export interface RestTimerProps {
  /** Whole seconds. */
  remaining: number;
  total: number;
  /** Next step: 'Satz 4 von 4', or the card of the next exercise. */
  next: string | { card: ReactNode };
  /** Button that ends the rest early; the ball unless something else on the screen has it. */
  variant: 'ball' | 'chalk';
  onAdjust: (seconds: number) => void;
  onEnd: () => void;
  /** Below the buttons. */
  children?: ReactNode;
}

/** The rest between two sets: a scoreboard clock in the goal area. */
export function RestTimer({ remaining, total, next, variant, onAdjust, onEnd, children }: RestTimerProps) {
  return (
    <section className={styles.rest} aria-label="Pause" data-surface="board">
      <ClockArc part={total > 0 ? (total - remaining) / total : 1} spoken={`Noch ${remaining} Sekunden`}>
        {clockText(remaining)}
      </ClockArc>
      {typeof next === 'string' ? (
        <p className={styles.label}>
          Pause <Num>{total}</Num> s · danach <b>{next}</b>
        </p>
      ) : (
        next.card
      )}
      <div className={styles.adjust}>
        <Button variant="line" aria-label={`−${REST_STEP_SECONDS} s, Pause kürzer`} onPress={() => onAdjust(-REST_STEP_SECONDS)}>
          <Num size="s">−{REST_STEP_SECONDS} s</Num>
        </Button>
        <Button variant={variant} onPress={onEnd}>
          Pause beenden
        </Button>
        <Button variant="line" aria-label={`+${REST_STEP_SECONDS} s, Pause länger`} onPress={() => onAdjust(REST_STEP_SECONDS)}>
          <Num size="s">+{REST_STEP_SECONDS} s</Num>
        </Button>
      </div>
      {children}
    </section>
  );
}
