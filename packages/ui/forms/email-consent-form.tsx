import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { Checkbox } from '../kit/field/checkbox.tsx';
import { PlainButton, type PlainButtonProps } from '../kit/action/plain-button.tsx';
import { PlainTextField } from '../kit/field/plain-text-field.tsx';
import { FormLayout } from '../kit/layout/form-layout.tsx';
import type { Failure, FailureWords } from './failure.ts';
import { FailureBanner } from './failure-banner.tsx';
import { type Checked, checkFields } from './field-problem.ts';
import { Form } from './form.tsx';
import { useSubmission } from './use-submission.ts';

interface Input {
  readonly email: string;
  readonly consent: boolean;
}

type Request = { email: string; consent: true };

export interface EmailConsentFormProps {
  /** Above the fields. */
  intro?: ReactNode;
  /** Filled in at the start. */
  email?: string;
  /** Of the request: `email` and `consent`. */
  schema: z.core.$ZodType<Request>;
  /** Text of the agreement. */
  consentLabel: string;
  /** Below it: where to read about it. */
  consentNotes: ReactNode;
  /** Said of an address that is none. */
  noEmail?: string;
  /** Said at its field, where it is missing or none. */
  addressWords?: { readonly missing: string; readonly wrong?: string };
  /** Said where the box is not ticked. */
  noConsent: Pick<Failure, 'title' | 'text'>;
  submitLabel: string;
  pendingLabel: string;
  variant: NonNullable<PlainButtonProps['variant']>;
  words: FailureWords;
  /** A toast would lie below it: what went wrong is said above the button. */
  isInDialog?: boolean;
  send: (request: Request) => Promise<void>;
}

/** An error of either is shown at its field; the toast names the missing agreement first. */
function check(
  {
    schema,
    noEmail = 'E-Mail ungültig',
    addressWords = { missing: 'Bitte gib deine E-Mail-Adresse ein.' },
    noConsent,
  }: Pick<EmailConsentFormProps, 'schema' | 'noEmail' | 'addressWords' | 'noConsent'>,
  input: Input,
): Checked<Request> {
  const checked = checkFields(schema, input);
  if (checked.problem === null) return checked;
  const wrong = checked.problem.fields?.['email'];
  const { missing, wrong: none = wrong } = addressWords;
  const email = wrong === undefined ? undefined : input.email.trim() === '' ? missing : none;
  if (input.consent) return { data: null, problem: { title: noEmail, text: email, fields: { email } } };
  return { data: null, problem: { ...noConsent, fields: { email, consent: 'Bitte stimme hier zu.' } } };
}

/** Sends an address with an agreement. */
export function EmailConsentForm({ intro, words, send, isInDialog = false, ...form }: EmailConsentFormProps) {
  const [input, setInput] = useState<Input>({ email: form.email ?? '', consent: false });
  const submission = useSubmission({ toasts: !isInDialog });
  const { errors, failure, corrected, pending } = submission;

  function submit() {
    const { problem, data } = check(form, input);
    void submission.run({ problem, words, work: async () => (data === null ? undefined : send(data)) });
  }

  return (
    <Form submission={submission} onSubmit={submit}>
      <FormLayout>
        {intro}
        <PlainTextField
          label="E-Mail"
          type="email"
          name="email"
          autoComplete="email"
          value={input.email}
          onChange={(email) => {
            setInput({ ...input, email });
            corrected('email');
          }}
          error={errors['email']}
        />
        <Checkbox
          isSelected={input.consent}
          onChange={(consent) => {
            setInput({ ...input, consent });
            corrected('consent');
          }}
          error={errors['consent']}
          description={form.consentNotes}
        >
          {form.consentLabel}
        </Checkbox>
        {isInDialog && failure && <FailureBanner failure={failure} />}
        <PlainButton type="submit" variant={form.variant} pending={pending} pendingText={form.pendingLabel}>
          {form.submitLabel}
        </PlainButton>
      </FormLayout>
    </Form>
  );
}
