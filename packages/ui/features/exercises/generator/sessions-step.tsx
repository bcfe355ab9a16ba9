import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { isSessionCount, OWN_SESSIONS } from '@anwurf/domain/workout/own-plan';
import { numberRule } from '../../../forms/number-rule.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { Stepper } from '../../../kit/field/stepper.tsx';
import { StepForm } from './step-form.tsx';
import styles from './step.module.css';
import type { Generator } from './use-generator.ts';

/** How many sessions the plan has. */
export function SessionsStep({ generator, onNext }: { generator: Generator; onNext: () => void }) {
  const { count } = generator.draft;
  const isWrong = !isSessionCount(count);
  return (
    <StepForm question="Wie viele Sessions hat dein Plan?" onNext={onNext}>
      <Card>
        <Stepper
          label="Anzahl der Sessions"
          unit={count === 1 ? 'Session' : 'Sessions'}
          step={1}
          rule={numberRule(NUMERIC_FIELDS.ownSessions)}
          value={count}
          isInvalid={isWrong}
          onChange={(next) => generator.change({ count: next })}
        />
      </Card>
      <p className={isWrong ? styles.problem : styles.hint} role={isWrong ? 'alert' : undefined}>
        {isWrong
          ? `Bitte gib ${OWN_SESSIONS.min} bis ${OWN_SESSIONS.max} Sessions an.`
          : `${OWN_SESSIONS.min} bis ${OWN_SESSIONS.max}. Eine Session ist ein Training.`}
      </p>
    </StepForm>
  );
}
