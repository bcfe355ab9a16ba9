import { isName } from '@anwurf/domain/vocabulary/name';
import { exerciseCount, PLAN_NAME_LENGTH } from '@anwurf/domain/workout/own-plan';
import { Button } from '../../../kit/action/button.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { StepForm } from './step-form.tsx';
import styles from './step.module.css';
import type { Generator } from './use-generator.ts';

/** How the plan is called. */
export function NameStep({ generator, onNext }: { generator: Generator; onNext: () => void }) {
  const { name, sessions } = generator.draft;

  function startOver() {
    const restore = generator.startOver();
    showMessage('Neu begonnen', undefined, { label: 'Rückgängig', run: restore });
  }
  return (
    <StepForm question="Wie soll dein Plan heißen?" onNext={onNext}>
      <TextField
        label="Name des Plans"
        maxLength={PLAN_NAME_LENGTH}
        value={name}
        onChange={(typed) => generator.change({ name: typed })}
        error={isName(name) ? undefined : 'Bitte gib deinem Plan einen Namen.'}
      />
      {exerciseCount(sessions) > 0 && (
        <p className={styles.begun}>
          Dein angefangener Plan mit {exerciseCount(sessions)} {exerciseCount(sessions) === 1 ? 'Übung' : 'Übungen'} ist noch da.{' '}
          <Button variant="quiet" onPress={startOver}>
            Von vorn beginnen
          </Button>
        </p>
      )}
    </StepForm>
  );
}
