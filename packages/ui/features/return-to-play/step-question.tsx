import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../kit/action/button.tsx';
import { QuestionDialog } from '../../kit/overlay/question-dialog.tsx';

export interface StepQuestionProps {
  title: string;
  /** The answer that leaves everything as it is, and the one that takes the step. */
  stay: string;
  go: string;
  variant: ButtonVariant;
  step: { readonly pending: boolean; readonly run: () => Promise<unknown> };
  onClose: () => void;
  children: ReactNode;
}

/** Asked before a step on a way back that nobody should take by mistake. */
export function StepQuestion({ title, stay, go, variant, step, onClose, children }: StepQuestionProps) {
  return (
    <QuestionDialog
      title={title}
      other={{ label: stay, onPress: onClose }}
      answer={{ label: go, variant, pending: step.pending, onPress: () => void step.run().then(onClose) }}
      onDismiss={onClose}
    >
      {children}
    </QuestionDialog>
  );
}
