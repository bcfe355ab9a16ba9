import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';

interface Answer {
  label: string;
  onPress: () => void;
}

export interface QuestionDialogProps {
  title: string;
  children: ReactNode;
  isOpen?: boolean;
  /** The quiet answer, first. */
  other: Answer;
  /** The strong one. */
  answer: Answer & { variant: ButtonVariant; pending?: boolean };
  /** Escape: what is answered then. */
  onDismiss: () => void;
}

/** A question with two answers, before anything else goes on. */
export function QuestionDialog({ title, children, isOpen = true, other, answer, onDismiss }: QuestionDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={onDismiss}
      actions={
        <>
          <Button variant="quiet" onPress={other.onPress}>
            {other.label}
          </Button>
          <Button variant={answer.variant} pending={answer.pending} onPress={answer.onPress}>
            {answer.label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
