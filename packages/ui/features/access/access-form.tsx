import { type ReactNode, useEffect } from 'react';
import { Form } from '../../forms/form.tsx';
import type { Submission } from '../../forms/use-submission.ts';
import { prepareReading } from '../../http/server-request.ts';
import { BottomAction } from '../../kit/action/bottom-action.tsx';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import styles from './access-form.module.css';
import { FailureBanner } from '../../forms/failure-banner.tsx';

export interface AccessFormProps {
  submission: Submission;
  onSubmit: () => void;
  children: ReactNode;
  submitLabel: ReactNode;
  /** Instead of the label while it is busy. */
  pendingLabel?: string;
  /** The fields say already that it cannot be submitted. */
  disabled?: boolean;
  /** Somebody has begun, or goes on, to fill it in. */
  onFocus?: (() => void) | undefined;
  /** Below the button. */
  note?: ReactNode;
}

/** A form of the access screens: a failure without a field stands above the one button that submits. */
export function AccessForm({
  submission,
  onSubmit,
  children,
  submitLabel,
  pendingLabel = '',
  disabled = false,
  onFocus,
  note,
}: AccessFormProps) {
  const { failure, pending } = submission;
  useEffect(prepareReading, []);
  return (
    <Form submission={submission} className={styles.form} onSubmit={onSubmit} onFocus={onFocus}>
      <div className={styles.fields}>{children}</div>
      {failure !== null && failure.fields === undefined && <FailureBanner failure={failure} />}
      <BottomAction note={note}>
        <PlainButton type="submit" variant="ball" disabled={disabled} pending={pending} pendingText={pendingLabel}>
          {submitLabel}
        </PlainButton>
      </BottomAction>
    </Form>
  );
}
