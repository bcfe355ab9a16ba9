import { hasValidTrial } from '@anwurf/domain/fitness/test-entry';
import { Button } from '../../../kit/action/button.tsx';
import { guardPresses } from '../../../kit/action/press-guard.ts';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import styles from './trial-dock.module.css';
import type { TrialEntry } from './use-trial-entry.ts';

interface TrialDockProps {
  trial: TrialEntry;
  onSave: () => void;
  /** Goes to the next sub-test. */
  onNext: () => void;
  /** Leaves out a sub-test without any valid trial. */
  onSkip: () => void;
}

/** Actions on the trial that is being entered, or on a sub-test that has all of them. */
export function TrialDock({ trial, onSave, onNext, onSkip }: TrialDockProps) {
  const { name, open, side } = trial;
  const hasResult = hasValidTrial(trial.entry);
  return (
    <div className={styles.dock} ref={guardPresses} {...keepClear} data-meaning={`${side}/${open?.index}`}>
      {open === null ? (
        <Button variant="ball" wide onPress={onNext}>
          Weiter
        </Button>
      ) : (
        <>
          <Button variant="ball" wide onPress={onSave}>
            {trial.isDoubted ? 'Trotzdem speichern' : `${name} speichern`}
          </Button>
          <div className={styles.low}>
            <Button variant="quiet" onPress={trial.setInvalid}>
              Versuch ungültig
            </Button>
            <Button variant="quiet" onPress={hasResult ? onNext : onSkip}>
              {hasResult ? `Ohne ${name} weiter` : 'Test auslassen'}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
