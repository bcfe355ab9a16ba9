import { type SubTest, trialUnitOf } from '@anwurf/domain/fitness/sub-test';
import { useId } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { TrialLanes } from './trial-lanes.tsx';
import styles from './trials-card.module.css';
import type { TrialEntry } from './use-trial-entry.ts';

/** All trials of a sub-test, one of which is chosen. */
export function TrialsCard({ test, trial, onExplain }: { test: SubTest; trial: TrialEntry; onExplain: () => void }) {
  const nameId = useId();
  return (
    <Card flush aria-labelledby={nameId}>
      <header className={styles.head}>
        <h2 id={nameId}>{test.name}</h2>
        <Button variant="quiet" onPress={onExplain}>
          Anleitung
        </Button>
      </header>
      {test.sideField !== null && (
        <div className={styles.sides}>
          <Segments
            label="Seite"
            hideLabel
            options={[
              { value: 'trials', label: test.sideNames[0] },
              { value: 'right', label: test.sideNames[1] },
            ]}
            value={trial.side}
            onChange={trial.chooseSide}
          />
        </div>
      )}
      <TrialLanes
        test={{ ...test, unit: test.unit === 'level' ? 'level' : trialUnitOf(test), ...(test.trialNames && { lowerIsBetter: false }) }}
        trials={trial.trials}
        index={trial.open?.index ?? -1}
        value={trial.value}
        previous={test.trialNames ? null : trial.before}
        onChoose={trial.chooseTrial}
      />
    </Card>
  );
}
