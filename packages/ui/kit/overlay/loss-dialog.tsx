import type { ReactNode } from 'react';
import { QuestionDialog } from './question-dialog.tsx';

export interface LossDialogProps {
  title: string;
  /** Data that would be lost. */
  children: ReactNode;
  /** The answer that loses it. */
  label: string;
  pending?: boolean;
  onLose: () => void;
  /** 'Abbrechen', or Escape. */
  onStay: () => void;
}

/** Asks before something is lost. */
export function LossDialog({ title, children, label, pending = false, onLose, onStay }: LossDialogProps) {
  return (
    <QuestionDialog
      title={title}
      other={{ label: 'Abbrechen', onPress: onStay }}
      answer={{ label, variant: 'danger', pending, onPress: onLose }}
      onDismiss={onStay}
    >
      {children}
    </QuestionDialog>
  );
}
