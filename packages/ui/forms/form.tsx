import type { ComponentProps, FormEvent } from 'react';
import { leadsToWrongNumber } from '../kit/field/wrong-number.ts';
import type { Submission } from './use-submission.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref' | 'noValidate'> {
  submission: Pick<Submission, 'area'>;
  onSubmit: () => void;
}

/** A form that its submission looks after: Enter submits, what is wrong is said in our words, the first wrong field takes the focus. */
export function Form({ submission, onSubmit, children, ...props }: FormProps) {
  const { area } = submission;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!leadsToWrongNumber(event.currentTarget)) onSubmit();
  }
  return (
    <form {...props} ref={area} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}
