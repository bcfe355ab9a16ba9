import { progressText } from '@anwurf/domain/workout/workout-progress';
import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../../kit/action/button.tsx';
import { guardPresses } from '../../../kit/action/press-guard.ts';
import { classNames } from '../../../kit/class-names.ts';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import styles from './workout-dock.module.css';

export interface WorkoutStepsProps {
  index: number;
  exerciseCount: number;
  onBack: () => void;
  /** Shows all exercises. */
  onList: () => void;
  onNext: () => void;
}

/** The way to the neighbouring exercises, and to all of them. The end of the workout stands elsewhere: a press too many must not lead there. */
export const WorkoutSteps = memo(function WorkoutSteps({ index, exerciseCount, onBack, onList, onNext }: WorkoutStepsProps) {
  return (
    <div className={styles.steps}>
      <Button variant="quiet" isDisabled={index === 0} onPress={onBack}>
        <ChevronLeft size={20} aria-hidden="true" />
        Zurück
      </Button>
      <AriaButton
        className={classNames(styles.position)}
        onPress={onList}
        aria-label={`${progressText(index, exerciseCount)}, alle Übungen`}
      >
        {progressText(index, exerciseCount)}
        <List size={20} aria-hidden="true" />
      </AriaButton>
      <Button variant="quiet" isDisabled={index === exerciseCount - 1} onPress={onNext}>
        Weiter
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </div>
  );
});

/** At the thumb: the one action with the way to the neighbours, or a clock. It never covers what is entered. */
export function WorkoutDock({ isClock, children }: { isClock: boolean; children: ReactNode }) {
  return (
    <div className={isClock ? styles.clock : styles.dock} ref={guardPresses} {...keepClear}>
      {children}
    </div>
  );
}
