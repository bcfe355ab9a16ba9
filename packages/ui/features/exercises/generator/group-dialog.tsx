import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { groupAt, groupName, roundCount } from '@anwurf/domain/workout/exercise-group';
import { withDissolved, withRounds } from '@anwurf/domain/workout/own-groups';
import type { ChosenExercise } from '@anwurf/domain/workout/own-plan';
import { Unlink2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { numberRule } from '../../../forms/number-rule.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { MiniStepper } from '../../../kit/field/mini-stepper.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import styles from './add-exercise-dialog.module.css';

export interface GroupDialogProps {
  session: readonly ChosenExercise[];
  /** An exercise of the group. */
  id: string;
  /** The session with the group changed, or taken apart. */
  onChange: (session: readonly ChosenExercise[]) => void;
  onClose: () => void;
}

/** Rounds of a superset or circuit, and the rest after a round. */
export function GroupDialog({ session, id, onChange, onClose }: GroupDialogProps) {
  const submission = useSubmission();
  const index = session.findIndex((one) => one.id === id);
  const group = groupAt(session, index);
  const members = group === null ? [] : session.slice(group.first, group.end);
  const [rounds, setRounds] = useState<number | null>(null);
  const [rest, setRest] = useState<number | null>(group?.rest ?? null);
  if (group === null) return null;
  const name = groupName(group);

  function submit() {
    onChange(withRounds(session, id, { ...(rounds !== null && { rounds }), rest: rest ?? 0 }));
    onClose();
  }
  function dissolve() {
    onChange(withDissolved(session, id));
    onClose();
  }
  return (
    <FormDialog
      title={`${name} ändern`}
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Speichern"
      intro={<p className={styles.name}>{members.map((one) => one.name).join(' + ')}</p>}
    >
      <MiniStepper
        label="Runden"
        unit="Runden"
        rule={numberRule(NUMERIC_FIELDS.plannedSets)}
        value={rounds ?? roundCount(members)}
        onChange={setRounds}
      />
      <NumberBox label="Pause nach der Runde" unit="s" rule={numberRule(NUMERIC_FIELDS.plannedPause)} value={rest} onChange={setRest} />
      <p>
        <Button variant="quiet" onPress={dissolve}>
          <Unlink2 size={20} aria-hidden="true" />
          {name} lösen
        </Button>
      </p>
    </FormDialog>
  );
}
