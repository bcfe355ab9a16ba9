import { type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../kit/action/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Dialog, type DialogProps } from '../kit/overlay/dialog.tsx';
import { Form } from './form.tsx';
import { FormLayout } from '../kit/layout/form-layout.tsx';
import styles from './form-dialog.module.css';
import type { Submission } from './use-submission.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'role'> {
  isOpen?: boolean;
  submission: Submission;
  onSubmit: () => void;
  onClose: () => void;
  submitLabel: string;
  /** Instead of the label while it is busy. */
  pendingLabel?: string;
  variant?: ButtonVariant;
  /** Above the fields. */
  intro?: ReactNode;
  /** The fields. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A short form in a dialog: 'Abbrechen', and the one button that submits. */
export function FormDialog({ isOpen = true, submission, onSubmit, onClose, intro, children, className, ...props }: FormDialogProps) {
  const { submitLabel, pendingLabel = '', variant = 'court', ...dialog } = props;
  const form = useId();
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" form={form} variant={variant} pending={submission.pending} pendingText={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {intro}
      <Form id={form} submission={submission} className={classNames(styles.form, className)} onSubmit={onSubmit}>
        <FormLayout>{children}</FormLayout>
      </Form>
    </Dialog>
  );
}
