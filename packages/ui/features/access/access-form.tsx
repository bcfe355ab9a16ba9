import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../kit/banner.tsx';
import styles from './access-form.module.css';
import type { Failure } from '../../forms/failure.ts';

export interface AccessFormProps {
  /** What went wrong with the last attempt. */
  failure: Failure | null;
  onSubmit: () => void;
  children: ReactNode;
  /** Below the fields: the button that submits. */
  action: ReactNode;
}

/** A form of the access screens: Enter submits, a failure without a field stands above the action, focus goes to the first wrong field. */
export function AccessForm({ failure, onSubmit, children, action }: AccessFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.fields}>{children}</div>
      {failure !== null && failure.fields === undefined && <FailureBanner failure={failure} />}
      {action}
    </form>
  );
}

/** A failure that belongs to no field. */
export function FailureBanner({ failure }: { failure: Failure }) {
  return (
    <Banner kind="bad">
      <strong>{failure.title}</strong>
      <br />
      {failure.text}
    </Banner>
  );
}
