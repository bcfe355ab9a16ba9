import { shownUnit, type SubTest, trialUnitOf } from '@anwurf/domain/fitness/sub-test';
import { trialField } from '@anwurf/domain/fitness/trial-field';
import { useId } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { Stepper } from '../../../kit/field/stepper.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { trialText } from '../fitness-words.ts';
import styles from './trial-card.module.css';
import type { TrialEntry } from './use-trial-entry.ts';

/** The trial that is being entered. */
export function TrialCard({ test, trial }: { test: SubTest; trial: TrialEntry }) {
  const problemId = useId();
  const unit = trialUnitOf(test);
  const { name, sideName, value, farOf } = trial;
  return (
    <Card>
      <p className={styles.trial}>
        <b>
          {name} {test.trials > 1 && !test.trialNames && `von ${test.trials}`}
          {sideName && ` · ${sideName}`}
        </b>
        <span>{test.cue}</span>
      </p>
      <Stepper
        key={`${trial.side}/${trial.open?.index}`}
        label={test.name.replaceAll('\u00ad', '')}
        unit={shownUnit(unit) || 'Stufe'}
        rule={numberRule(trialField(test))}
        step={test.step}
        startValue={trial.trials.findLast((one) => typeof one === 'number') ?? trial.before}
        value={value}
        onChange={trial.enter}
        aria-describedby={problemId}
      />
      <p id={problemId} className={styles.problem} role="alert">
        {trial.problem}
      </p>
      {trial.isDoubted && value !== null && (
        <Banner kind="warn">
          {farOf === null
            ? 'Das liegt weit außerhalb von dem, was in deiner Gruppe vorkommt. Stimmt der Wert?'
            : `${trialText(test, value)}? Sonst ${trialText(test, farOf)}.`}
        </Banner>
      )}
    </Card>
  );
}
