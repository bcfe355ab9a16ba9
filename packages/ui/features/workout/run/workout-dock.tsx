import { progressText } from '@anwurf/domain/workout/workout-progress';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { RestTimer } from '../rest/rest-timer.tsx';
import type { RestClock } from '../rest/use-rest.ts';
import styles from './workout-dock.module.css';

export interface WorkoutDockProps {
  index: number;
  exerciseCount: number;
  rest: RestClock;
  /** What comes after the rest. */
  restNext: string;
  /** The one orange button. */
  action: ReactNode;
  onBack: () => void;
  onNext: () => void;
}

/** At the thumb: the one action or the rest timer, and the way to the neighbouring exercises. */
export function WorkoutDock({ index, exerciseCount, rest, restNext, action, onBack, onNext }: WorkoutDockProps) {
  const steps = (
    <div className={styles.steps}>
      <Button variant="quiet" isDisabled={index === 0} onPress={onBack}>
        <ChevronLeft size={20} aria-hidden="true" />
        Zurück
      </Button>
      <span className={styles.position}>{progressText(index, exerciseCount)}</span>
      <Button variant="quiet" onPress={onNext}>
        {index === exerciseCount - 1 ? 'Abschließen' : 'Weiter'}
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </div>
  );
  if (rest.remaining !== null) {
    return (
      <div className={styles.rest}>
        <RestTimer remaining={rest.remaining} total={rest.total} next={restNext} onAdjust={rest.adjust} onEnd={rest.end}>
          {steps}
        </RestTimer>
      </div>
    );
  }
  return (
    <div className={styles.dock}>
      {action}
      {steps}
    </div>
  );
}
