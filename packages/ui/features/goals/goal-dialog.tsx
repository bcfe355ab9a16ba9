import { NotLoaded } from '../../data/not-loaded.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { GoalForm, type GoalFormProps } from './goal-form.tsx';
import { useGoalChoices } from './use-goal-choices.ts';

export type GoalDialogProps = Omit<GoalFormProps, 'choices'>;

/** The form of a goal, once it is known what there is to choose from. */
export function GoalDialog(props: GoalDialogProps) {
  const choices = useGoalChoices();
  if (choices.state === 'rows') return <GoalForm {...props} choices={choices.value} />;
  return (
    <Dialog title={props.changed === undefined ? 'Neues Ziel' : 'Ziel ändern'} isOpen onOpenChange={props.onClose}>
      <NotLoaded data={choices} skeleton={<Skeleton height="240px" />} />
    </Dialog>
  );
}
